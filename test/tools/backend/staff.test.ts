import { describe, expect, it } from 'vitest';
import { engines, useEngine } from './support/engines';
import { hourMoreOfEachWait } from './support/longer-waits';
import { kitchenToken, placePaid, register, runBackend, type RunningBackend } from './support/running-backend';
import { shopOrigin } from './support/shop-of-backend';
import { readAs, readInTerminal } from './support/kitchen-terminal';
import { asOwner, makeCook, makeOwner, ownerAndCook, signIn } from './support/kitchen-staff';

async function paidOrder(backend: RunningBackend): Promise<string> {
  const { token } = await register(backend);
  const { id } = await placePaid(backend, token, { soup: 1 });
  return id;
}

describe.each(engines)('who works in the kitchen on %s', (engine) => {
  useEngine(engine);

  it('lets the token make the first owner, and nobody after that', async () => {
    const backend = await runBackend();
    const make = (name: string, role: string) =>
      backend.request(`PUT /kitchen/staff/${name}`, { token: kitchenToken, body: { role } });
    expect((await make('Cem', 'kitchen')).status).toBe(403);
    const { reply } = await make('Olga', 'owner');
    expect(reply).toEqual({ name: 'Olga', role: 'owner', secret: expect.stringMatching(/^[\w-]{20}$/) });
    expect((await make('Max', 'owner')).status).toBe(403);
    expect((await make('Olga', 'owner')).status).toBe(403);
  });

  it('gives a cook a PIN of eight digits, which is stored as a hash only', async () => {
    const backend = await runBackend();
    const cook = await makeCook(backend, await asOwner(backend));
    expect(cook.secret).toMatch(/^\d{8}$/);
    expect(JSON.stringify(await backend.store.query('select * from staff'))).not.toContain(cook.secret);
    expect((await signIn(backend, { ...cook, name: ' cem' })).status).toBe(200);
    expect((await signIn(backend, { ...cook, secret: '00000000' })).status).toBe(401);
  });

  it('keeps the session in a cookie that no script and no other site has', async () => {
    const backend = await runBackend({ env: { PUBLIC_URL: 'https://api.test' } });
    const owner = await makeOwner(backend);
    const { cookies } = await signIn(backend, owner, { Origin: 'https://api.test' });
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^kitchen(-device)?=[\w-]{43}; Max-Age=\d+; Path=\/kitchen; HttpOnly; Secure; SameSite=Strict$/,
      );
  });

  it('lets a cook handle orders, and only the owner what is the shop’s', async () => {
    const backend = await runBackend();
    const { owner, cook } = await ownerAndCook(backend);
    const id = await paidOrder(backend);
    const statusFor = async (call: string, headers: Readonly<Record<string, string>>, body?: unknown) =>
      (await backend.request(call, { headers, body })).status;
    expect(await statusFor(`POST /kitchen/orders/${id}/confirm`, cook)).toBe(200);
    for (const [call, body] of [
      ['PUT /kitchen/menu', []],
      ['GET /kitchen/messages', undefined],
      ['GET /kitchen/staff', undefined],
      ['GET /kitchen/log', undefined],
      ['PUT /kitchen/staff/Max', { role: 'owner' }],
      ['DELETE /kitchen/staff/Olga', undefined],
    ] as const)
      expect([call, await statusFor(call, cook, body)]).toEqual([call, 403]);
    expect(await statusFor('GET /kitchen/messages', owner)).toBe(200);
  });

  it('hides its calls from a customer, and says to a session that it has ended', async () => {
    const backend = await runBackend();
    const { owner, cook } = await ownerAndCook(backend);
    const { token } = await register(backend);
    expect((await backend.request('GET /kitchen/orders', { token })).status).toBe(404);
    expect((await backend.request('GET /kitchen/orders')).status).toBe(404);
    expect((await backend.request('GET /kitchen/orders', { headers: cook })).status).toBe(200);
    await backend.request('DELETE /kitchen/staff/cem', { headers: owner });
    expect((await backend.request('GET /kitchen/orders', { headers: cook })).status).toBe(401);
    await backend.request('POST /kitchen/sign-out', { headers: owner });
    expect((await backend.request('GET /kitchen/orders', { headers: owner })).status).toBe(401);
  });

  it('ends a session after a shift, and when the secret is made anew', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { owner, cook } = await ownerAndCook(backend);
    const statusOf = async (headers: Readonly<Record<string, string>>) =>
      (await backend.request('GET /kitchen/orders', { headers })).status;
    await makeCook(backend, owner);
    expect([await statusOf(owner), await statusOf(cook)]).toEqual([200, 401]);
    await backend.store.query("update staff_sessions set expires_at = expires_at - interval '16 hours'");
    expect(await statusOf(owner)).toBe(401);
    await backend.work();
    expect(await backend.store.query('select 1 from staff_sessions')).toEqual([]);
  });

  it.each([
    ['the shop', { Origin: shopOrigin }],
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a page without an origin', { Origin: 'null' }],
  ])('takes no call with a session from %s', async (_title, foreign) => {
    const backend = await runBackend();
    const { cook } = await ownerAndCook(backend);
    const id = await paidOrder(backend);
    const { Cookie } = cook;
    for (const call of [`POST /kitchen/orders/${id}/confirm`, 'GET /kitchen/orders'])
      expect((await backend.request(call, { headers: { Cookie, ...foreign } })).status).toBe(403);
    expect((await signIn(backend, { name: 'Cem', secret: '0' }, foreign)).status).toBe(403);
  });

  it('makes a stranger wait after five wrong tries, twenty at once too, and not the tablet', async () => {
    const backend = await runBackend();
    await backend.store.script(hourMoreOfEachWait);
    const owner = await makeOwner(backend);
    const tablet = await signIn(backend, owner);
    const wrong = { ...owner, secret: 'guess' };
    const tries = await Promise.all(Array.from({ length: 20 }, () => signIn(backend, wrong)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
    expect((await signIn(backend, owner)).status).toBe(429);
    expect((await signIn(backend, owner, { Cookie: tablet.headers.Cookie })).status).toBe(200);
    await backend.store.query('update limits set blocked_until = now()');
    expect((await signIn(backend, owner)).status).toBe(200);
  });

  it('makes strangers with many addresses wait together, and not the tablet', async () => {
    const backend = await runBackend({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const owner = await makeOwner(backend);
    const tablet = await signIn(backend, owner);
    const from = (ip: string, more = {}, account = { ...owner, secret: 'guess' }) =>
      signIn(backend, account, { 'X-Forwarded-For': ip, ...more });
    const statuses = [];
    for (let number = 0; number < 40; number++) statuses.push((await from(`10.9.${number}.1`)).status);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses).toContain(429);
    await backend.store.query("update limits set blocked_until = now() + interval '1 minute'");
    expect((await from('10.8.8.8', {}, owner)).status).toBe(429);
    expect((await from('10.8.8.9', { Cookie: tablet.headers.Cookie }, owner)).status).toBe(200);
  });

  it('lets the tablet in while a guest of its network tries passwords, with a made-up device too', async () => {
    const backend = await runBackend({ env: { RATE_LIMIT: '600' } });
    const owner = await makeOwner(backend);
    const tablet = await signIn(backend, owner);
    const madeUp = { Cookie: `kitchen-device=${'a'.repeat(43)}` };
    const statuses = [];
    for (let number = 0; number < 11; number++)
      statuses.push((await signIn(backend, { name: `guest ${number}`, secret: 'guess' }, madeUp)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429]);
    expect((await signIn(backend, owner)).status).toBe(429);
    for (let number = 0; number < 12; number++)
      expect((await signIn(backend, owner, { Cookie: tablet.headers.Cookie })).status).toBe(200);
    expect((await signIn(backend, owner)).status).toBe(429);
  });

  it('knows a name as a tablet types it, in every script', async () => {
    const backend = await runBackend();
    const headers = await asOwner(backend);
    for (const [name, typed] of [
      ["O'Brien", ' O’Brien '],
      ['Rene\u0301', 'ren\u00e9'],
      ['प्रिया', 'प्रिया'],
    ]) {
      const call = `PUT /kitchen/staff/${encodeURIComponent(name ?? '')}`;
      const { reply } = await backend.request(call, { headers, body: { role: 'kitchen' } });
      expect((await signIn(backend, { name: typed ?? '', secret: reply.secret })).status).toBe(200);
    }
  });

  it('says how long to wait after wrong tries', async () => {
    const backend = await runBackend();
    const wrong = { name: 'Olga', secret: 'guess' };
    for (let count = 0; count < 5; count++) await signIn(backend, wrong);
    const { reply, status } = await backend.request('POST /kitchen/sign-in', {
      body: wrong,
      headers: { Origin: backend.origin },
    });
    expect([status, reply.errorMessage]).toEqual([429, 'Too many tries. Please wait a second.']);
  });

  it('counts the addresses of one network of IPv6 together', async () => {
    const backend = await runBackend({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    await backend.store.script(hourMoreOfEachWait);
    const wrong = { ...(await makeOwner(backend)), secret: 'guess' };
    const from = async (address: string) => (await signIn(backend, wrong, { 'X-Forwarded-For': address })).status;
    const statuses = [];
    for (const end of ['1', '2', 'f:2', '1:2:3:4', '5', '6']) statuses.push(await from(`2001:db8::${end}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await from('2001:db8:0:1::1')).toBe(401);
  });

  it('writes who did what and when, and the account may go', async () => {
    const backend = await runBackend();
    const { owner, cook } = await ownerAndCook(backend);
    const id = await paidOrder(backend);
    await backend.request(`POST /kitchen/orders/${id}/confirm`, { headers: cook });
    await backend.request(`POST /kitchen/orders/${id}/prepare`, { token: kitchenToken });
    await backend.request('DELETE /api/v1/menu-items/soup', { headers: owner });
    await backend.request('DELETE /kitchen/staff/Cem', { headers: owner });
    const { reply } = await backend.request('GET /kitchen/log', { headers: owner });
    expect(reply.map(({ who, did, subject }: Record<string, string>) => `${who}: ${did} ${subject}`)).toEqual([
      'Olga: staff removed Cem',
      'Olga: item deleted soup',
      `token: prepare ${id}`,
      `Cem: confirm ${id}`,
      'Olga: staff set Cem',
      'token: staff set Olga',
      expect.stringMatching(/^first start: menu imported \d{4}-\d\d-\d\d$/),
    ]);
    expect(Date.parse(reply[0].at)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('lets the owner run the kitchen from a terminal, with a session for one command', async () => {
    const backend = await runBackend();
    const [, secret = ''] =
      /signs in with ([\w-]+) at/.exec(await readInTerminal(backend, 'staff', 'set', 'Olga', 'owner')) ?? [];
    const owner = { name: 'Olga', secret };
    expect(await readAs(backend, owner, 'staff', 'set', 'Cem', 'kitchen')).toMatch(/^Cem \(kitchen\) .* \d{8} /);
    expect(await readAs(backend, owner, 'staff')).toMatch(/^Cem +kitchen .*\nOlga +owner /m);
    expect(await readAs(backend, owner, 'staff', 'remove', 'Cem')).toContain('Cem cannot sign in any more.');
    expect(await readAs(backend, owner, 'log')).toMatch(/Olga +staff removed +Cem/);
    expect(await backend.store.query('select 1 from staff_sessions')).toEqual([]);
    await expect(readInTerminal(backend, 'staff')).rejects.toThrow('Only the owner may do this.');
  });
});
