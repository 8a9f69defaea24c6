import { describe, expect, it } from 'vitest';
import { orderCalls } from '../../../src/adapters/http/order-calls';
import { RefreshSession } from '../../../src/domain/auth/refresh-session';
import { aSession, aUser, deliveryDetails } from '../../support/builders';
import { FakeAuthErrorChannel, InMemoryLocks } from '../../support/in-memory-device';
import { paymentPage, placeOrderFixture } from '../../support/place-order-fixture';
import { HttpShop, json, sentBody, type SentRequest } from './support/http-shop';

const expired = new Date('2026-11-20T17:00:00Z');
const placed = { successResponse: true, order: { id: 'order-1' }, checkoutUrl: paymentPage };
const refreshed = { accessToken: 'access-2', refreshToken: 'refresh-2' };

function expiredShop(answerRefresh: (shop: HttpShop) => Response) {
  const shop: HttpShop = new HttpShop(({ url }) =>
    url.endsWith('/auth/refresh') ? answerRefresh(shop) : json(url.endsWith('/orders') ? placed : { orders: [] }),
  );
  shop.sessions.tokenExpiresAt = expired;
  const authErrors = new FakeAuthErrorChannel();
  authErrors.onAuthError(() => shop.authErrorCount++);
  const refresh = new RefreshSession(
    shop.account,
    shop.sessions,
    authErrors,
    new InMemoryLocks(),
    shop.time,
    shop.time,
  );
  shop.refreshSession = () => refresh.execute();
  return shop;
}

const unavailable = () => new Response(null, { status: 503 });
const paths = ({ requests }: HttpShop) => requests.map(({ url }) => url.replace(/^.*\/api\/v1/, ''));
const tokenOf = (request: SentRequest | undefined) => new Headers(request?.init.headers).get('Authorization');

describe('an access token that expired while the page was open', () => {
  it('a token that expired on an open page is refreshed once before the order is sent', async () => {
    const shop = expiredShop(() => json(refreshed));
    const { placeOrder, browser } = placeOrderFixture({ place: (order, key) => shop.orders.place(order, key) });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
    expect(browser.visited).toEqual([paymentPage]);
    expect(paths(shop)).toEqual(['/auth/refresh', '/orders']);
    expect(shop.requests.map(tokenOf)).toEqual([null, 'Bearer access-2']);
    expect(sentBody(shop.requests[0] ?? { url: '', init: {} })).toEqual({ refreshToken: 'refresh-1' });
  });

  it('is refreshed once for several calls', async () => {
    const shop = expiredShop(() => json(refreshed));
    await Promise.all([shop.orders.listMine({}), shop.orders.listMine({})]);
    expect(paths(shop).filter((path) => path === '/auth/refresh')).toHaveLength(1);
  });

  it('leaves calls without a token alone', async () => {
    const shop = expiredShop(unavailable);
    await shop.menu.categories().catch(() => undefined);
    expect(paths(shop)).not.toContain('/auth/refresh');
  });

  it.each<[string, () => Response]>([
    ['is broken', unavailable],
    [
      'cannot be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('keeps the session and sends no order when the service %s; the outcome is not unknown', async (_case, answer) => {
    const shop = expiredShop(answer);
    const { placeOrder, pending } = placeOrderFixture({ place: (order, key) => shop.orders.place(order, key) });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'failed', error: { kind: 'refused' } });
    expect(paths(shop)).toEqual(['/auth/refresh']);
    expect(pending.newest?.stage).not.toBe('awaitingPayment');
    expect(shop.sessions.value).toEqual(aSession());
    expect(shop.authErrorCount).toBe(0);
  });

  it('ends the session, reported once, when the refresh is refused', async () => {
    const shop = expiredShop(() => new Response(null, { status: 401 }));
    await expect(shop.orders.listMine({})).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(paths(shop)).toEqual(['/auth/refresh']);
    expect(shop.sessions.value).toBeUndefined();
    expect(shop.authErrorCount).toBe(1);
  });

  it('sends nothing in the name of another customer who signed in during the refresh', async () => {
    const other = aSession({ user: aUser({ id: 'user-2' }), accessToken: 'other' });
    const shop = expiredShop(({ sessions }) => {
      sessions.changeElsewhere(other);
      return json(refreshed);
    });
    await expect(shop.orders.listMine({})).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(paths(shop)).toEqual(['/auth/refresh']);
    expect(shop.sessions.value).toEqual(other);
    expect(shop.authErrorCount).toBe(0);
  });
});

