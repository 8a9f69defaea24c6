import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate, type Database } from '../../../src/tools/backend/database/database';
import { pgLite } from '../../../src/tools/backend/database/pglite';
import type { Refusal } from '../../../src/tools/backend/refusal';
import { requestInHand } from '../../../src/tools/backend/turns';
import { emptyDatabase, engines, migratedDatabase, useEngine } from './support/engines';
import { placeOrder, register, runBackend } from './support/running-backend';

describe.skipIf(!engines.includes('PostgreSQL'))('a PostgreSQL server', () => {
  useEngine('PostgreSQL');

  it('a connection that is lost during a transaction fails it, and nothing else', async () => {
    const store = await emptyDatabase();
    const lost = store.transaction(async ({ query }) => {
      const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid');
      await store.query('select pg_terminate_backend($1)', [own?.pid]);
      while ((await store.query('select 1 from pg_stat_activity where pid = $1', [own?.pid])).length > 0);
      await query('select 1');
    });
    await expect(lost).rejects.toThrow(/[Cc]onnection/);
    expect(await store.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('a server that does not answer is given up after a while', async () => {
    const store = await emptyDatabase();
    const isAsleep = async () =>
      (await store.query("select 1 from pg_stat_activity where wait_event = 'PgSleep'")).length > 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = store.query('select pg_sleep(60)').catch(String);
    while (!(await isAsleep()));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await answer).toContain('Query read timeout');
  });

  it('a migration may take longer than a call', async () => {
    const store = await emptyDatabase();
    const limits: unknown[] = [];
    const observed: Database = {
      ...store,
      transaction: (work) =>
        store.transaction((queries) =>
          work({
            ...queries,
            script: async (sql) => {
              await queries.script(sql);
              limits.push(...(await queries.query('show statement_timeout')));
            },
          }),
        ),
    };
    await migrate(observed);
    expect(new Set(limits.map((limit) => JSON.stringify(limit)))).toEqual(new Set(['{"statement_timeout":"0"}']));
  });
});

/** In bytes, of all files. */
const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

describe('the folder of PGlite', () => {
  const openWith = (owner: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'pid-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'database.pid'), owner);
    return pgLite(folder);
  };

  it('the folder is not opened while a container of another name may have it open', async () => {
    await expect(openWith(`${process.pid} another-container`)).rejects.toThrow('another-container');
  });

  it('the folder is read by nobody else, and gives the space of replaced photos back, its log included', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'pglite-')), 'data');
    onTestFinished(() => rmSync(dirname(folder), { recursive: true }));
    const database = await pgLite(folder);
    expect(statSync(folder).mode & 0o077).toBe(0);
    await database.script('create table photos (bytes text)');
    const sizeBefore = sizeOf(folder);
    for (let count = 0; count < 15; count++) {
      const bytes = randomBytes(4_000_000).toString('base64');
      await database.query('with earlier as (delete from photos) insert into photos values ($1)', [bytes]);
    }
    await database.tidy?.();
    expect((sizeOf(folder) - sizeBefore) / 1e6).toBeLessThan(40);
    await database.close();
  }, 60_000);

  it('the folder is opened although its last owner had no time to write who it is', async () => {
    const database = await openWith('');
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
  });
});

it('PGlite answers the first of three thousand presses at once, refuses the rest at once, and drops who has gone', async () => {
  const database = await pgLite(undefined);
  onTestFinished(() => database.close());
  let isGone = false;
  const pressFrom = (from: string) =>
    requestInHand.run({ from, isGone: () => isGone, admittedTo: new Set() }, () =>
      database.query('select pg_sleep(0.001)').then(
        () => 'answered',
        ({ statusCode, retryAfter }: Refusal) => `${statusCode} after ${retryAfter} s`,
      ),
    );
  const presses = Array.from({ length: 3000 }, (_, number) => pressFrom(`10.0.${number % 250}.1`));
  const refused = '503 after 5 s';
  const answers = await Promise.all(presses.slice(0, 2));
  expect(await Promise.all(presses.slice(-1))).toEqual([refused]);
  isGone = true;
  const all = await Promise.all(presses);
  expect(answers[0]).toBe('answered');
  expect(all.filter((answer) => answer === 'answered').length).toBeLessThan(20);
  expect(new Set(all)).toEqual(new Set(['answered', refused]));
});

