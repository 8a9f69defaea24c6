import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Answered } from '../../../src/tools/backend/app';
import { checkSettings } from '../../../src/tools/backend/check-settings';
import { startSentence } from '../../../src/tools/backend/start-sentence';
import { stopInOrder, stopPatience } from '../../../src/tools/backend/stop-in-order';
import { kitchenToken, order, placePaid, register, runBackend } from './support/running-backend';
import { openPages } from './support/shop-of-backend';
import { freePort } from '../free-port.mjs';

it('an answer has an id, which errors say and the log has, and nothing about the person', async () => {
  const lines: Answered[] = [];
  const backend = await runBackend({ answered: (line) => lines.push(line), workPeriod: 0 });
  const { token, email } = await register(backend, 'ann@example.com');
  await backend.request('GET /api/v1/orders/SB-SECRET?status=ann', { token });
  const response = await fetch(`${backend.origin}/api/v1/orders/SB-SECRET`);
  const { requestId } = await response.json();
  expect(response.headers.get('x-request-id')).toBe(requestId);
  await vi.waitUntil(() => lines.length === 3, 10_000);
  const [, , last] = lines;
  expect(last).toEqual({
    id: requestId,
    method: 'GET',
    route: '/api/v1/orders/:id',
    status: 401,
    milliseconds: expect.any(Number),
  });
  const written = JSON.stringify(lines);
  for (const personal of [email, token, 'SB-SECRET', '127.0.0.1', 'status=']) expect(written).not.toContain(personal);
  await backend.store.query('drop table messages');
  const body = { name: 'Bo', email, phone: '', subject: 'Nuts', message: 'Is there any nut in it?' };
  const failed = await backend.request('POST /api/v1/contact/message', { body });
  expect([failed.status, backend.log.join()]).toEqual([500, expect.stringContaining(failed.reply.requestId)]);
});

it('a backend is ready while it can write and its work leaves, and alive before that', async () => {
  const backend = await runBackend({ workPeriod: 0 });
  const statusOf = async (path: string) => (await fetch(backend.origin + path)).status;
  expect(await statusOf('/ready')).toBe(200);
  const { store } = await runBackend({ workPeriod: 0 });
  const stalled = await runBackend({ database: store, workPeriod: 0 });
  await store.query(
    "insert into outbox (id, kind, subject, send_at) values ('mail 1', 'mail', '1', now() - interval '1 hour')",
  );
  const reply = await fetch(`${stalled.origin}/ready`);
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  const readOnly = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' });
  const database = {
    ...store,
    query: (sql: string) => (sql.includes("'ready'") ? Promise.reject(readOnly) : store.query(sql)),
  };
  const frozen = await runBackend({ database: database as typeof store, workPeriod: 0 });
  expect((await fetch(`${frozen.origin}/ready`)).status).toBe(503);
  expect((await fetch(`${frozen.origin}/health`)).status).toBe(200);
});

it('a backend is ready again once its work leaves, also where its clock has been set back meanwhile', async () => {
  const backend = await runBackend({ workPeriod: 0 });
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const status = async () => (await fetch(`${backend.origin}/ready`)).status;
  await backend.store.query(
    "insert into outbox (id, kind, subject, send_at) values ('mail 1', 'mail', '1', now() - interval '1 hour')",
  );
  expect(await status()).toBe(503);
  await backend.store.query('delete from outbox');
  vi.setSystemTime(Date.now() - 60 * 60_000);
  vi.advanceTimersByTime(3000);
  expect(await status()).toBe(200);
});

it('a backend is ready while the server for mails takes so long that a hundred mails wait', async () => {
  let isTried = false;
  let refuse = (): void => undefined;
  const held = new Promise<void>((_resolve, reject) => (refuse = () => reject(new Error('It hangs.'))));
  const backend = await runBackend({ workPeriod: 0, post: { send: () => ((isTried = true), held) } });
  await register(backend);
  await backend.store.query(
    `insert into outbox (id, kind, subject, send_at)
     select 'mail confirm ' || c.id || ' ' || n, 'mail', 'confirm ' || c.id || ' ' || n, now() - interval '6 minutes'
     from customers c, generate_series(1, 100) n`,
  );
  const working = backend.work();
  await vi.waitUntil(() => isTried, 10_000);
  expect((await fetch(`${backend.origin}/ready`)).status).toBe(200);
  refuse();
  await working;
});

it('numbers are for a private address, and not for what a proxy passes on', async () => {
  const backend = await runBackend({ workPeriod: 0 });
  const { token } = await register(backend);
  await backend.request('POST /api/v1/orders', { token, body: order({ soup: 1 }) });
  const shown = await (await fetch(`${backend.origin}/metrics`)).text();
  expect(shown).toMatch(/^shop_orders_of_a_day 1$/m);
  expect(shown).toMatch(/^shop_answers_total\{status="200"\} 2$/m);
  const forwarded = await fetch(`${backend.origin}/metrics`, { headers: { 'X-Forwarded-For': '10.0.0.1' } });
  expect(forwarded.status).toBe(404);
});

