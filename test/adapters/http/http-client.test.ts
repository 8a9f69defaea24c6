import { getEventListeners } from 'node:events';
import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import { cartCalls } from '../../../src/adapters/http/cart-calls';
import { emptyMessage } from '../../../src/domain/contact/contact-message';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { callTimeout } from '../../../src/domain/shared/time-limits';
import { aRegistration, aSession } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { HttpShop, json } from './support/http-shop';
import { idempotencyKey, newOrder } from './support/order-rows';

const never = () => new Promise<Response>(() => undefined);
const unavailable = () => new Response(null, { status: 503 });
const unauthorized = () => new Response(null, { status: 401 });

describe('a cancelled request', () => {
  it('ends as cancelled, not as a time-out, and is aborted', async () => {
    const shop = new HttpShop(never);
    const superseded = new AbortController();
    const answer = shop.menu.todaysMenu(superseded.signal);
    superseded.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'cancelled', message: 'The request was cancelled.' });
    expect(shop.requests[0]?.init.signal?.aborted).toBe(true);
  });

  it('is not sent when it was cancelled before', async () => {
    const shop = new HttpShop(never);
    await expect(shop.menu.todaysMenu(AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' });
    expect(shop.requests).toEqual([]);
  });

  it.each([
    ['answered', () => json({ menuTypes: [], scheduledMenusDetails: [] })],
    ['not answered in time', never],
    ['refused', unavailable],
  ])('a signal is left alone after a request that was %s', async (_how, answer) => {
    const shop = new HttpShop(answer);
    const { signal } = new AbortController();
    const end = shop.menu.todaysMenu(signal).catch(() => undefined);
    await flushPromises();
    await shop.time.advance(callTimeout);
    await end;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('leaves no timer behind, however it ends', async () => {
    const shop = new HttpShop(() => json({ menuTypes: [] }));
    await shop.menu.categories();
    await shop.menu.item('7').catch(() => undefined);
    await flushPromises();
    expect(shop.time.waitingCount).toBe(0);
  });
});

describe('the time-out', () => {
  it('includes the time that the customer waited for this URL before the call', async () => {
    const shop = new HttpShop(never);
    shop.waitedBefore = 19_000;
    const start = shop.time.now().getTime();
    const endedAt = shop.menu.todaysMenu().catch(() => shop.time.now().getTime());
    await shop.time.advance(20_000);
    expect(Number(await endedAt) - start).toBe(1000);
  });
});

describe('retries, where they are switched on', () => {
  it('wait 1, 2 and 4 seconds', async () => {
    const sentAt: number[] = [];
    const shop = new HttpShop((_request, time) => (sentAt.push(time.now().getTime()), unavailable()), {}, 3);
    const start = shop.time.now().getTime();
    const [answer] = await Promise.allSettled([shop.menu.categories(), shop.time.advance(60_000)]);
    expect(answer).toMatchObject({ reason: { status: 503 } });
    expect(sentAt.map((at) => at - start)).toEqual([0, 1000, 3000, 7000]);
  });

  it('give up where the service asks for a longer wait', async () => {
    const busy = () => new Response(null, { status: 503, headers: { 'Retry-After': '2' } });
    const shop = new HttpShop(busy, {}, 3);
    await expect(shop.menu.categories()).rejects.toMatchObject({ status: 503, retryAfter: 2000 });
    expect(shop.requests).toHaveLength(1);
  });

  it('stop at the first answer', async () => {
    const answers = [unavailable(), json({ menuTypes: [] })];
    const shop = new HttpShop(() => answers.shift() ?? unavailable(), {}, 3);
    const [categories] = await Promise.all([shop.menu.categories(), shop.time.advance(60_000)]);
    expect(categories).toEqual([]);
    expect(shop.requests).toHaveLength(2);
  });

  it.each([400, 401, 404, 408, 409, 422, 429])('retries do not happen after a %i', async (status) => {
    const shop = new HttpShop(() => new Response(null, { status }), {}, 3);
    await expect(shop.menu.categories()).rejects.toMatchObject({ status });
    expect(shop.requests).toHaveLength(1);
  });

  it.each<[string, (shop: HttpShop) => Promise<unknown>]>([
    ['an order', ({ orders }) => orders.place(newOrder, idempotencyKey)],
    ['a code of Google', ({ account }) => account.exchangeGoogleCode('code')],
    ['a refresh token', ({ account }) => account.refresh('refresh-1')],
    ['a registration', ({ account }) => account.register(aRegistration())],
    ['a message', ({ contact }) => contact.send(emptyMessage)],
    ['an addition to the cart', ({ accountClient }) => accountClient.send(cartCalls('').add)],
    ['a new password', ({ account }) => account.changePassword({ currentPassword: 'a', newPassword: 'b' })],
  ])('retries never repeat %s', async (_what, make) => {
    const shop = new HttpShop(unavailable, {}, 3);
    await expect(make(shop)).rejects.toMatchObject({ status: 503 });
    expect(shop.requests).toHaveLength(1);
  });
});

describe('a token that is no longer accepted', () => {
  it('ends the session once, however many calls fail', async () => {
    const shop = new HttpShop(unauthorized);
    const answers = await Promise.allSettled([shop.orders.listMine({}), shop.account.profile(), shop.orders.find('1')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(shop.authErrorCount).toBe(1);
  });

  it('leaves alone a session that began after the call', async () => {
    const shop = new HttpShop(() => {
      shop.sessions.save(aSession({ accessToken: 'access-2' }));
      return unauthorized();
    });
    await expect(shop.orders.listMine({})).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(shop.sessions.load()?.accessToken).toBe('access-2');
    expect(shop.authErrorCount).toBe(0);
  });

  it('ends no session where none existed', async () => {
    const shop = new HttpShop(unauthorized);
    shop.sessions.clear();
    await expect(shop.orders.listMine({})).rejects.toMatchObject({ kind: 'refused', status: 401 });
    expect(shop.authErrorCount).toBe(0);
  });
});

describe('a URL', () => {
  it.each(['', ' ', '.', '..'])('is never built from an order id that it would swallow: "%s"', async (orderId) => {
    const shop = new HttpShop(never);
    await expect(shop.orders.find(orderId)).rejects.toMatchObject({ kind: 'refused', message: 'Invalid order ID' });
    expect(shop.requests).toEqual([]);
  });

  it.each(['\ud800', 'order-\udc00', '\udc00\ud800'])('never contains half a surrogate pair: %j', async (orderId) => {
    const shop = new HttpShop(never);
    const invalid = { kind: 'refused', message: 'Invalid order ID' };
    await expect(shop.orders.find(orderId)).rejects.toMatchObject(invalid);
    await expect(shop.orders.cancel(orderId)).rejects.toMatchObject(invalid);
    await expect(shop.orders.track(orderId)).rejects.toMatchObject(invalid);
    await expect(shop.orders.deliveryInfo(orderId)).rejects.toMatchObject(invalid);
    await expect(shop.menu.item(orderId)).rejects.toBeInstanceOf(ServiceError);
    expect(shop.requests).toEqual([]);
  });

  it('encodes an id', async () => {
    const shop = new HttpShop(() => json({}));
    await shop.orders.cancel('../user/profile?x=1#$&');
    expect(shop.requests[0]?.url).toMatch(/\/orders\/..%2Fuser%2Fprofile%3Fx%3D1%23%24%26\/cancel$/);
  });
});

describe('the wait that a service asks for', () => {
  const sentAt = 'Fri, 20 Nov 2026 18:00:00 GMT';

  it.each<[string, Record<string, string>, number | undefined]>([
    ['in seconds', { 'Retry-After': '60' }, 60_000],
    ['in parts of a second', { 'Retry-After': '45.5', Date: sentAt }, 45_500],
    ['in a number below zero', { 'Retry-After': '-5', Date: sentAt }, undefined],
    ['in a number that a browser takes for a year', { 'Retry-After': '2045.', Date: sentAt }, undefined],
    ['until a date', { 'Retry-After': 'Fri, 20 Nov 2026 18:02:00 GMT', Date: sentAt }, 120_000],
    ['until a date that is over', { 'Retry-After': 'Fri, 20 Nov 2026 17:00:00 GMT', Date: sentAt }, undefined],
    ['until now', { 'Retry-After': sentAt, Date: sentAt }, undefined],
    ['until a date by a clock that is not known', { 'Retry-After': 'Fri, 20 Nov 2026 18:02:00 GMT' }, undefined],
    ['in words', { 'Retry-After': 'soon' }, undefined],
    ['in words before a number', { 'Retry-After': 'in 60' }, undefined],
    ['in words behind a number', { 'Retry-After': '60 seconds' }, undefined],
    ['nowhere', {}, undefined],
  ])('is read when it is sent %s', async (_how, headers, retryAfter) => {
    const shop = new HttpShop(() => new Response(null, { status: 429, headers }));
    await expect(shop.menu.categories()).rejects.toMatchObject({ status: 429, retryAfter });
  });
});

describe('a server text', () => {
  it.each([
    ['the message of a failure', 400, { message: 'A', errorMessage: 'B' }, 'A'],
    ['the errorMessage where the failure has only that', 400, { errorMessage: 'B' }, 'B'],
    ['the errorMessage of a reply that reports a failure', 200, { message: 'A', errorMessage: 'B' }, 'B'],
    ['the message where that reply has only that', 200, { message: 'A' }, 'A'],
  ])('is %s', async (_which, status, texts, message) => {
    const shop = new HttpShop(() => json({ successResponse: false, ...texts }, { status }));
    await expect(shop.menu.categories()).rejects.toMatchObject({ status, message });
  });

  it('is cut at 300 characters', async () => {
    const shop = new HttpShop(() => json({ message: 'x'.repeat(500) }, { status: 400 }));
    await expect(shop.menu.categories()).rejects.toMatchObject({ message: `${'x'.repeat(299)}…` });
  });

  const notSent = [407, 411, 416, 417, 418, 421, 424, 506, 509, 510];
  const ofSignIn = [401, 403, 511];
  const statuses = Object.keys(STATUS_CODES)
    .map(Number)
    .filter((status) => status >= 400 && ![...notSent, ...ofSignIn].includes(status));

  it.each(statuses)('a server text is the standard reason phrase of %i where the server sends none', async (status) => {
    const shop = new HttpShop(() => new Response(null, { status }));
    const message = `HTTP ${status}: ${STATUS_CODES[status]}`;
    await expect(shop.menu.categories()).rejects.toMatchObject({ message });
  });

  it('ends with the status where there is no phrase at all', async () => {
    const shop = new HttpShop(() => new Response(null, { status: 599 }));
    await expect(shop.menu.categories()).rejects.toMatchObject({ message: 'HTTP 599' });
  });
});
