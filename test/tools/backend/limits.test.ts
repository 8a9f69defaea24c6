import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Queries } from '../../../src/tools/backend/database/database';
import { newLimits } from '../../../src/tools/backend/limits';
import { countedStore } from './support/counted-store';
import { migratedDatabase, engines, useEngine } from './support/engines';
import { hourMoreOfEachWait } from './support/longer-waits';
import { register, runBackend, type RunningBackend } from './support/running-backend';

const proxied = { TRUSTED_PROXIES: '127.0.0.1' };

/** The status of a try at the password, from an address behind the trusted proxy. */
async function tryPassword({ request }: RunningBackend, email: string, ip: string, password = 'guess-12') {
  const headers = { 'X-Forwarded-For': ip };
  return (await request('POST /api/v1/auth/login', { headers, body: { email, password } })).status;
}

async function tryOften(backend: RunningBackend, email: string, ips: readonly string[]) {
  const statuses = [];
  for (const ip of ips) statuses.push(await tryPassword(backend, email, ip));
  return statuses;
}

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const addresses = (count: number) => Array.from({ length: count }, (_, number) => `10.9.${number}.1`);
const minuteLater = "update limits set blocked_until = blocked_until - interval '61 seconds'";

describe.each(engines)('a limit on %s', (engine) => {
  useEngine(engine);

  it('counts tries at passwords by address, whoever they are for, and does not count those that fit', async () => {
    const backend = await runBackend({ env: { ...proxied, RATE_LIMIT: '600' } });
    const { email } = await register(backend);
    for (let count = 0; count < 12; count++)
      expect(await tryPassword(backend, email, '10.1.1.1', 'secret-1')).toBe(200);
    const emails = Array.from({ length: 11 }, (_, number) => `a${number}@example.com`);
    const statuses = [];
    for (const one of emails) statuses.push(await tryPassword(backend, one, '10.1.1.1'));
    expect(statuses).toEqual([...times(10, 401), 429]);
    expect(await tryPassword(backend, email, '10.1.1.2', 'secret-1')).toBe(200);
  });

  it('counts the addresses of one line of IPv6 as one', async () => {
    const backend = await runBackend({ env: proxied });
    await backend.store.script(hourMoreOfEachWait);
    const line = Array.from({ length: 7 }, (_, number) => `2001:db8:1:2:${number}::1`);
    expect(await tryOften(backend, 'a@example.com', line)).toEqual([...times(6, 401), 429]);
    expect(await tryPassword(backend, 'a@example.com', '2001:db8:1:3::1')).toBe(401);
  });

  it('counts every spelling of an email as one', async () => {
    const backend = await runBackend({ env: proxied });
    await backend.store.script(hourMoreOfEachWait);
    await register(backend, 'iris@example.com');
    const statuses = [];
    for (const name of ['\u0130ris', 'ir\u0130s', '\u0130r\u0130s', 'IRIS', 'I\u0307ris', 'Ir\u0130s', 'iris'])
      statuses.push(await tryPassword(backend, `${name}@example.com`, '10.1.1.1'));
    expect(statuses).toEqual([...times(6, 401), 429]);
  });

  it('makes the wait for a password longer with each wrong one, and says how long it is', async () => {
    const backend = await runBackend();
    const body = { email: 'a@example.com', password: 'guess-12' };
    const sign = () =>
      fetch(`${backend.origin}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const refused = [];
    for (let count = 0; count < 40; count++) {
      const reply = await sign();
      if (reply.status === 401) continue;
      refused.push(`${reply.headers.get('retry-after')}: ${(await reply.json()).errorMessage}`);
      await backend.store.query('update limits set blocked_until = now()');
    }
    const waits = refused.map((one) => parseInt(one, 10));
    expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
    expect(Math.max(...waits)).toBe(300);
    const tooMany = 'Too many tries. Please wait';
    expect(refused).toContain(`16: ${tooMany} 16 seconds.`);
    expect(refused).toContain(`300: ${tooMany} 5 minutes.`);
  });

  it('counts presses at once one by one', async () => {
    const backend = await runBackend({ env: proxied });
    await backend.store.script(hourMoreOfEachWait);
    const statuses = await Promise.all(times(12, '10.1.1.1').map((ip) => tryPassword(backend, 'a@example.com', ip)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  });

  it('makes strangers with many addresses wait for a password, and not its owner at a place known before', async () => {
    const backend = await runBackend({ env: proxied });
    const { email } = await register(backend);
    expect(await tryPassword(backend, email, '192.0.2.7', 'secret-1')).toBe(200);
    expect(await tryOften(backend, email, addresses(29))).toEqual(times(29, 401));
    // On a slow machine a wait of a second is over before the next try. This one begins a minute.
    await backend.store.query('update limits set count = count + 10 where count = 30');
    expect(await tryOften(backend, email, ['10.7.0.1', ...addresses(8)])).toEqual([401, ...times(8, 429)]);
    expect(await tryPassword(backend, email, '10.8.8.8', 'secret-1')).toBe(429);
    expect(await tryPassword(backend, email, '192.0.2.7', 'secret-1')).toBe(200);
    await backend.store.query(minuteLater);
    expect(await tryPassword(backend, email, '10.8.8.8', 'secret-1')).toBe(200);
  });

  it('counts once for two processes', async () => {
    const env = { ...proxied, RATE_LIMIT: '600' };
    const first = await runBackend({ env });
    const second = await runBackend({ env, database: first.store });
    const emails = Array.from({ length: 10 }, (_, number) => `a${number}@example.com`);
    for (const one of emails) await tryPassword(first, one, '10.1.1.1');
    expect(await tryPassword(second, 'b@example.com', '10.1.1.1')).toBe(429);
  });

  it('keeps neither addresses nor emails of those whom it counts', async () => {
    const backend = await runBackend({ env: proxied });
    const { email } = await register(backend);
    await tryPassword(backend, email, '192.0.2.7');
    await tryPassword(backend, email, '192.0.2.7', 'secret-1');
    const stored = JSON.stringify([
      await backend.store.query('select * from limits'),
      await backend.store.query('select * from known_networks'),
    ]);
    expect(stored).not.toMatch(/192\.0\.2|@/);
  });

  it.each([
    ['registrations', 'POST /api/v1/auth/register', 10],
    ['messages', 'POST /api/v1/contact/message', 5],
    ['newsletter wishes', 'POST /api/v1/contact/newsletter', 5],
    ['Google sign-ins', 'POST /api/v1/auth/google', 20],
  ])('refuses more %s from an address than a person makes', async (_what, call, max) => {
    const backend = await runBackend({ env: { RATE_LIMIT: '600' }, hasSignIn: true });
    const person = { firstName: 'Ann', lastName: 'Lee', name: 'Ann', phone: '', password: 'secret-1' };
    const message = { subject: 'Nuts', message: 'Is there any nut in it?', idToken: 'x' };
    const statuses = [];
    for (let count = 0; count <= max; count++) {
      const email = `a${count}@example.com`;
      statuses.push((await backend.request(call, { body: { ...person, ...message, email } })).status);
    }
    expect(statuses.indexOf(429)).toBe(max);
  });

  it('counts sign-ins of an account, because each takes a hash, and refuses the next ones before it', async () => {
    const backend = await runBackend({ env: { ...proxied, RATE_LIMIT: '600' } });
    const { email } = await register(backend);
    const statuses = [];
    for (let count = 0; count < 32; count++)
      statuses.push(await tryPassword(backend, email, `10.1.${count % 4}.1`, 'secret-1'));
    expect(statuses).toEqual([...times(30, 200), 429, 429]);
    expect(await tryPassword(backend, email, '10.2.2.2')).toBe(429);
  });

  it('counts the carts that browsers of an address begin, whatever cookie they send', async () => {
    const backend = await runBackend({ env: { RATE_LIMIT: '10' } });
    const putFrom = async (guest: string, call = 'POST /api/v1/cart/items') => {
      const headers = { Cookie: `cart=${guest.repeat(43)}` };
      const body = { itemId: 'soup', quantity: 1 };
      return (await backend.request(call, { headers, body })).status;
    };
    expect([await putFrom('a'), await putFrom('a'), await putFrom('b'), await putFrom('c')]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await putFrom('d', 'PUT /api/v1/cart/items/soup')).toBe(429);
    expect(await putFrom('a')).toBe(200);
  });

  it.each([
    ['a guess of a password', 'POST /api/v1/auth/login', 10],
    ['a guess of a PIN', 'POST /kitchen/sign-in', 10],
    ['a registration', 'POST /api/v1/auth/register', 10],
    ['a message', 'POST /api/v1/contact/message', 5],
    ['a wish for the newsletter', 'POST /api/v1/contact/newsletter', 5],
  ])('refuses %s again without a question to the database', async (_what, call, max) => {
    const person = { firstName: 'Ann', lastName: 'Lee', phone: '', password: 'guess-12', secret: 'guess' };
    const body = { ...person, subject: 'Nuts', message: 'Is there any nut in it?' };
    const { store, asked } = countedStore(await migratedDatabase());
    const backend = await runBackend({ env: { RATE_LIMIT: '600' }, database: store, workPeriod: 0 });
    const statuses = [];
    let before = 0;
    for (let count = 0; count < max + 4; count++) {
      before = asked.length;
      // Another one each time, so that the wait of one account does not come first.
      const sent = { ...body, email: `a${count}@example.com`, name: `Ann ${'x'.repeat(count)}` };
      statuses.push((await backend.request(call, { body: sent })).status);
    }
    expect(statuses.slice(0, max)).not.toContain(429);
    expect([statuses.slice(max), asked.length - before]).toEqual([times(4, 429), 0]);
  });
});

it('a limit that refuses is believed for a minute, and then the database is asked again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const queries: Queries = {
    query: async <Row>() => JSON.parse(`[{ "count": ${++asked}, "wait": 1800 }]`) as readonly Row[],
    script: () => Promise.resolve(),
  };
  const limits = newLimits(queries, 600);
  const sent = () => limits.byAddress('messages', '192.0.2.1').then(() => 'taken', String);
  for (let count = 0; count < 5; count++) expect(await sent()).toBe('taken');
  expect(await sent()).toContain('Please wait 30 minutes.');
  vi.advanceTimersByTime(59_000);
  expect([await sent(), asked]).toEqual([expect.stringContaining('Please wait 30 minutes.'), 6]);
  vi.advanceTimersByTime(2000);
  await sent();
  expect(asked).toBe(7);
});
