import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newPasswordHash } from '../../../src/tools/backend/accounts/passwords';
import { migrate, type Database } from '../../../src/tools/backend/database/database';
import { postgreSql } from '../../../src/tools/backend/database/postgresql';
import { hashOf } from '../../../src/tools/backend/random';
import { postgreSqlPrograms, startCluster } from './support/postgresql-cluster.mjs';
import { contractions, schemaOf } from './support/contractions';
import { emptyDatabase } from './support/engines';
import { reconcileNow, runBackend } from './support/running-backend';

const folder = 'src/tools/backend/migrations';
const textOf = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

const ann = { email: 'ann@example.com', password: 'secret-1', refreshToken: 'r'.repeat(43) };

const firstMigration = `create table migrations (name text primary key, applied_at timestamptz not null default now());
    ${textOf('0001-shop.sql')}
    insert into migrations (name) values ('0001-shop.sql')`;

/** As the first version left it: Ann has paid one order, whose mail is not sent yet, and another is open. */
async function firstDatabase(): Promise<Database> {
  const database = await emptyDatabase();
  await database.script(`${firstMigration};
    insert into customers (id, issuer, subject, email, first_name, password_hash)
      values ('ann', 'email', '${ann.email}', '${ann.email}', 'Ann', '${await newPasswordHash(ann.password, 4)}');
    insert into sessions (id, customer_id, expires_at) values ('of ann', 'ann', now() + interval '1 day');
    insert into refresh_tokens (hash, session_id) values ('${hashOf(ann.refreshToken)}', 'of ann');
    insert into menu_types (id, name) values ('1', 'Soups');
    insert into menu_items (id, name, price, menu_type_id, labels) values ('soup', 'Tomato Soup', 450, '1', '["Vegan"]');
    insert into orders (id, customer_id, status, status_message, fulfillment_type, channel, currency, subtotal, tax,
        delivery_fee, total, contact_name, scheduled_for, promised_by, created_at)
      select id, 'ann', status, '', 'PICKUP', 'WEB', 'USD', 450, 36, 0, 486, 'Ann', '2026-11-20', '2026-11-20', placed::timestamptz
      from (values ('SB-OLD', 'PAID', '2026-11-19 10:00Z'), ('SB-OPEN', 'INITIATED', '2026-11-19 11:00Z')) old (id, status, placed);
    insert into order_items (order_id, position, item_id, day, name, description, unit_price, quantity)
      select id, 0, 'soup', '2026-11-19', 'Tomato Soup', '', 450, 1 from orders;
    insert into checkouts (order_id, id, ask_at) values ('SB-OLD', 'chk_old', null), ('SB-OPEN', 'chk_open', now());
    insert into outbox (id, kind, subject) values ('mail SB-OLD', 'mail', 'SB-OLD')`);
  return database;
}

const migrationsOf = async ({ query }: Database) =>
  (await query<{ name: string }>('select name from migrations order by name')).map(({ name }) => name);

describe('a database of the first version', () => {
  it('lists its orders after the upgrade, and its work goes on', async () => {
    const backend = await runBackend({ database: await firstDatabase(), workPeriod: 0 });
    const { reply: session } = await backend.request('POST /api/v1/auth/login', { body: ann });
    const list = async () =>
      (await backend.request('GET /api/v1/orders/me', { token: session.accessToken })).reply.orders;
    expect(await list()).toMatchObject([
      { id: 'SB-OPEN', orderStatus: 'INITIATED' },
      { id: 'SB-OLD', orderStatus: 'PAID', totalAmount: 4.86, items: [{ itemName: 'Tomato Soup', quantity: 1 }] },
    ]);
    const { reply: menu } = await backend.request('GET /api/v1/admin/menu-schedule/today');
    expect(menu.scheduledMenusDetails).toMatchObject([
      { menuItemId: 'soup', tags: [{ name: 'Vegan' }], isVegetarian: null, portion: null, spiceLevel: null },
    ]);
    await reconcileNow(backend);
    expect(await list()).toMatchObject([{ orderStatus: 'CANCELLED' }, { orderStatus: 'PAID' }]);
    expect(await backend.store.query('select 1 from outbox where send_at is not null')).toEqual([]);
  });

  it('a customer stays signed in over the upgrade', async () => {
    const backend = await runBackend({ database: await firstDatabase() });
    const { reply } = await backend.request('POST /api/v1/auth/refresh', { body: { refreshToken: ann.refreshToken } });
    const profile = await backend.request('GET /api/v1/user/profile', { token: reply.accessToken });
    expect(profile.reply.user).toMatchObject({ id: 'ann', email: ann.email, authProvider: 'email' });
  });

  it('the upgrade runs once, and not again at the next start', async () => {
    const database = await firstDatabase();
    await migrate(database);
    await migrate(database);
    expect(await migrationsOf(database)).toEqual(readdirSync(folder));
  });
});

/** The first ten took away what the version before them needed: no shop was open yet. */
const [earlier, later] = [readdirSync(folder).slice(0, 10), readdirSync(folder).slice(10)];
/** The columns and tables that migrations take away, and why the version before does not need them. */
const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0012-no-staff-tries.sql': { 'staff_tries is gone': 'Since 0008 tries are counted in limits, and nothing reads it.' },
};

