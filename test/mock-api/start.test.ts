import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMockServices } from '../../src/mock-api/start';
import { chicago } from '../support/builders';
import { aSample } from '../support/sample-shop';

const shopOrigin = 'http://127.0.0.1:5173';
let services: Awaited<ReturnType<typeof startMockServices>>;
const api = (path: string, init: RequestInit = {}) =>
  fetch(`${services.api.origin}${path}`, { redirect: 'manual', ...init });
const elsewhere = (path: string, init: RequestInit = {}) =>
  fetch(`${services.hostedPages.origin}${path}`, { redirect: 'manual', ...init });
const decide = (path: string, decision: string) =>
  elsewhere(path, { method: 'POST', body: new URLSearchParams({ decision }) }).then(({ headers }) =>
    headers.get('Location'),
  );

/** The token of a customer with an e-mail account. */
async function signIn(): Promise<string> {
  const login = { email: 'ann.lee@example.com', password: 'secret7' };
  const reply = await api('/api/v1/auth/login', { method: 'POST', body: JSON.stringify(login) });
  return (await reply.json()).accessToken;
}

/** A signed-in customer's order, and where it is paid. */
async function placeOrder() {
  const order = { channel: 'WEB', fulfillmentType: 'PICKUP', tipAmount: 0, items: [{ itemId: 'oat', quantity: 2 }] };
  const headers = { Authorization: `Bearer ${await signIn()}` };
  const reply = await (await api('/api/v1/orders', { method: 'POST', headers, body: JSON.stringify(order) })).json();
  return { url: new URL(reply.paymentCheckout.url), orderId: String(reply.order.id), total: reply.order.totalAmount };
}

beforeAll(async () => {
  services = await startMockServices({
    sample: aSample(),
    timeZone: chicago,
    shopOrigin,
    apiPort: 0,
    hostedPagesPort: 0,
    picturesFolder: 'fixtures/images',
  });
});
afterAll(() => Promise.all([services.api.close(), services.hostedPages.close()]));

describe('the API as a server', () => {
  it('lets the shop of another origin make its calls, with a token and a key', async () => {
    const { status, headers } = await api('/api/v1/orders', { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toEqual(shopOrigin);
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Idempotency-Key');
  });

  it.each([
    ['no such call', '/api/v1/nothing', 404],
    ['a body that is no JSON', '/api/v1/auth/login', 400],
  ])('refuses %s with a message', async (_what, path, status) => {
    const response = await api(path, { method: 'POST', body: '{' });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ successResponse: false, errorMessage: /\w/ });
  });

  it('shows the pictures of the menu, and no other file', async () => {
    expect((await api('/products/almond-cloud-320.webp')).headers.get('Content-Type')).toBe('image/webp');
    expect((await api('/products/nothing-320.webp')).status).toBe(404);
    expect((await api('/products/..%2F..%2Fopenapi.json')).status).toBe(404);
  });

  it('keeps the photo that was uploaded', async () => {
    const body = new FormData();
    body.append('file', new File(['pixels'], 'me.png', { type: 'image/png' }));
    const headers = { Authorization: `Bearer ${await signIn()}` };
    const { avatar } = await (await api('/api/v1/user/avatar', { method: 'POST', headers, body })).json();
    expect(await (await api(avatar)).text()).toBe('pixels');
  });

  it('lets faults and scenarios be switched on and off', async () => {
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

describe('the stand-in for Google', () => {
  it('names its buttons', async () => {
    const page = await (await elsewhere('/demo/google?state=s1')).text();
    expect(page).toMatch(/>Continue as Demo Customer<.*>Deny</);
  });

  it('sends a customer back with a code that is good once', async () => {
    const back = new URL((await decide('/demo/google?state=s1', 'continue')) ?? '');
    expect(back.origin).toEqual(shopOrigin);
    expect(back.pathname).toBe('/authenticate');
    expect(back.searchParams.get('state')).toBe('s1');
    const callback = `/api/v1/auth/oauth/google/callback?code=${back.searchParams.get('code')}`;
    expect(await (await api(callback)).json()).toMatchObject({ tokenType: 'Bearer', user: { givenName: 'Priya' } });
    expect((await api(callback)).status).toBe(400);
  });

  it('sends a customer back who does not want to', async () => {
    const back = await decide('/demo/google?state=s1', 'deny');
    expect(back).toBe(`${shopOrigin}/authenticate?error=access_denied&state=s1`);
  });
});

describe('the stand-in for the hosted checkout', () => {
  it('lives on another origin and names its buttons', async () => {
    const { url } = await placeOrder();
    expect(url.origin).toBe(services.hostedPages.origin);
    const page = await (await elsewhere(url.pathname + url.search)).text();
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

  it('has no other pages', async () => {
    expect((await elsewhere('/demo/other')).status).toBe(404);
    expect((await elsewhere('/')).headers.get('Location')).toBe(`${shopOrigin}/`);
  });
});
