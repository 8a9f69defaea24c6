import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { removeRefusedSession } from '../../../src/domain/auth/remove-refused-session';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import { aCartItem, aSession, deliveryDetails } from '../../support/builders';
import { aShop } from '../../support/shop';

/** A customer at the checkout of their cart, on the page of their orders. `seen` names what a screen sees, in order. */
async function atCheckout() {
  const shop = await aShop();
  const { session, sessionEnd, overlays, toasts } = shop;
  const seen: string[] = [];
  const stopShowing = sessionEnd.setPage({ path: '/orders?page=2', goHome: () => seen.push('home') });
  reaction(
    () => [session.isSignedIn, overlays.current?.kind, session.wantedPath, toasts.toasts[0]?.text],
    ([isSignedIn, overlay, wanted, toast]) => seen.push(`${isSignedIn} ${overlay} ${wanted} ${toast}`),
  );
  shop.checkoutEntry.start();
  seen.length = 0;
  return { ...shop, seen, stopShowing };
}

describe('a session that ends', () => {
  it('leaves a page of its own, and no screen sees a part of it', async () => {
    const { authErrorChannel, seen } = await atCheckout();
    authErrorChannel.report();
    const toast = 'Your session has expired. Please sign in again.';
    expect(seen).toEqual(['home', `false undefined /orders?page=2 ${toast}`]);
  });

  it('remembers the page and the checkout, although the checkout closes', async () => {
    const { authErrorChannel, session, intent } = await atCheckout();
    authErrorChannel.report();
    expect(intent.consume()).toBe(true);
    expect(session.consumeWantedPath()).toBe('/orders?page=2');
  });

  it('remembers no checkout where none was open', async () => {
    const { authErrorChannel, overlays, intent } = await atCheckout();
    overlays.open({ kind: 'cart' });
    authErrorChannel.report();
    expect(overlays.current?.kind).toBe('cart');
    expect(intent.consume()).toBe(false);
  });

  it("remembers no checkout of an order whose payment failed, because its items are not the cart's", async () => {
    const { authErrorChannel, overlays, intent } = await atCheckout();
    const items = [aCartItem()];
    const source = new RetryOrderSource('order-9', items);
    overlays.open({
      kind: 'checkout',
      retry: { orderId: 'order-9', source, items, details: deliveryDetails(), addressKnown: true },
    });
    authErrorChannel.report();
    expect(overlays.current).toBeUndefined();
    expect(intent.consume()).toBe(false);
  });

  it.each([['/'], ['/?from=mail']])('stays on the home page %s', async (path) => {
    const { authErrorChannel, sessionEnd, seen, session } = await atCheckout();
    sessionEnd.setPage({ path, goHome: () => seen.push('home') });
    authErrorChannel.report();
    expect(seen).not.toContain('home');
    expect(session.wantedPath).toBe(path);
  });

  it('remembers no page where none of the shop is shown', async () => {
    const { authErrorChannel, session, seen, stopShowing } = await atCheckout();
    stopShowing();
    authErrorChannel.report();
    expect([session.isSignedIn, session.wantedPath]).toEqual([false, undefined]);
    expect(seen).not.toContain('home');
  });

  it('leads back to the page that is shown, not to one that was left', async () => {
    const { authErrorChannel, sessionEnd, session, stopShowing } = await atCheckout();
    sessionEnd.setPage({ path: '/profile', goHome: () => undefined });
    stopShowing();
    authErrorChannel.report();
    expect(session.wantedPath).toBe('/profile');
  });

  it('is heard once, until the page is left', async () => {
    const { authErrorChannel, sessionEnd, session } = await atCheckout();
    sessionEnd.load();
    authErrorChannel.report();
    expect(session.expiredSessions).toBe(1);
    sessionEnd.dispose();
    authErrorChannel.report();
    expect(session.expiredSessions).toBe(1);
    sessionEnd.load();
    authErrorChannel.report();
    expect(session.expiredSessions).toBe(2);
  });
});

describe('a customer who signs out', () => {
  it.each<[string, (shop: Awaited<ReturnType<typeof aShop>>) => void]>([
    ['here', ({ session }) => session.signOut()],
    ['in another tab', ({ sessions }) => sessions.changeElsewhere(undefined)],
  ])('%s closes the checkout, which does not go on after the next sign-in', async (_where, signOut) => {
    const shop = await atCheckout();
    signOut(shop);
    expect(shop.overlays.current).toBeUndefined();
    expect(shop.intent.consume()).toBe(false);
    expect(shop.session.wantedPath).toBeUndefined();
  });

  it('keeps the cart open', async () => {
    const { overlays, session } = await atCheckout();
    overlays.openCart();
    session.signOut();
    expect(overlays.current?.kind).toBe('cart');
  });
});

describe('a refused token', () => {
  it('ends its session once, and not one that has begun since', async () => {
    const { sessions, authErrorChannel, session } = await aShop();
    removeRefusedSession('another token', sessions, authErrorChannel);
    expect(session.isSignedIn).toBe(true);
    const { accessToken } = aSession();
    removeRefusedSession(accessToken, sessions, authErrorChannel);
    removeRefusedSession(accessToken, sessions, authErrorChannel);
    expect(sessions.value).toBeUndefined();
    expect([session.isSignedIn, session.expiredSessions]).toEqual([false, 1]);
  });
});
