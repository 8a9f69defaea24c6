import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/domain/reports/ports';
import { sentReport } from '../../../src/domain/reports/sent-report';

function anError(message: string, stack: string, name = 'TypeError'): Report {
  return { kind: 'error', error: Object.assign(new Error(message), { name, stack }) };
}

describe('a sent report', () => {
  it('names the places of an error in the scripts, the innermost first', () => {
    const stack = [
      'TypeError: Cannot read properties of undefined',
      '    at total (https://shop.test/assets/5f9d812666a9.js:1:2345)',
      '    at https://shop.test/assets/0e30074878ec.js:2:1',
    ].join('\n');
    expect(sentReport(anError('Cannot read properties of undefined', stack), '/menu')).toEqual({
      kind: 'error',
      page: '/menu',
      name: 'TypeError',
      at: ['5f9d812666a9.js:1:2345', '0e30074878ec.js:2:1'],
    });
  });

  it('reads the stack of Firefox and Safari', () => {
    const stack =
      'total@https://shop.test/assets/67da20cc5bda.js:1:23\n@https://shop.test/assets/b48d1ef06612.js:4:5\n';
    expect(sentReport(anError('boom', stack), '/')).toMatchObject({
      at: ['67da20cc5bda.js:1:23', 'b48d1ef06612.js:4:5'],
    });
  });

  it('has at most five places', () => {
    const stack = Array.from({ length: 40 }, (_frame, line) => `at f (https://shop.test/assets/a.js:${line}:1)`);
    expect(sentReport(anError('Too much recursion', stack.join('\n')), '/')).toMatchObject({
      at: ['a.js:0:1', 'a.js:1:1', 'a.js:2:1', 'a.js:3:1', 'a.js:4:1'],
    });
  });

  it('holds no word of an error, of its name or of its message', () => {
    const secret = fc.constantFrom('priya@example.com', '+1 214 555 0100', 'eyJhbGciOi.token', 'order-42.js:1:2');
    const words = fc.tuple(fc.string(), secret, fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, secret, (message, hidden) => {
        const stack = `Error: ${message}\n    at f (https://shop.test/assets/a.js:1:1)`;
        const sent = JSON.stringify(sentReport(anError(message, stack, hidden), `/orders/${hidden}?id=${hidden}`));
        expect(sent).toBe('{"kind":"error","page":"other","name":"Error","at":["a.js:1:1"]}');
      }),
    );
  });

  it.each([
    ['priya@example.com', 'string'],
    [undefined, 'undefined'],
    [{ email: 'priya@example.com' }, 'object'],
  ])('says of a thrown value only what type it has: %j', (error, name) => {
    expect(sentReport({ kind: 'error', error }, '/')).toEqual({ kind: 'error', page: '/', name, at: [] });
  });

  it('rounds a measured value', () => {
    const report: Report = { kind: 'vital', name: 'CLS', value: 0.012345 };
    expect(sentReport(report, '/menu')).toEqual({ kind: 'vital', page: '/menu', name: 'CLS', value: 0.012 });
  });

  it('says on which kind of page a step was taken', () => {
    expect(sentReport({ kind: 'step', step: 'orderPaid' }, '/payment-status')).toEqual({
      kind: 'step',
      page: '/payment-status',
      step: 'orderPaid',
    });
  });
});
