import * as z from 'zod/mini';
import type { Cents } from '../../../domain/shared/money';
import type { BackendApp } from '../app';
import type { Database } from '../database/database';
import { moveOrder } from '../orders/move-order';
import { enqueue } from '../orders/outbox';
import { orderNotFound, Refusal } from '../refusal';
import { changedMeanwhile } from './end-order';
import type { ShopTexts } from '../shop-texts';
import { audit } from '../staff/audit';
import type { ByStaff } from '../staff/staff-access';

const steps: Readonly<Record<string, readonly string[]>> = {
  confirm: ['CONFIRMED'],
  prepare: ['PREPARING'],
  ready: ['READY_FOR_DELIVERY', 'READY_FOR_PICKUP'],
  deliver: ['OUT_FOR_DELIVERY', 'DELIVERED'],
};
const byStep = z.object({ id: z.string(), step: z.enum(Object.keys(steps)) });
/** `from`: the status that the page shows. A second press must not move the order a second time. */
const stepBody = z.nullish(z.object({ from: z.optional(z.string()) }));

/** Items that were paid back are not cooked. Their line stays, with 0, because a refund names lines by their place. */
const selectUndelivered = `select o.id, o.status, o.fulfillment_type as "fulfillmentType", o.promised_by::text as "promisedBy",
    o.total, o.contact_name as "contactName", o.mobile,
    concat_ws(', ', address->>'line1', address->>'line2', address->>'city', nullif(address->>'state', ''), address->>'postalCode') as address,
    (select string_agg(i.quantity - i.refunded || ' ' || i.name, ', ' order by i.position) from order_items i where i.order_id = o.id) as items
  from orders o where o.status in ('PAID', 'CONFIRMED', 'PREPARING', 'READY_FOR_DELIVERY', 'READY_FOR_PICKUP', 'OUT_FOR_DELIVERY')
  order by o.promised_by, o.created_at`;

/**
 * Lists the payments that the owner has to check: not believed, disputed, paid back on the provider's own pages, or not paid back.
 * They are looked up first, because they are few among all payments.
 */
const selectDoubtful = `with failing as (
    select distinct on (r.order_id) r.order_id, q.error from outbox q join refunds r on r.id = q.subject
    where q.kind = 'refund' and q.send_at is not null and q.error is not null order by r.order_id, q.attempts desc),
  elsewhere as (select order_id, amount from refunds where id = order_id || ' provider' and amount > 0),
  doubtful as (
    select order_id from checkouts where held is not null or is_disputed or refund_failed is not null
    union select order_id from elsewhere union select order_id from failing)
  select o.id, o.status, o.total, c.held, c.is_disputed as "isDisputed", coalesce(e.amount, 0) as "paidBackElsewhere",
    coalesce(f.error, c.refund_failed) as "refundFails"
  from doubtful d join orders o on o.id = d.order_id join checkouts c on c.order_id = d.order_id
    left join elsewhere e on e.order_id = d.order_id left join failing f on f.order_id = d.order_id
  order by o.created_at desc limit 200`;

const selectMessages = `select sent_at as "sentAt", name, email, phone, subject, message
  from messages order by sent_at desc limit 100`;

export function serveKitchen(app: BackendApp, database: Database, byStaff: ByStaff, { money }: ShopTexts): void {
  app.get('/kitchen/orders', byStaff('orders'), async () => {
    const rows = await database.query<{ readonly total: Cents }>(selectUndelivered);
    return rows.map((row) => ({ ...row, total: money(row.total) }));
  });
  app.post(
    '/kitchen/orders/:id/:step',
    { ...byStaff('orders'), schema: { params: byStep, body: stepBody } },
    ({ params: { id, step }, body, staff }) =>
      database.transaction(async (queries) => {
        const [order] = await queries.query<{ status: string; type: string }>(
          'select status, fulfillment_type as type from orders where id = $1 for update',
          [id],
        );
        if (!order) throw orderNotFound();
        if (body?.from !== undefined && body.from !== order.status) throw changedMeanwhile();
        const wanted =
          steps[step]?.filter((status) => !status.startsWith('READY') || status.endsWith(order.type)) ?? [];
        for (const status of wanted)
          if (await moveOrder(queries, id, status)) {
            if (status === 'READY_FOR_PICKUP' || status === 'OUT_FOR_DELIVERY')
              await enqueue(queries, 'mail', `${id} ready`);
            await audit(queries, staff, step, id, { from: order.status, status });
            return { id, from: order.status, status };
          }
        throw new Refusal(409, `An order that is ${order.status} cannot become ${wanted.join(' or ')}.`);
      }),
  );
  app.get('/kitchen/payments', byStaff('orders'), async () => {
    const rows = await database.query<{ readonly total: Cents; readonly paidBackElsewhere: Cents }>(selectDoubtful);
    return rows.map((row) => ({ ...row, total: money(row.total), paidBackElsewhere: money(row.paidBackElsewhere) }));
  });
  app.get('/kitchen/messages', byStaff('messages'), () => database.query(selectMessages));
  app.get('/kitchen/newsletter', byStaff('messages'), () =>
    database.query('select email from newsletter order by asked_at'),
  );
}
