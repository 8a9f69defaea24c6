import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials, fullName, isSendable } from '../../../src/domain/auth/user';
import { safeReturnPath } from '../../../src/domain/auth/safe-return-path';
import { aUser } from '../../support/builders';

describe('user', () => {
  it.each([
    [{}, 'Priya Raman', 'PR'],
    [{ lastName: '' }, 'Priya', 'P'],
    [{ firstName: ' ', lastName: 'raman' }, 'raman', 'R'],
    [{ firstName: '', lastName: '' }, '', 'P'],
    [{ firstName: '(Priya)', lastName: '«Raman»' }, '(Priya) «Raman»', 'PR'],
    [{ firstName: '-', lastName: '.' }, '- .', 'P'],
    [{ firstName: '😀 Priya', lastName: '🍪' }, '😀 Priya 🍪', '😀🍪'],
  ])('user with %o is called "%s", in short %s', (fields, name, letters) => {
    const user = aUser(fields);
    expect(fullName(user)).toEqual(name);
    expect(initials(user)).toEqual(letters);
  });
});

describe('an access token', () => {
  it.each(['access-1', 'eyJ.e30.sig~+/=', 'clé', ' '])('%j can be sent', (token) => {
    expect(isSendable(token)).toBe(true);
  });

  it.each(['', 'access\n1', '\u0000access', 'access\u0080', '鍵', 'access-鍵', '鍵-access'])(
    '%j cannot be sent: no header may hold it',
    (token) => {
      expect(isSendable(token)).toBe(false);
    },
  );
});

describe('the return path after sign-in', () => {
  it.each(['/', '/orders', '/orders?page=2&x=%2F%2F', '/track-order?id=1#top', '/menu?search=cr%C3%A8me'])(
    'may be %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
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