describe.each(engines)('what has ended on %s', (engine) => {
  useEngine(engine);

  it('what has ended is deleted, and what may still be used stays', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { query, script } = backend.store;
    const [first, second] = [await register(backend), await register(backend)];
    await placeOrder(backend, second.token, { soup: 1 });
    await backend.request('POST /api/v1/auth/logout', { token: first.token });
    await script(`insert into sign_in_codes select 'old', id, now() - interval '1 day' from customers limit 1;
      insert into sign_in_codes select 'new', id, now() + interval '1 day' from customers limit 1;
      insert into cart_items (owner, item_id, quantity, added_at) values
        ('guest old', 'soup', 1, now() - interval '61 days'), ('guest new', 'soup', 1, now()), ('customer old', 'soup', 1, now() - interval '61 days');
      insert into staff (id, name, role, secret_hash) values ('1', 'Cem', 'kitchen', '');
      insert into staff_devices (hash, staff_id, made_at) values
        ('old', '1', now() - interval '366 days'), ('new', '1', now() - interval '300 days');
      insert into outbox (id, kind, subject, send_at) values
        ('mail recover 1', 'mail', 'recover 1', null), ('mail SB-1', 'mail', 'SB-1', null)`);
    await backend.work();
    expect(await query('select hash from staff_devices')).toEqual([{ hash: 'new' }]);
    expect(await query("select id from outbox where id in ('mail recover 1', 'mail SB-1')")).toEqual([
      { id: 'mail SB-1' },
    ]);
    const countOf = async (table: string) => (await query(`select 1 from ${table}`)).length;
    const tables = ['sign_in_codes', 'sessions', 'refresh_tokens', 'cart_items', 'orders'];
    expect(await Promise.all(tables.map(countOf))).toEqual([1, 1, 1, 2, 1]);
    expect((await backend.request('GET /api/v1/user/profile', { token: second.token })).status).toBe(200);
  });
});

it('one thing that cannot be deleted keeps nothing else', async () => {
  const store = await migratedDatabase();
  const slow = (sql: string) => sql.startsWith('delete from sign_in_codes');
  const query: Database['query'] = (sql, values) =>
    slow(sql) ? Promise.reject(new Error('It takes too long.')) : store.query(sql, values);
  const backend = await runBackend({ database: { ...store, query }, workPeriod: 0 });
  await store.script("insert into cart_items values ('guest old', 'soup', 1, now() - interval '61 days')");
  await backend.work();
  expect(await store.query('select 1 from cart_items')).toEqual([]);
  expect(backend.log).toEqual(['What has ended is not deleted: Error: It takes too long.']);
});

it('the space of photos that were replaced is given back on PGlite', async () => {
  const backend = await runBackend({ database: await emptyDatabase(), workPeriod: 0 });
  const { query } = backend.store;
  const { token } = await register(backend);
  const sizeAfter = async (count: number) => {
    for (let one = 0; one < count; one++) {
      const body = new FormData();
      const noise = Buffer.concat([Buffer.from('GIF89a'), randomBytes(200_000)]);
      body.set('file', new File([new Uint8Array(noise)], 'a.gif', { type: 'image/gif' }));
      const headers = { Authorization: `Bearer ${token}` };
      await fetch(`${backend.origin}/api/v1/user/avatar`, { method: 'POST', headers, body });
    }
    await backend.work();
    const [measured] = await query<{ size: number }>("select pg_total_relation_size('photos')::int as size");
    return measured?.size ?? 0;
  };
  const one = await sizeAfter(1);
  expect(one).toBeGreaterThan(200_000);
  expect(await sizeAfter(6)).toBeLessThan(1.2 * one);
});
