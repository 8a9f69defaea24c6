import * as z from 'zod/mini';
import { cleanEmail } from '../../../domain/shared/email';
import { success, type BackendApp } from '../app';
import type { Database, Queries } from '../database/database';
import { Refusal } from '../refusal';
import { audit } from '../staff/audit';
import type { ByStaff } from '../staff/staff-access';
import { deletedSubject } from './sessions';

const byEmail = z.object({ email: z.string().check(z.minLength(3), z.maxLength(320), z.overwrite(cleanEmail)) });
/** Anybody can put any email into a profile. Once a customer has confirmed it, it counts as that customer's alone. */
const ofEmail = `lower(confirmed_email) = lower($1) or lower(email) = lower($1) and not exists (
    select 1 from customers other where lower(other.confirmed_email) = lower($1))`;
const done = "status in ('DELIVERED', 'CANCELLED', 'PAYMENT_FAILED', 'REJECTED', 'DELIVERY_FAILED')";

/** Tax law needs what was sold, when, for how much and where to. It does not need the person. */
const forgetPerson = `update orders set contact_name = '', mobile = null,
    address = case when address is not null then jsonb_build_object('state', address->'state', 'country', address->'country') end`;
const ofPerson = `${done} and (contact_name <> '' or mobile is not null or address ? 'line1')`;

const exported = {
  accounts: `select id, issuer, email, confirmed_email, first_name, last_name, phone, picture, created_at, updated_at from customers where ${ofEmail}`,
  photos: `select media_type, encode(bytes, 'base64') as base64 from photos where customer_id in (select id from customers where ${ofEmail})`,
  orders: `select o.*, (select json_agg(i.* order by i.position) from order_items i where i.order_id = o.id) as items,
      (select json_agg(r.*) from refunds r where r.order_id = o.id) as refunds
    from orders o where customer_id in (select id from customers where ${ofEmail}) order by created_at`,
  cart: `select item_id, quantity, added_at from cart_items where owner in (select 'customer ' || id from customers where ${ofEmail})`,
  sessions: `select expires_at, ended_at from sessions where customer_id in (select id from customers where ${ofEmail})`,
  networks: `select network_hash, seen_at from known_networks where customer_id in (select id from customers where ${ofEmail})`,
  messages: 'select * from messages where lower(email) = lower($1)',
  newsletter: 'select * from newsletter where email = lower($1)',
};

/** The row of a deleted account stays with its id, because orders refer to it. */
const deletions = [
  'delete from sessions where customer_id = any($1)',
  'delete from sign_in_codes where customer_id = any($1)',
  'delete from mail_tokens where customer_id = any($1)',
  'delete from known_networks where customer_id = any($1)',
  'delete from order_networks where order_id in (select id from orders where customer_id = any($1))',
  'delete from photos where customer_id = any($1)',
  "delete from cart_items where owner in (select 'customer ' || id from unnest($1::text[]) as id)",
  `${forgetPerson} where ${ofPerson} and customer_id = any($1)`,
  `update customers c set subject = ${deletedSubject}, email = '', confirmed_email = null, first_name = '', last_name = '', phone = '',
     picture = null, password_hash = null, updated_at = now() where id = any($1)`,
];

export function serveCustomerData(app: BackendApp, database: Database, byStaff: ByStaff): void {
  const options = { ...byStaff('customers'), schema: { params: byEmail } };
  app.get('/kitchen/customers/:email', options, ({ params: { email }, staff }) =>
    database.transaction(async (queries) => {
      const data: Record<string, readonly object[]> = {};
      for (const [name, sql] of Object.entries(exported)) data[name] = await queries.query(sql, [email]);
      await audit(queries, staff, 'customer exported', idsOf(data.accounts ?? []).join(' '));
      return data;
    }),
  );
  app.delete('/kitchen/customers/:email', options, ({ params: { email }, staff }) =>
    database.transaction(async (queries) => {
      const accounts = await queries.query(`select id from customers where ${ofEmail} for update`, [email]);
      const ids = idsOf(accounts);
      const open = await queries.query(`select 1 from orders where customer_id = any($1) and not (${done}) limit 1`, [
        ids,
      ]);
      if (open.length > 0) throw new Refusal(409, 'An order of this customer is not done yet. End it first.');
      for (const sql of deletions) await queries.query(sql, [ids]);
      await queries.query('delete from messages where lower(email) = lower($1)', [email]);
      await queries.query('delete from newsletter where email = lower($1)', [email]);
      await audit(queries, staff, 'customer deleted', ids.join(' '));
      return { ...success, accounts: ids.length };
    }),
  );
}

function idsOf(rows: readonly object[]): readonly string[] {
  return rows.flatMap((row) => ('id' in row ? String(row.id) : []));
}

/** A statement must end in time, and a shop that begins to forget may have years of orders. */
const forgottenAtOnce = 1000;

/** Forgets the persons of orders and messages older than `days`. If the backend closes, it goes on after its next start. */
export async function forgetAfter({ query }: Queries, days: number, closing: AbortSignal): Promise<void> {
  const isOld = (column: string) => `${column} < now() - make_interval(days => $1)`;
  let forgotten: readonly object[];
  do
    forgotten = await query(
      `${forgetPerson} where id in (
         select id from orders where ${ofPerson} and ${isOld('updated_at')} limit ${forgottenAtOnce}) returning 1`,
      [days],
    );
  while (forgotten.length === forgottenAtOnce && !closing.aborted);
  await query(`delete from messages where ${isOld('sent_at')}`, [days]);
}