/** Returns what the script takes away from a database that has all migrations before it. */
function contractionsOf(database: Database, script: string): Promise<readonly string[]> {
  return database.transaction(async (queries) => {
    const before = await schemaOf(queries);
    await queries.script(script);
    return contractions(before, await schemaOf(queries));
  });
}

describe('the version before runs on the schema of the next one, because a migration only adds', () => {
  it('each migration only adds, or says what the version before does not need any more', async () => {
    const database = await emptyDatabase();
    for (const name of earlier) await database.script(textOf(name));
    const found: Record<string, readonly string[]> = {};
    for (const name of later) found[name] = await contractionsOf(database, textOf(name));
    expect(found).toEqual(Object.fromEntries(later.map((name) => [name, Object.keys(allowed[name] ?? {})])));
  });

  it.each([
    ['drop table newsletter', 'newsletter is gone'],
    ['alter table orders drop column mobile', 'orders.mobile is gone'],
    ['alter table orders rename column mobile to phone', 'orders.mobile is gone'],
    ['alter table orders alter column total type bigint', 'orders.total is bigint, and was integer'],
    ['alter table orders add column tip integer not null', 'orders.tip is new and has no default'],
    ['alter table orders alter column mobile set not null', 'orders.mobile takes less than before'],
    ['alter table orders alter column status drop default', 'orders.status takes less than before'],
    ['alter table orders add check (total > 0)', 'orders has a new rule: CHECK ((total > 0))'],
    ['alter table orders add unique (mobile)', 'orders has a new rule: UNIQUE (mobile)'],
    ['create unique index on orders (lower(mobile))', 'orders has a new rule: CREATE UNIQUE INDEX ON public.orders'],
    ["alter table orders add column a text not null default '', add unique (a)", 'orders has a new rule: UNIQUE (a)'],
    ['drop index staff_lower_idx', 'staff has lost a rule: CREATE UNIQUE INDEX ON public.staff'],
    ["delete from order_transitions where to_status = 'REJECTED'", 'an order cannot move PAID -> REJECTED'],
  ])('names what the version before would miss: %s', async (script, named) => {
    const database = await emptyDatabase();
    await migrate(database);
    const [first = ''] = await contractionsOf(database, script);
    expect(first).toContain(named);
  });

  it('lets a migration add what the version before does not see', async () => {
    const database = await emptyDatabase();
    await migrate(database);
    const script = readFileSync('test/tools/backend/load/next-version.sql', 'utf8');
    expect(await contractionsOf(database, script)).toEqual([]);
  });
});

it.skipIf(!postgreSqlPrograms())(
  'a migration that waits for a table lets others read and write it meanwhile',
  async () => {
    const cluster = await startCluster(['fsync=off']);
    const store = postgreSql(cluster.url, () => undefined);
    onTestFinished(async () => {
      await store.close();
      await cluster.stop();
    });
    await store.script(firstMigration);
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => (end = resolve));
    const reader = store.transaction(async ({ query }) => {
      await query('select 1 from orders');
      await isOver;
    });
    const migration = migrate(store);
    const isWaiting = async () => (await store.query('select 1 from pg_locks where not granted')).length > 0;
    while (!(await isWaiting()));
    // Behind the migration, this would wait until the reader has ended.
    await store.query('select 1 from orders');
    end();
    await Promise.all([reader, migration]);
    expect(await migrationsOf(store)).toEqual(readdirSync(folder));
  },
);

it.skipIf(!postgreSqlPrograms())('one of four backends that start at once on PostgreSQL migrates', async () => {
  const cluster = await startCluster();
  const databases = Array.from({ length: 4 }, () => postgreSql(cluster.url, () => undefined));
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await cluster.stop();
  });
  await Promise.all(databases.map(migrate));
  expect(await Promise.all(databases.map(migrationsOf))).toEqual(databases.map(() => readdirSync(folder)));
});

it('no migration changes once databases have it: a change is another file', () => {
  const hashes = readdirSync(folder).map((name) => [name, hashOf(textOf(name)).slice(0, 12)]);
  expect(Object.fromEntries(hashes)).toEqual({
    '0001-shop.sql': 'd845b4ea8f5a',
    '0002-food-marks.sql': 'c21d417cd9f6',
    '0003-included-tax.sql': '697f29662e17',
    '0004-attempts-and-ends.sql': '0ce468abd2b1',
    '0005-tokens-and-questions.sql': 'cf921a1f5509',
    '0006-staff.sql': '7e93b68d8b4a',
    '0007-opening-and-refunds.sql': '56a5b057e162',
    '0008-limits.sql': '6833445c2bac',
    '0009-looked-after-payments.sql': '503742f4257b',
    '0010-mail.sql': '84adc5a0ad0c',
    '0011-networks-of-orders.sql': '04d508db07d0',
    '0012-no-staff-tries.sql': '8c4295517bcd',
    '0013-refunds-that-fail.sql': '006a8aecfd20',
    '0014-days-of-items.sql': '6d158ae65793',
    '0015-stock-of-a-day.sql': '1fa7d8c5ae62',
    '0016-few-of-many-orders.sql': 'c62004360083',
    '0017-tokens-in-use.sql': '253ff411b6bf',
    '0018-keys-of-orders.sql': 'd05f72ac0bcd',
    '0019-settled-refunds.sql': 'd1e397dc2258',
  });
});