it.each(['reject', 'cancel'])('numbers count no order as paid that the kitchen ends by %s', async (ending) => {
  const backend = await runBackend({ workPeriod: 0 });
  const { token } = await register(backend);
  const { id } = await placePaid(backend, token, { soup: 1 });
  const paid = async () => /^shop_orders_paid \d+$/m.exec(await (await fetch(`${backend.origin}/metrics`)).text())?.[0];
  expect(await paid()).toBe('shop_orders_paid 1');
  await backend.request(`POST /kitchen/orders/${id}/${ending}`, { token: kitchenToken });
  expect(await paid()).toBe('shop_orders_paid 0');
});

it('numbers count what failed and is tried again, and not what was given up', async () => {
  const backend = await runBackend({ workPeriod: 0 });
  await backend.store.query(`insert into outbox (id, kind, subject, send_at, error) values
    ('mail a', 'mail', 'a', now() + interval '1 hour', 'Away.'), ('mail b', 'mail', 'b', null, 'No such user.')`);
  expect(await (await fetch(`${backend.origin}/metrics`)).text()).toContain('\nshop_outbox_failing 1\n');
});

it('the end answers what was asked, and takes nothing new', async () => {
  let answer = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  const backend = await runBackend({
    workPeriod: 0,
    payments: {
      open: async ({ orderId }) => {
        asked.push(orderId);
        await isHeld;
        return { providerId: orderId, url: `https://pay.test/${orderId}` };
      },
      state: async () => ({ kind: 'open' }),
      close: () => Promise.resolve(),
      refund: () => Promise.resolve(),
      readWebhook: () => Promise.resolve(undefined),
    },
  });
  const { token } = await register(backend);
  const placed = backend.request('POST /api/v1/orders', { token, body: order({ soup: 1 }) });
  await vi.waitUntil(() => asked.length > 0, 10_000);
  const closed = backend.close();
  await vi.waitUntil(
    () =>
      fetch(`${backend.origin}/health`).then(
        ({ ok }) => !ok,
        () => true,
      ),
    10_000,
  );
  answer();
  expect((await placed).status).toBe(200);
  await closed;
});

it('the end does not wait for a connection that has asked nothing, as browsers open them', async () => {
  const backend = await runBackend({ workPeriod: 0 });
  for (const begun of ['', 'GET /health HTTP/1.1\r\n']) {
    const socket = connect(Number(new URL(backend.origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(begun);
  }
  // Connections are taken in their order.
  await fetch(`${backend.origin}/health`);
  const closed = backend.close().then(() => 'closed');
  expect(await Promise.race([closed, pause(8000, 'still open')])).toBe('closed');
});

it('the end comes at the latest when its patience is over, which a container knows', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const codes: number[] = [];
  const log: string[] = [];
  void stopInOrder(
    () => new Promise(() => undefined),
    (code) => codes.push(code),
    (line) => log.push(line),
  );
  await vi.advanceTimersByTimeAsync(stopPatience);
  expect([codes, log.join()]).toEqual([[1], expect.stringContaining('took too long')]);
  await stopInOrder(
    () => Promise.resolve(),
    (code) => codes.push(code),
    () => undefined,
  );
  expect(codes).toEqual([1, 0]);
  const [, grace] = /stop_grace_period: (\d+)s/.exec(readFileSync('src/tools/deploy/compose.yaml', 'utf8')) ?? [];
  expect(Number(grace) * 1000).toBeGreaterThan(stopPatience);
});

it('settings are tried, and each that does not work is told by its name', async () => {
  const pages = await openPages({ hasSignIn: true });
  onTestFinished(() => pages.close());
  const given = { ...pages.settings, DATA_FOLDER: `/tmp/check-${crypto.randomUUID()}` };
  expect(await checkSettings(given)).toEqual([]);
  const nothing = `127.0.0.1:${await freePort()}`;
  const wrong = {
    DATABASE_URL: `postgres://shop@${nothing}/shop`,
    OIDC_ISSUER: `http://${nothing}`,
    STRIPE_SECRET_KEY: 'sk_no',
    SMTP_URL: `smtp://${nothing}`,
    PICTURES_FOLDER: '/no/such/folder',
    SHOP_PROFILE: 'pizza',
  };
  expect(await checkSettings({ ...given, ...wrong })).toEqual([
    'DATABASE_URL: nothing answers at its address.',
    'OIDC_ISSUER: nothing answers at its address.',
    'SHOP_PROFILE: There is no shop "pizza": src/app/profiles/pizza/profile.ts is missing.',
    'PICTURES_FOLDER: there is no such folder.',
    'SMTP_URL: nothing answers at its address.',
    'STRIPE_SECRET_KEY: Invalid API Key provided.',
  ]);
});

it.each([
  [{ code: 'ENOSPC' }, 'DATA_FOLDER: its disk is full.'],
  [{ errno: 28 }, 'DATA_FOLDER: { errno: 28 }.'],
  [new Error('It is broken.'), 'DATA_FOLDER: It is broken.'],
])('a start that fails by %j names the setting', (error, sentence) => {
  expect(startSentence('DATA_FOLDER', error)).toBe(sentence);
});

it('an answer to a call that is not there is a line too', async () => {
  const lines: Answered[] = [];
  const backend = await runBackend({ answered: (line) => lines.push(line), workPeriod: 0 });
  await fetch(`${backend.origin}/no/such`);
  await fetch(`${backend.origin}/%zz`);
  await vi.waitUntil(() => lines.length === 2, 10_000);
  expect(lines).toMatchObject([{ status: 404 }, { status: 404 }]);
});
