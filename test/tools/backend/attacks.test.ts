import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newPasswordHash } from '../../../src/tools/backend/accounts/passwords';
import { hashOf } from '../../../src/tools/backend/random';
import { engines, useEngine } from './support/engines';
import { kitchenToken, order, placeOrder, register, runBackend, statusOf } from './support/running-backend';

describe.each(engines)('the backend under attack on %s', (engine) => {
  useEngine(engine);

  it('ends the session of a refresh token that comes back, and refuses its access token then', async () => {
    const backend = await runBackend();
    const { token, refreshToken } = await register(backend);
    const refresh = (sent: string) => backend.request('POST /api/v1/auth/refresh', { body: { refreshToken: sent } });
    const second = await refresh(refreshToken);
    expect(second.status).toBe(200);
    await backend.store.query("update refresh_tokens set used_at = used_at - interval '61 seconds'");
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(second.reply.refreshToken)).status).toBe(401);
    expect((await backend.request('GET /api/v1/user/profile', { token })).status).toBe(401);
  });

  it('keeps a customer signed in who comes back within sixty days, and nobody after them', async () => {
    const backend = await runBackend();
    const { refreshToken } = await register(backend);
    const refresh = (sent: string) => backend.request('POST /api/v1/auth/refresh', { body: { refreshToken: sent } });
    await backend.store.query("update sessions set expires_at = expires_at - interval '59 days'");
    const { status, reply } = await refresh(refreshToken);
    expect(status).toBe(200);
    await backend.store.query("update sessions set expires_at = expires_at - interval '1 day'");
    expect((await refresh(reply.refreshToken)).status).toBe(401);
  });

  it('makes one pair of tokens of a refresh token that comes ten times at once', async () => {
    const backend = await runBackend();
    const { refreshToken } = await register(backend);
    const press = () => backend.request('POST /api/v1/auth/refresh', { body: { refreshToken } });
    const replies = await Promise.all(Array.from({ length: 10 }, press));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(replies.map(({ reply }) => `${reply.accessToken} ${reply.refreshToken}`)).size).toBe(1);
    // One is that of the registration.
    expect(await backend.store.query('select 1 from refresh_tokens')).toHaveLength(2);
  });

  it('keeps the session of a customer to whom the answer to a refresh is lost', async () => {
    const backend = await runBackend();
    const { refreshToken } = await register(backend);
    const refresh = (sent: string) => backend.request('POST /api/v1/auth/refresh', { body: { refreshToken: sent } });
    const { reply: lost } = await refresh(refreshToken);
    await backend.store.query("update refresh_tokens set used_at = used_at - interval '59 seconds'");
    const { reply } = await refresh(refreshToken);
    expect(reply.refreshToken).toBe(lost.refreshToken);
    const profile = await backend.request('GET /api/v1/user/profile', { token: reply.accessToken });
    expect(profile.status).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(reply.refreshToken)).status).toBe(200);
  });

  it('gives tokens to nobody again once they were refreshed', async () => {
    const backend = await runBackend();
    const { refreshToken } = await register(backend);
    const refresh = (sent: string) => backend.request('POST /api/v1/auth/refresh', { body: { refreshToken: sent } });
    const { reply } = await refresh(refreshToken);
    expect((await refresh(reply.refreshToken)).status).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('gives a session no more tokens in an hour than tabs need', async () => {
    const backend = await runBackend();
    let { refreshToken } = await register(backend);
    const statuses = [];
    for (let count = 0; count < 121; count++) {
      const { status, reply } = await backend.request('POST /api/v1/auth/refresh', { body: { refreshToken } });
      statuses.push(status);
      refreshToken = String(reply.refreshToken ?? refreshToken);
    }
    expect(statuses.indexOf(429)).toBe(119);
    await backend.store.query("update refresh_tokens set access_until = access_until - interval '1 hour'");
    expect((await backend.request('POST /api/v1/auth/refresh', { body: { refreshToken } })).status).toBe(200);
  });

  it('takes signs of any language as a key of an order', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const headers = { 'Idempotency-Key': '\u00e9\u0085\u00ff \u00a0' };
    const press = () => backend.request('POST /api/v1/orders', { token, headers, body: order({ soup: 1 }) });
    const [first, second] = [await press(), await press()];
    expect([first.status, second.reply]).toEqual([200, first.reply]);
  });

  it('keeps the session when two tabs refresh it at the same moment', async () => {
    const backend = await runBackend();
    const { refreshToken } = await register(backend);
    const press = () => backend.request('POST /api/v1/auth/refresh', { body: { refreshToken } });
    const replies = await Promise.all([press(), press()]);
    const token = replies.find(({ status }) => status === 200)?.reply.accessToken;
    expect((await backend.request('GET /api/v1/user/profile', { token })).status).toBe(200);
  });

  it.each([
    ['an unsigned token', ['{"alg":"none"}', '{"sub":"ann"}', '']],
    ['a token signed by nobody', ['{"alg":"HS256"}', '{"sub":"ann"}', 'nobody']],
  ])('refuses %s', async (_title, parts) => {
    const backend = await runBackend();
    await register(backend);
    const token = parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
    expect((await backend.request('GET /api/v1/user/profile', { token })).status).toBe(401);
  });

  it('refuses a refresh token, what the database has of a token, and no token, where an access token is asked for', async () => {
    const backend = await runBackend();
    const { refreshToken } = await register(backend);
    await backend.store.query('insert into refresh_tokens (hash, session_id) select $1, id from sessions', [
      'of before',
    ]);
    const stored = await backend.store.query<{ hash: string; access: string | null }>(
      'select hash, access_hash as access from refresh_tokens',
    );
    const tokens = [refreshToken, '', ...stored.flatMap(({ hash, access }) => [hash, access ?? 'null'])];
    for (const token of tokens) expect((await backend.request('GET /api/v1/user/profile', { token })).status).toBe(401);
  });

  it('refuses an access token after fifteen minutes, and its refresh token gives another', async () => {
    const backend = await runBackend();
    const { token, refreshToken } = await register(backend);
    const statusOfToken = async (sent: string) =>
      (await backend.request('GET /api/v1/user/profile', { token: sent })).status;
    const pass = (time: string) =>
      backend.store.query('update refresh_tokens set access_until = access_until - $1::interval', [time]);
    await pass('14 minutes');
    expect(await statusOfToken(token)).toBe(200);
    await pass('1 minute');
    expect(await statusOfToken(token)).toBe(401);
    const { reply } = await backend.request('POST /api/v1/auth/refresh', { body: { refreshToken } });
    expect(await statusOfToken(reply.accessToken)).toBe(200);
  });

  it('takes SQL in a parameter as text', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { soup: 1 });
    const sql = `${id}' or '1'='1`;
    const written = encodeURIComponent(sql);
    for (const call of [`orders/${written}`, `menu-items/${written}`, `menu-types/${written}`])
      expect((await backend.request(`GET /api/v1/${call}`, { token })).status).toBe(404);
    const list = await backend.request(`GET /api/v1/orders/me?status=${written}`, { token });
    expect(list.reply.orders ?? []).toEqual([]);
    const login = { email: "a@example.com' or 1=1 --", password: sql };
    expect((await backend.request('POST /api/v1/auth/login', { body: login })).status).toBe(401);
    const placed = await backend.request('POST /api/v1/orders', { token, body: order({ [sql]: 1 }) });
    expect(placed.status).toBe(409);
    expect(await statusOf(backend, token, id)).toBe('PENDING_PAYMENT');
  });

  it.each(['/api/v1/orders/%00', '/api/v1/menu-items/%00', '/photos/%00', '/api/v1/menu-types/%00'])(
    'calls %s a mistake of the request, not of the server',
    async (path) => {
      const backend = await runBackend();
      const { token } = await register(backend);
      const { status } = await backend.request(`GET ${path}`, { token });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  it('refuses a text with a character that the database cannot store', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const body = { firstName: 'A\u0000', lastName: 'Lee', email: 'nul@example.com', phone: '' };
    expect((await backend.request('PUT /api/v1/user/profile', { token, body })).status).toBe(400);
    const headers = { 'Idempotency-Key': 'k' };
    const change = {
      deliveryInfo: { addressLine1: '1\u0000', city: 'Dallas', state: 'TX', zip: '75201', country: 'USA' },
    };
    const placed = await backend.request('POST /api/v1/orders', { token, headers, body: order({ soup: 1 }, change) });
    expect(placed.status).toBe(400);
  });

  it('refuses a body that is too long, and takes __proto__ as any other name', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const send = (body: string) =>
      fetch(`${backend.origin}/api/v1/orders`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body,
      });
    expect((await send(`"${'a'.repeat(200_000)}"`)).status).toBe(413);
    const polluted = JSON.stringify(order({ soup: 1 })).replace('{', '{"__proto__":{"isAdmin":true},');
    expect((await send(polluted)).status).toBe(200);
    expect('isAdmin' in {}).toBe(false);
  });

  it('lets only the shop read an answer, and only the kitchen change the menu', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const { headers } = await fetch(`${backend.origin}/api/v1/orders/me`, {
      headers: { Origin: 'https://evil.example', Authorization: `Bearer ${token}` },
    });
    expect(headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    const body = { itemName: 'Free', description: '', menuItemPricing: { price: 0 }, isAvailable: true };
    expect((await backend.request('PUT /api/v1/menu-items/soup', { token, body })).status).toBe(404);
    expect((await backend.request('GET /kitchen/orders', { token })).status).toBe(404);
  });

  it('sends a sign-in that it did not start back to the shop without a code', async () => {
    const backend = await runBackend();
    const query = 'state=forged-state-of-somebody&code=1&redirect_uri=https://evil.example';
    const { status, headers } = await fetch(`${backend.origin}/sign-in/callback?${query}`, { redirect: 'manual' });
    const target = new URL(headers.get('location') ?? '');
    expect([status, target.origin, target.searchParams.has('code')]).toEqual([303, 'http://127.0.0.1:5173', false]);
  });

  it('sends a sign-in that another browser began back to the shop without a code', async () => {
    const backend = await runBackend({ hasSignIn: true });
    const begin = await fetch(`${backend.origin}/sign-in?state=state-of-the-first-shop`, { redirect: 'manual' });
    const [cookie = ''] = begin.headers.getSetCookie();
    expect(cookie).toMatch(/^sign-in-[0-9a-f]{16}=.+; Path=\/sign-in; HttpOnly; SameSite=Lax$/);
    const headers = { Cookie: String(cookie.split(';')[0]) };
    for (const query of ['state=state-of-the-other-shop&code=1', 'state=state-of-the-other-shop&error=access_denied']) {
      const callback = `${backend.origin}/sign-in/callback?${query}`;
      const reply = await fetch(callback, { redirect: 'manual', headers });
      const { searchParams } = new URL(reply.headers.get('location') ?? '');
      expect([...searchParams]).toEqual([['error', 'Failed to authenticate with Google']]);
    }
  });

  it('lets several tabs of one browser sign in, and forgets what was begun long ago', async () => {
    const backend = await runBackend({ hasSignIn: true });
    const jar = new Map<string, string>();
    const begin = async (state: string) => {
      const headers = { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
      const reply = await fetch(`${backend.origin}/sign-in?state=${state}`, { redirect: 'manual', headers });
      for (const [name = '', value = ''] of reply.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)))
        if (value === '') jar.delete(name);
        else jar.set(name, value);
    };
    const end = async (state: string) => {
      const headers = { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
      const query = `state=${state}&error=access_denied`;
      const reply = await fetch(`${backend.origin}/sign-in/callback?${query}`, { redirect: 'manual', headers });
      return new URL(reply.headers.get('location') ?? '').searchParams.get('error');
    };
    const [first, second] = ['state-of-the-first-tab', 'state-of-the-second-tab'];
    await begin(first);
    await begin(second);
    expect([await end(first), await end(second)]).toEqual(['access_denied', 'access_denied']);
    for (let count = 0; count < 9; count++) await begin(`state-of-one-more-tab-${count}`);
    expect(jar.size).toBeLessThan(6);
  });

  it('writes a broken cookie of a sign-in into one line of the log', async () => {
    const backend = await runBackend();
    const headers = { Cookie: `sign-in-${hashOf('1').slice(0, 16)}=${encodeURIComponent('no\njson')}` };
    await fetch(`${backend.origin}/sign-in/callback?state=1`, { redirect: 'manual', headers });
    expect(backend.log).toEqual([expect.stringMatching(/^A sign-in failed: .*$/)]);
    expect(backend.log.join()).not.toContain('\n');
  });

  it('lets no cache store what belongs to one customer', async () => {
    const backend = await runBackend();
    const cachingOf = async (path: string) => (await fetch(backend.origin + path)).headers.get('cache-control');
    expect(await cachingOf('/api/v1/auth/oauth/google/callback?code=x')).toBe('no-store');
    expect(await cachingOf('/api/v1/cart')).toBe('no-store');
    expect(await cachingOf('/api/v1/admin/menu-schedule/today')).toBe(null);
  });

  it('calls an email and a cookie that are too long a mistake of the request', async () => {
    const backend = await runBackend();
    const long = randomBytes(3000).toString('hex');
    const email = `${long}@example.com`;
    const body = { email, password: 'secret-1', firstName: 'Ann', lastName: 'Lee', phone: '' };
    expect((await backend.request('POST /api/v1/auth/register', { body })).status).toBe(400);
    expect((await backend.request('POST /api/v1/contact/newsletter', { body: { email } })).status).toBe(400);
    const headers = { Cookie: `cart=${long}` };
    const item = { itemId: 'soup', quantity: 1 };
    expect((await backend.request('POST /api/v1/cart/items', { headers, body: item })).status).toBe(200);
    const menuOfLongId = [{ id: long, name: 'Rye', category: 'Sides', price: 2 }];
    const imported = await backend.request('PUT /kitchen/menu', { token: kitchenToken, body: menuOfLongId });
    expect(imported.status).toBe(400);
  });

  it('keeps the cart of a guest for a month, in a cookie that no script reads', async () => {
    const backend = await runBackend();
    const { headers } = await fetch(`${backend.origin}/api/v1/cart`);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^cart=[\w-]{43}; Max-Age=2592000; Path=\/api\/v1\/cart; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('changes a password once when it is changed four times at once', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const change = (newPassword: string) =>
      backend.request('POST /api/v1/user/change-password', {
        token,
        body: { currentPassword: 'secret-1', newPassword },
      });
    const answers = await Promise.all(['secret-2', 'secret-3', 'secret-4', 'secret-5'].map(change));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('makes a hash anew at sign-in when hashes cost more than they did', async () => {
    const backend = await runBackend({ env: { PASSWORD_COST: '5' } });
    await backend.store.query(
      "insert into customers (id, issuer, subject, email, password_hash) values ('a', 'email', 'a@example.com', 'a@example.com', $1)",
      [await newPasswordHash('secret-1', 4)],
    );
    const body = { email: 'a@example.com', password: 'secret-1' };
    const signIn = async () => (await backend.request('POST /api/v1/auth/login', { body })).status;
    expect([await signIn(), await signIn()]).toEqual([200, 200]);
    const [customer] = await backend.store.query<{ hash: string }>('select password_hash as hash from customers');
    expect(customer?.hash).toMatch(/^scrypt\$5\$/);
  });

  it.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com\nX: y'])('refuses the email %j', async (email) => {
    const backend = await runBackend();
    const body = { email, password: 'secret-1', firstName: 'Ann', lastName: 'Lee', phone: '' };
    expect((await backend.request('POST /api/v1/auth/register', { body })).status).toBe(400);
  });
});