describe('an opaque access token that the service refuses', () => {
  /** The service accepts `access-2` only. */
  function shopWith(answerRefresh: () => Response = () => json(refreshed), refusal = 401) {
    const shop: HttpShop = new HttpShop(({ url, init }) => {
      if (url.endsWith('/auth/refresh')) return answerRefresh();
      const isAccepted = new Headers(init.headers).get('Authorization') === 'Bearer access-2';
      return isAccepted ? json(url.endsWith('/orders') ? placed : { orders: [] }) : json({}, { status: refusal });
    });
    const authErrors = new FakeAuthErrorChannel();
    authErrors.onAuthError(() => shop.authErrorCount++);
    const { account, sessions, time } = shop;
    const refresh = new RefreshSession(account, sessions, authErrors, new InMemoryLocks(), time, time);
    shop.refreshSession = () => refresh.execute();
    shop.renewSession = (token) => refresh.renew(token);
    return shop;
  }

  it('is refreshed once, and the call is repeated once', async () => {
    const shop = shopWith();
    expect(await shop.orders.listMine({})).toEqual({ orders: [], unreadable: 0 });
    expect(paths(shop)).toEqual(['/orders/me?limit=10', '/auth/refresh', '/orders/me?limit=10']);
    expect(shop.sessions.value).toMatchObject(refreshed);
    expect(shop.authErrorCount).toBe(0);
  });

  it('is refreshed once for several calls', async () => {
    const shop = shopWith();
    await Promise.all([shop.orders.listMine({}), shop.orders.list({})]);
    expect(paths(shop).filter((path) => path === '/auth/refresh')).toHaveLength(1);
  });

  it('an order with an idempotency key is sent again after the service refused an opaque token', async () => {
    const shop = shopWith();
    const { placeOrder, browser } = placeOrderFixture({ place: (order, key) => shop.orders.place(order, key) });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
    expect(browser.visited).toEqual([paymentPage]);
    const keys = shop.requests.flatMap(({ init }) => new Headers(init.headers).get('Idempotency-Key') ?? []);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('ends the session where an order has no idempotency key: the order is not sent again', async () => {
    const shop = shopWith();
    const order = { channel: 'WEB', fulfillmentType: 'PICKUP', tipAmount: 0, items: [] } as const;
    await expect(
      shop.accountClient.send(orderCalls('').place, { body: { ...order, items: [] } }),
    ).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(paths(shop)).toEqual(['/orders']);
    expect(shop.sessions.value).toBeUndefined();
    expect(shop.authErrorCount).toBe(1);
  });

  it('ends the session, reported once, where the new token is refused, too', async () => {
    const shop = shopWith(() => json({ accessToken: 'access-3' }));
    await expect(shop.orders.listMine({})).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(paths(shop)).toEqual(['/orders/me?limit=10', '/auth/refresh', '/orders/me?limit=10']);
    expect(shop.sessions.value).toBeUndefined();
    expect(shop.authErrorCount).toBe(1);
  });

  it.each([403, 511])('is not refreshed after status %i', async (status) => {
    const shop = shopWith(undefined, status);
    await expect(shop.orders.listMine({})).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(paths(shop)).toEqual(['/orders/me?limit=10']);
  });

  it('keeps the session where the service cannot answer', async () => {
    const shop = shopWith(unavailable);
    await expect(shop.orders.listMine({})).rejects.toMatchObject({ kind: 'refused', status: 503 });
    expect(shop.sessions.value).toEqual(aSession());
    expect(shop.authErrorCount).toBe(0);
  });
});

describe('a token that came with expires_in', () => {
  it('expires after so many seconds, and is then refreshed before a call', async () => {
    const shop = new HttpShop(() => json({ ...refreshed, expires_in: 60, user: { id: '1', email: 'a@example.com' } }));
    const expiresAt = new Date(shop.time.now().getTime() + 60_000);
    expect(await shop.account.login({ email: 'a@example.com', password: 'secret7' })).toMatchObject({ expiresAt });
    expect(await shop.account.refresh('refresh-1')).toEqual({ ...refreshed, expiresAt });
  });

  it.each([null, '60', -1, 1e12])('has no expiry where expires_in is %j', async (written) => {
    const shop = new HttpShop(() => json({ ...refreshed, expires_in: written }));
    expect(await shop.account.refresh('refresh-1')).toEqual(refreshed);
  });
});

describe('a JWT whose clock is not that of the device', () => {
  const jwt = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  const hour = 3600;

  it.each([
    ['a year behind', 365 * 24 * hour],
    ['a year ahead', -365 * 24 * hour],
    ['two minutes ahead', -120],
  ])('expires after its lifetime where the device is %s', async (_case, ahead) => {
    const shop: HttpShop = new HttpShop(() => json({ accessToken: jwt({ iat: issued, exp: issued + hour }) }));
    const issued = shop.time.now().getTime() / 1000 + ahead;
    const { expiresAt } = await shop.account.refresh('refresh-1');
    expect(expiresAt).toEqual(new Date(shop.time.now().getTime() + hour * 1000));
  });

  it('has no expiry of its own where it does not say when it was issued', async () => {
    const shop = new HttpShop(() => json({ accessToken: jwt({ exp: 1_790_000_000 }) }));
    expect(await shop.account.refresh('refresh-1')).not.toHaveProperty('expiresAt');
  });
});
