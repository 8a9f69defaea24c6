import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '../../../src/domain/auth/return-path';
import { fullName, initials } from '../../../src/domain/auth/user';
import { aUser } from '../../support/builders';

describe('user', () => {
  it.each([
    [{}, 'Priya Raman', 'PR'],
    [{ lastName: '' }, 'Priya', 'P'],
    [{ firstName: ' ', lastName: 'raman' }, 'raman', 'R'],
    [{ firstName: '', lastName: '' }, '', 'P'],
  ])('with %o is called "%s", in short %s', (fields, name, letters) => {
    const user = aUser(fields);
    expect(fullName(user)).toEqual(name);
    expect(initials(user)).toEqual(letters);
  });
});

describe('the return path after sign-in', () => {
  it.each(['/', '/orders', '/orders?page=2&x=%2F%2F', '/track-order?id=1#top', '/menu?search=cr%C3%A8me'])(
    'may be %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'orders',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/orders\\..\\x',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\n/evil.example',
    '/\t/evil.example',
    ' /orders',
    '/authenticate',
    '/authenticate?code=1',
  ])('is home instead of %s', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('never leaves the shop, whatever it is', () => {
    const origin = 'https://shop.test';
    const piece = fc.constantFrom('/', '\\', '.', 'evil.example', ':', '@', '\t', '\n', '%2f', '?', '#', 'https:', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(new URL(safeReturnPath(pieces.join('')), origin).origin).toBe(origin);
      }),
      { numRuns: 1000 },
    );
  });
});
