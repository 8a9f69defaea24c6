import { describe, expect, it } from 'vitest';
import { aUser } from '../../support/builders';
import { aShop } from '../../support/shop';

describe('the customer who is signed in', () => {
  it('is shown with newer details', async () => {
    const { session } = await aShop();
    session.update(aUser({ firstName: 'Ada' }));
    expect(session.user?.firstName).toBe('Ada');
  });

  it('is signed in by no details of a profile', async () => {
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
  it('is gone, and the customer is told so once', async () => {
    const { session, sessions, toasts } = await aShop({ signedIn: false });
    sessions.corrupted = true;
    await session.load();
    await session.load();
    expect(session.isSignedIn).toBe(false);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Corrupted user data. Please sign in again.']);
  });
});

describe('signing out', () => {
  it('waits until whoever has something unsaved goes on', async () => {
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

  it('asks only as long as there is something to ask', async () => {
    const { session } = await aShop();
    const stopAsking = session.askBeforeSignOut(() => undefined);
    stopAsking();
    session.signOut();
    expect(session.isSignedIn).toBe(false);
  });

  it('is not asked about where the service has ended the session', async () => {
    const { session, authErrorChannel } = await aShop();
    session.askBeforeSignOut(() => undefined);
    authErrorChannel.report();
    expect(session.isSignedIn).toBe(false);
  });
});
