import { describe, expect, it } from 'vitest';
import { RefreshSession } from '../../../src/domain/auth/refresh-session';
import { SignOut } from '../../../src/domain/auth/sign-out';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aSession, aUser } from '../../support/builders';
import { SessionViewModel } from '../../../src/view-models/auth/session.view-model';
import { flushPromises, InMemoryLocks } from '../../support/in-memory-device';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { aShop } from '../../support/shop';

describe('the customer who is signed in', () => {
  it('is not known before the stored session is read', async () => {
    const { sessions, authErrorChannel, time, toasts } = await aShop();
    const account = anAccountGateway();
    const refresh = new RefreshSession(account, sessions, authErrorChannel, new InMemoryLocks(), time, time);
    const session = new SessionViewModel(sessions, refresh, new SignOut(account, sessions), toasts);
    expect([session.isVerifying, session.isSignedIn]).toEqual([true, false]);
    await session.load();
    expect([session.isVerifying, session.isSignedIn]).toEqual([false, true]);
  });

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

describe('a page that is shown again', () => {
  it('follows other tabs, until it is left', async () => {
    const { session, sessions } = await aShop();
    session.dispose();
    await session.load();
    sessions.changeElsewhere(undefined);
    expect(session.isSignedIn).toBe(false);
    session.dispose();
    sessions.changeElsewhere(aSession());
    expect(session.isSignedIn).toBe(false);
    await session.load();
    sessions.changeElsewhere(aSession());
    expect(session.isSignedIn).toBe(true);
  });
});

describe('a change of customer', () => {
  const other = aSession({ user: aUser({ id: 'user-2' }), accessToken: 'access-2' });

  it('is counted when another tab signs in another customer', async () => {
    const { session, sessions } = await aShop();
    expect(session.customerChanges).toBe(0);
    sessions.changeElsewhere(other);
    expect(session.customerChanges).toBe(1);
  });

  it('leaves no toast about an order to a guest after a sign-out in another tab', async () => {
    const { sessions, toasts } = await aShop();
    toasts.show({ text: 'Your order was placed and is waiting for your payment.' });
    toasts.show({ text: 'Cart cleared', isPersonal: false });
    sessions.changeElsewhere(undefined);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Cart cleared']);
  });

  it('leaves a guest what was told to them when Back restores the page', async () => {
    const { sessions, toasts } = await aShop({ signedIn: false });
    toasts.show({ text: 'Your message was not sent.' });
    sessions.changeElsewhere(undefined);
    expect(toasts.toasts).toHaveLength(1);
  });

  it('is counted when the stored session is read again, as after Back', async () => {
    const { session, sessions } = await aShop();
    sessions.value = other;
    await session.load();
    expect(session.customerChanges).toBe(1);
  });

  it('a change is counted when another customer signs in, not at the sign-out', async () => {
    const { session } = await aShop();
    session.signOut();
    expect(session.customerChanges).toBe(0);
    session.show(other.user);
    expect(session.customerChanges).toBe(1);
  });

  it('is neither the first sign-in nor the same customer again', async () => {
    const { session } = await aShop({ signedIn: false });
    session.show(aUser());
    session.signOut();
    session.show(aUser({ firstName: 'Ada' }));
    expect(session.customerChanges).toBe(0);
  });

  it('closes every overlay of the former customer', async () => {
    const { session, overlays } = await aShop();
    overlays.open({ kind: 'checkout' });
    session.show(other.user);
    expect(overlays.current).toBeUndefined();
    overlays.openCart();
    expect(overlays.current?.kind).toBe('cart');
  });

  it.each<[string, (session: SessionViewModel) => void]>([
    ['when another one signs in', (session) => session.show(other.user)],
    ['at a sign-out by choice', (session) => session.signOut()],
  ])('ends what was told to the former customer %s; the Undo of the cart stays', async (_when, follow) => {
    const { session, cart, toasts } = await aShop();
    toasts.show({ text: 'Your order was placed.' });
    cart.clear();
    session.show(aUser({ firstName: 'Ada' }));
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Your order was placed.', 'Cart cleared']);
    follow(session);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Cart cleared']);
  });

  it('messages stay when a service ends the session, because the same customer may go on', async () => {
    const { toasts, authErrorChannel } = await aShop();
    toasts.show({ text: 'Your order was placed.' });
    authErrorChannel.report();
    expect(toasts.toasts).toHaveLength(2);
  });

  it('does not end what was told when another tab refreshes the session', async () => {
    const { sessions, toasts } = await aShop();
    toasts.show({ text: 'Your order was placed.' });
    sessions.changeElsewhere(aSession({ accessToken: 'access-2' }));
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Your order was placed.']);
  });
});

describe('an access token that has expired', () => {
  const tokenExpiresAt = new Date('2026-11-20T17:00:00Z');
  const refused = () => Promise.reject(new ServiceError('refused', 'No', 401));
  const unreachable = () => Promise.reject(new ServiceError('network', 'offline', 0));

  it('is refreshed while the customer is shown as signed in', async () => {
    const { session, sessions } = await aShop({ signedIn: false, refresh: async () => ({ accessToken: 'access-2' }) });
    sessions.value = aSession();
    sessions.tokenExpiresAt = tokenExpiresAt;
    const loading = session.load();
    expect(session.isSignedIn).toBe(true);
    expect(session.isVerifying).toBe(false);
    await loading;
    expect(session.isSignedIn).toBe(true);
    expect(sessions.value?.accessToken).toBe('access-2');
  });

  it('signs the customer out, with a message, when the refresh is refused', async () => {
    const { session, toasts } = await aShop({ tokenExpiresAt, refresh: refused });
    expect(session.isSignedIn).toBe(false);
    expect(session.expiredSessions).toBe(1);
    expect(toasts.toasts).toMatchObject([
      { text: 'Your session has expired. Please sign in again.', about: 'session', urgent: true },
    ]);
  });

  it('does not sign the customer out when the service cannot be reached', async () => {
    const { session, sessions, toasts } = await aShop({ tokenExpiresAt, refresh: unreachable });
    expect(session.isSignedIn).toBe(true);
    expect(sessions.value).toEqual(aSession());
    expect(toasts.toasts).toEqual([]);
  });

  it('a refresh does not sign a customer in again who signs out meanwhile', async () => {
    let answer = (_tokens: { accessToken: string }) => {};
    const refresh = () => new Promise<{ accessToken: string }>((resolve) => (answer = resolve));
    const { session, sessions } = await aShop({ signedIn: false, refresh });
    sessions.value = aSession();
    sessions.tokenExpiresAt = tokenExpiresAt;
    void session.load();
    await flushPromises();
    session.signOut();
    answer({ accessToken: 'access-2' });
    await flushPromises();
    expect(session.isSignedIn).toBe(false);
    expect(sessions.value).toBeUndefined();
  });
});

describe('a stored user that was corrupted', () => {
  it('is removed, and the customer is told once', async () => {
    const { session, sessions, toasts } = await aShop({ signedIn: false });
    sessions.corrupted = true;
    await session.load();
    await session.load();
    expect(session.isSignedIn).toBe(false);
    expect(toasts.toasts).toMatchObject([
      { text: 'Corrupted user data. Please sign in again.', about: 'session', urgent: true },
    ]);
  });

  it('is also reported when another tab finds it, for five seconds', async () => {
    const { session, sessions, time, toasts } = await aShop();
    sessions.corrupted = true;
    sessions.changeElsewhere(undefined);
    expect(session.isSignedIn).toBe(false);
    await time.advance(4999);
    expect(toasts.toasts).toHaveLength(1);
    await time.advance(1);
    expect(toasts.toasts).toEqual([]);
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

  it('does not ask once the question is withdrawn', async () => {
    const { session } = await aShop();
    const stopAsking = session.askBeforeSignOut(() => undefined);
    stopAsking();
    session.signOut();
    expect(session.isSignedIn).toBe(false);
  });

  it('still asks the newer question when an older one is withdrawn', async () => {
    const { session } = await aShop();
    const stopAsking = session.askBeforeSignOut(() => undefined);
    session.askBeforeSignOut(() => undefined);
    stopAsking();
    session.signOut();
    expect(session.isSignedIn).toBe(true);
  });

  it('does not ask when a service ended the session', async () => {
    const { session, authErrorChannel } = await aShop();
    session.askBeforeSignOut(() => undefined);
    authErrorChannel.report();
    expect(session.isSignedIn).toBe(false);
  });
});
