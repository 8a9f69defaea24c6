import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUser } from '../../../src/adapters/storage/local-session-repository';
import { aUser } from '../../support/builders';

describe('stored user', () => {
  it('is read as it was stored', () => {
    const user = aUser({
      phone: '+12145550100',
      authProvider: 'email',
      avatar: 'https://pictures.test/1.jpg',
      createdAt: new Date('2026-01-02T03:04:05Z'),
      updatedAt: new Date('2026-01-02T03:04:06Z'),
    });
    expect(decodeUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
    expect(decodeUser(JSON.parse(JSON.stringify(aUser())))).toEqual(aUser());
  });

  it.each([undefined, null, 'Priya', 7, [], {}, { id: 'user-1' }, { email: 'a@b.co' }, { id: '', email: 'a@b.co' }])(
    'is corrupted as %o',
    (stored) => {
      expect(decodeUser(stored)).toBeUndefined();
    },
  );

  it('is repaired field by field', () => {
    const stored = {
      ...aUser(),
      firstName: null,
      lastName: 7,
      phone: '',
      avatar: 1,
      createdAt: 'soon',
      authProvider: 'x',
    };
    expect(decodeUser(stored)).toEqual({ ...aUser(), firstName: '', lastName: '', authProvider: 'google' });
  });

  it.each([
    ['https://pictures.test/1.jpg', true],
    ['data:image/jpeg;base64,AA==', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,<script>', false],
    ['data:image/svg+xml,<svg/>', false],
    ['blob:https://shop.test/1', false],
    ['//tracker.test/1.gif', false],
  ])('has the avatar %s: %s', (avatar, isKept) => {
    expect(decodeUser({ ...aUser(), avatar })?.avatar).toBe(isKept ? avatar : undefined);
  });

  it('is read from any value without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const user = decodeUser(stored);
        expect(user === undefined || (user.id !== '' && user.email !== '')).toBe(true);
      }),
    );
  });
});
