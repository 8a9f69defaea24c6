import { expect, it } from 'vitest';
import { isDuplicate, type Database } from '../../../src/tools/backend/database/database';
import { migratedDatabase } from './support/engines';
import { ownerAndCook } from './support/kitchen-staff';
import { kitchenToken, placePaid, register, runBackend } from './support/running-backend';

/** It counts the paid orders of all time, once for each look of the monitoring. */
const countsAll = /as "waitingSeconds"/;
/** More than the open orders and those of today, and much less than those of all time. */
const manyRows = 500;

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

function rowsReadBy(plan: Plan): number {
  const {
    Plans: parts = [],
    'Actual Rows': found,
    'Actual Loops': times,
    'Rows Removed by Filter': passedBy = 0,
  } = plan;
  const own = plan['Relation Name'] === undefined ? 0 : (found + passedBy) * times;
  return own + parts.reduce((sum, part) => sum + rowsReadBy(part), 0);
}

/** Four thousand orders of a hundred customers and of earlier days, each with all that an order leaves. */
const earlierOrders = `
  insert into customers (id, issuer, subject, email) select 'old ' || number, 'email', number, '' from generate_series(0, 99) number;
  insert into orders (id, customer_id, status, status_message, fulfillment_type, channel, currency, subtotal, tax, delivery_fee, total,
      contact_name, scheduled_for, promised_by, created_at, updated_at)
    select 'OLD-' || number, 'old ' || number % 100, case number % 10 when 0 then 'CANCELLED' else 'DELIVERED' end, '',
      'PICKUP', 'WEB', 'USD', 450, 36, 0, 486, 'Ann', day, day, day, day
    from (select number, now()::date - 1 - number / 30 as day from generate_series(1, 4000) number) old;
  insert into order_items (order_id, position, item_id, day, name, description, unit_price, quantity)
    select id, 0, 'soup', scheduled_for, 'Tomato Soup', '', 450, 1 from orders where id like 'OLD-%';
  insert into checkouts (order_id, id) select id, 'chk ' || id from orders where id like 'OLD-%';
  insert into refunds (id, order_id, amount, reason, made_at)
    select id, id, total, '', created_at from orders where id like 'OLD-%' and status = 'CANCELLED';
  insert into outbox (id, kind, subject, send_at)
    select kind || ' ' || id, kind, id, null from orders, unnest('{ask,mail}'::text[]) kind where id like 'OLD-%';
  insert into order_keys (customer_id, key, body_hash, order_id) select customer_id, id, '', id from orders where id like 'OLD-%';
  insert into audit (who, did, subject) select 'Olga', 'deliver', id from orders where id like 'OLD-%'`;

/** Each statement of the backend once, with the values of its first use. */
function heard(store: Database) {
  const statements = new Map<string, readonly unknown[]>();
  const hearing = ({ query, script }: Pick<Database, 'query' | 'script'>) => ({
    script,
    query: <Row>(sql: string, values: readonly unknown[] = []) => {
      if (!statements.has(sql)) statements.set(sql, values);
      return query<Row>(sql, values);
    },
  });
  const database: Database = {
    ...store,
    ...hearing(store),
    transaction: (work) => store.transaction((queries) => work(hearing(queries))),
  };
  return { database, statements };
}

it('what the shop asks while it is open reads few rows, however many orders there were', async () => {
  const store = await migratedDatabase();
  const { database, statements } = heard(store);
  let now = new Date();
  const backend = await runBackend({ database, now: () => now, workPeriod: 0, env: { KEEP_PERSONAL_DAYS: '90' } });
  const { token, refreshToken } = await register(backend);
  await store.script(earlierOrders);
  await store.script('analyze');
  const { owner } = await ownerAndCook(backend);
  // The schedule of the day is written again.
  now = new Date(now.getTime() + 60 * 60_000);
  const { id } = await placePaid(backend, token, { soup: 1 });
  await backend.request('POST /api/v1/auth/refresh', { body: { refreshToken } });
  for (const call of ['orders/me', `orders/${id}`, `orders/${id}/deliveryInfo`, 'admin/menu-schedule/today', 'cart'])
    expect([call, (await backend.request(`GET /api/v1/${call}`, { token })).status]).toEqual([call, 200]);
  for (const call of ['kitchen/board', 'kitchen/orders', 'kitchen/payments', 'ready', 'metrics'])
    expect([call, (await fetch(`${backend.origin}/${call}`, { headers: owner })).status]).toEqual([call, 200]);
  for (const step of ['confirm', 'cancel'])
    expect((await backend.request(`POST /kitchen/orders/${id}/${step}`, { token: kitchenToken })).status).toBe(200);
  await backend.work();
  expect(backend.log).toEqual([]);

  const readMany: string[] = [];
  const rolledBack = store.transaction(async ({ query, script }) => {
    // As with many more orders: what an index can find is not read whole.
    await script('set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off');
    for (const [sql, values] of statements) {
      await script('savepoint one');
      const [explained] = await query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
        `explain (analyze, format json) ${sql}`,
        values,
      ).catch((error: unknown) => {
        // The row that it inserted is there.
        if (!isDuplicate(error)) throw error;
        return [];
      });
      await script('rollback to one');
      const rows = explained ? rowsReadBy(explained['QUERY PLAN'][0].Plan) : 0;
      if (rows > manyRows && !countsAll.test(sql)) readMany.push(`${rows} rows: ${sql}`);
    }
    throw new Error('Nothing of this stays.');
  });
  await expect(rolledBack).rejects.toThrow('Nothing of this stays.');
  expect(statements.size).toBeGreaterThan(40);
  expect(readMany).toEqual([]);
});
