import { describe, expect, it } from 'vitest';
import { aUser } from '../../support/builders';
import { aShop } from '../../support/shop';

describe('the customer who is signed in', () => {
  it('is shown with newer details', async () => {
    const { session } = await aShop();
    session.update(aUser({ firstName: 'Ada' }));
    expect(session.user?.firstName).toBe('Ada');
  });

  it('is not signed in by profile details alone', async () => {
    const { session } = await aShop({ signedIn: false });
    session.update(aUser());
    expect(session.isSignedIn).toBe(false);
  });

  it("is not replaced by another customer's details", async () => {
    const { session } = await aShop();
    session.update(aUser({ id: 'user-2', firstName: 'Grace' }));
    expect(session.user).toEqual(aUser());
  });
});

describe('a stored user that was corrupted', () => {
  it('is removed, and the customer is told once', async () => {
    const { session, sessions, toasts } = await aShop({ signedIn: false });
    sessions.corrupted = true;
    await session.load();
    await session.load();
    expect(session.isSignedIn).toBe(false);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Corrupted user data. Please sign in again.']);
  });
});

describe('signing out', () => {
  it('waits until the customer agrees to lose unsaved changes', async () => {
    const { session, sessions } = await aShop();
    const ways: (() => void)[] = [];
    session.askBeforeSignOut((goOn) => ways.push(goOn));
    session.signOut();
    expect(session.isSignedIn).toBe(true);
    expect(ways).toHaveLength(1);
    ways[0]?.();
    expect(session.isSignedIn).toBe(false);
    expect(sessions.value).toBeUndefined();
  });

  it('does not ask once the question was withdrawn', async () => {
    const { session } = await aShop();
    const stopAsking = session.askBeforeSignOut(() => undefined);
    stopAsking();
    session.signOut();
    expect(session.isSignedIn).toBe(false);
  });

  it('does not ask when a service ended the session', async () => {
    const { session, authErrorChannel } = await aShop();
    session.askBeforeSignOut(() => undefined);
    authErrorChannel.report();
    expect(session.isSignedIn).toBe(false);
  });
});
