import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServices } from '../../support/test-services';

const shopOrigin = 'http://127.0.0.1:5173';
let services: Awaited<ReturnType<typeof startTestServices>>;
const api = (path: string, init: RequestInit = {}) =>
  fetch(`${services.api.origin}${path}`, { redirect: 'manual', ...init });
const hostedPage = (path: string, init: RequestInit = {}) =>
  fetch(`${services.hostedPages.origin}${path}`, { redirect: 'manual', ...init });
const decide = (path: string, decision: string) =>
  hostedPage(path, { method: 'POST', body: new URLSearchParams({ decision }) }).then(({ headers }) =>
    headers.get('Location'),
  );

async function signIn(): Promise<string> {
  const login = { email: 'ann.lee@example.com', password: 'secret7' };
  const reply = await api('/api/v1/auth/login', { method: 'POST', body: JSON.stringify(login) });
  return (await reply.json()).accessToken;
}

async function placeOrder() {
  const order = { channel: 'WEB', fulfillmentType: 'PICKUP', tipAmount: 0, items: [{ itemId: 'oat', quantity: 2 }] };
  const headers = { Authorization: `Bearer ${await signIn()}` };
  const reply = await (await api('/api/v1/orders', { method: 'POST', headers, body: JSON.stringify(order) })).json();
  return { url: new URL(reply.paymentCheckout.url), orderId: String(reply.order.id), total: reply.order.totalAmount };
}

beforeAll(async () => {
  services = await startTestServices(shopOrigin);
});
afterAll(() => Promise.all([services.api.close(), services.hostedPages.close()]));

describe('the API as a server', () => {
  it('allows cross-origin calls of the shop with a token and an idempotency key', async () => {
    const { status, headers } = await api('/api/v1/orders', { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toEqual(shopOrigin);
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Idempotency-Key');
  });

  it.each([
    ['an unknown call', '/api/v1/nothing', 404],
    ['malformed JSON', '/api/v1/auth/login', 400],
  ])('refuses %s with a message', async (_what, path, status) => {
    const response = await api(path, { method: 'POST', body: '{' });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ successResponse: false, errorMessage: /\w/ });
  });

  it.each<[string, string, BodyInit, Record<string, string>]>([
    ['a photo without a file', '/api/v1/user/avatar', new FormData(), {}],
    ['a form without a boundary', '/api/v1/user/avatar', 'x', { 'Content-Type': 'multipart/form-data' }],
    ['a newsletter for no email', '/api/v1/contact/newsletter', '{"email":"ann"}', {}],
  ])('refuses %s with 400 and a message', async (_what, path, body, type) => {
    const headers = { ...type, Authorization: `Bearer ${await signIn()}` };
    const response = await api(path, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ successResponse: false, errorMessage: /\w/ });
  });

  it.each(['limit=-1', 'limit=abc', 'limit=1.5', 'page=0', 'page=-1'])(
    'reads %s like no such number',
    async (query) => {
      const all = await (await api('/api/v1/menu-items')).json();
      expect(await (await api(`/api/v1/menu-items?${query}`)).json()).toEqual(all);
    },
  );

  it('serves the pictures of the menu and no other file', async () => {
    expect((await api('/products/almond-cloud-320.webp')).headers.get('Content-Type')).toBe('image/webp');
    expect((await api('/products/nothing-320.webp')).status).toBe(404);
    expect((await api('/products/..%2F..%2Fopenapi.json')).status).toBe(404);
  });

  it('serves an uploaded photo', async () => {
    const body = new FormData();
    body.append('file', new File(['pixels'], 'me.png', { type: 'image/png' }));
    const headers = { Authorization: `Bearer ${await signIn()}` };
    const { avatar } = await (await api('/api/v1/user/avatar', { method: 'POST', headers, body })).json();
    expect(await (await api(new URL(avatar).pathname)).text()).toBe('pixels');
  });

  it('switches faults and scenarios on and off', async () => {
    const status = async () => (await api('/api/v1/menu-types')).status;
    const put = (path: string, body: unknown) => api(path, { method: 'PUT', body: JSON.stringify(body) });
    const fault = { call: 'GET /api/v1/menu-types', fault: { kind: 'status', status: 502 } };
    expect((await put('/mock/faults', fault)).status).toBe(204);
    expect(await status()).toBe(502);
    await api('/mock/faults', { method: 'DELETE' });
    await put('/mock/scenario', { name: 'api-down' });
    expect(await status()).toBe(503);
    await put('/mock/scenario', {});
    expect(await status()).toBe(200);
    expect((await put('/mock/faults', { call: 'GET /', fault: { kind: 'rain' } })).status).toBe(400);
  });
});

describe('the hosted Google page', () => {
  it('shows its buttons', async () => {
    const page = await (await hostedPage('/demo/google?state=s1')).text();
    expect(page).toMatch(/>Continue as Demo Customer<.*>Deny</);
  });

  it('sends a customer back with a code that works once', async () => {
    const back = new URL((await decide('/demo/google?state=s1', 'continue')) ?? '');
    expect(back.origin).toEqual(shopOrigin);
    expect(back.pathname).toBe('/authenticate');
    expect(back.searchParams.get('state')).toBe('s1');
    const callback = `/api/v1/auth/oauth/google/callback?code=${back.searchParams.get('code')}`;
    expect(await (await api(callback)).json()).toMatchObject({ tokenType: 'Bearer', user: { givenName: 'Priya' } });
    expect((await api(callback)).status).toBe(400);
  });

  it('sends a customer who denies access back with an error', async () => {
    const back = await decide('/demo/google?state=s1', 'deny');
    expect(back).toBe(`${shopOrigin}/authenticate?error=access_denied&state=s1`);
  });
});

describe('the hosted checkout page', () => {
  it('is on another origin and shows its buttons', async () => {
    const { url } = await placeOrder();
    expect(url.origin).toBe(services.hostedPages.origin);
    const page = await (await hostedPage(url.pathname + url.search)).text();
    expect(page).toMatch(/>Pay \$4\.86<.*>Decline Payment<.*>Back to Shop</);
  });

  it.each([
    ['pay', '/payment-status'],
    ['decline', '/payment-failure'],
    ['abandon', '/payment-status'],
  ])('sends a customer who decides to %s to %s', async (decision, path) => {
    const { url, orderId } = await placeOrder();
    const back = new URL((await decide(url.pathname + url.search, decision)) ?? '');
    expect(back.origin).toEqual(shopOrigin);
    expect(back.pathname).toEqual(path);
    expect(back.searchParams.get('orderId') ?? orderId).toBe(orderId);
  });

  it('answers 404 for other pages and redirects / to the shop', async () => {
    expect((await hostedPage('/demo/other')).status).toBe(404);
    expect((await hostedPage('/')).headers.get('Location')).toBe(`${shopOrigin}/`);
  });
});
