import * as z from 'zod/mini';
import { newOrderBody } from '../../../adapters/http/new-order.wire';
import { groupOf, parseStatus, restoresItems } from '../../../domain/orders/order-status';
import type { Customer, Sessions } from '../accounts/sessions';
import { byId, queryNumber, success, type BackendApp } from '../app';
import type { Database } from '../database/database';
import type { Schedule } from '../menu/schedule';
import type { Checkouts } from '../payments/checkouts';
import { hashOf, newOrderId, newSecret } from '../random';
import { orderNotFound, Refusal } from '../refusal';
import type { Limits } from '../limits';
import { insertOrder } from './insert-order';
import { allowOrder, keepNetwork, limitUnpaid, type UnpaidLimits } from './unpaid-orders';
import { lockedStatus, moveOrder } from './move-order';
import { enqueue } from './outbox';
import { wantedOrder, type ServedShop } from './wanted-order';

const listQuery = z.object({ limit: queryNumber, status: z.optional(z.string()) });
const defaultLimit = 10;
const maxLimit = 200;
const maxKeyLength = 200;

/** The message already says why an order ended. A refund of some items has its own reason, which is written after its sum. */
const selectOrders = `select o.id, o.status as "orderStatus", o.status_message || coalesce((
      select regexp_replace(' ' || case sum(r.amount) % 100 when 0 then (sum(r.amount) / 100)::text else to_char(sum(r.amount) / 100.0, 'FM999999990.00') end
        || ' ' || o.currency || ' goes back to you'
        || coalesce(': ' || string_agg(distinct rtrim(r.reason, '.'), ', ') filter (where r.id ~ ' \\d+$' and r.reason <> ''), '') || '.',
        '([!?])\\.$', '\\1')
      from refunds r where r.order_id = o.id having sum(r.amount) > 0), '') as "statusMessage",
    o.fulfillment_type as "fulfillmentType", o.channel, o.currency, (o.subtotal / 100.0)::float8 as "subtotalAmount",
    0 as "discountAmount", (o.tax / 100.0)::float8 as "taxAmount", (o.delivery_fee / 100.0)::float8 as "deliveryFee",
    0 as "tipAmount", (o.total / 100.0)::float8 as "totalAmount", o.created_at as "createdAt", o.updated_at as "updatedAt",
    coalesce(to_json(o.window_from), to_json(o.scheduled_for)) as "scheduledFor",
    coalesce(to_json(o.window_to), to_json(o.promised_by)) as "promisedBy",
    (select json_agg(json_build_object('itemId', i.item_id, 'itemName', i.name, 'itemDescription', i.description,
       'quantity', i.quantity, 'unitPrice', i.unit_price / 100.0, 'imageUrl', i.picture) order by i.position)
     from order_items i where i.order_id = o.id) as items
  from orders o`;

const selectDelivery = `select o.status, json_build_object('name', o.contact_name, 'phone', o.mobile) as contact,
    o.mobile as "userMobile", o.address, null as instructions
  from orders o`;

interface KeyRow {
  readonly orderId: string;
  readonly bodyHash: string;
  readonly reply: object | null;
}

export function serveOrders(
  app: BackendApp,
  database: Database,
  { signedIn }: Sessions,
  schedule: Schedule,
  checkouts: Checkouts,
  shop: ServedShop,
  limits: Limits,
  unpaidLimits: UnpaidLimits,
  now: () => Date,
): void {
  const listed = { ...signedIn, schema: { querystring: listQuery } };
  const ofOrder = { ...signedIn, schema: { params: byId } };

  for (const path of ['/api/v1/orders', '/api/v1/orders/me'])
    app.get(path, listed, async ({ customer, query: { limit, status } }) => {
      const orders = await database.query(
        `${selectOrders} where o.customer_id = $1 and ($2::text is null or o.status = $2) order by o.created_at desc, o.id limit $3`,
        [customer.id, status ? parseStatus(status) : null, Math.min(limit || defaultLimit, maxLimit)],
      );
      return { ...success, orders };
    });
  /** The same key and order get the first reply again, from any process, for 60 days. */
  app.post(
    '/api/v1/orders',
    { ...signedIn, schema: { body: newOrderBody } },
    async ({ ip, customer, headers, body }) => {
      const key = String(headers['idempotency-key'] || newSecret());
      if (key.length > maxKeyLength) throw new Refusal(400, 'The Idempotency-Key is too long.');
      const wanted = wantedOrder(body, shop);
      const bodyHash = hashOf(JSON.stringify(body));
      const [known] = await database.query<{ status: string }>(
        'select o.status from order_keys k join orders o on o.id = k.order_id where k.customer_id = $1 and k.key = $2',
        [customer.id, key],
      );
      const orderer = { customerId: customer.id, ip };
      if (!known) await allowOrder(database, limits, orderer);
      // An order that has ended needs no page to pay on.
      if (known && restoresItems(known.status)) throw new Refusal(409, 'This order has ended. Please place a new one.');
      const day = await schedule.today();
      const id = newOrderId(shop.name);
      const { orderId, reply } = await database.transaction(async (queries) => {
        // A second call with the same key waits here until the first one commits or fails.
        const [made] = await queries.query<KeyRow>(
          `insert into order_keys (customer_id, key, body_hash, order_id) values ($1, $2, $3, $4)
         on conflict (customer_id, key) do update set key = excluded.key
         returning order_id as "orderId", body_hash as "bodyHash", reply`,
          [customer.id, key, bodyHash, id],
        );
        if (made?.bodyHash !== bodyHash) throw new Refusal(409, 'This key was used for another order.');
        if (made.orderId === id) {
          await limitUnpaid(queries, orderer, wanted, day, unpaidLimits, limits);
          await insertOrder(queries, id, customer, wanted, shop, day, now());
          await keepNetwork(queries, id, orderer);
        }
        return made;
      });
      if (reply) return reply;
      const paymentCheckout = await checkouts.open(orderId);
      const order = await one(selectOrders, customer, orderId);
      const [stored] = await database.query<KeyRow>(
        'update order_keys set reply = coalesce(reply, $3::jsonb) where customer_id = $1 and key = $2 returning reply',
        [customer.id, key, JSON.stringify({ ...success, paymentCheckout, order })],
      );
      return stored?.reply;
    },
  );
  for (const path of ['/api/v1/orders/:id', '/api/v1/orders/:id/track'])
    app.get(path, ofOrder, async ({ customer, params }) => ({
      ...success,
      order: await one(selectOrders, customer, params.id),
    }));
  app.get('/api/v1/orders/:id/deliveryInfo', ofOrder, async ({ customer, params }) => ({
    ...success,
    deliveryInfo: await one(selectDelivery, customer, params.id),
  }));
  app.post('/api/v1/orders/:id/cancel', ofOrder, async ({ customer, params: { id } }) => {
    await one(selectOrders, customer, id);
    await database.transaction(async (queries) => {
      const isOpen = groupOf(await lockedStatus(queries, id)) === 'pending';
      if (!isOpen || !(await moveOrder(queries, id, 'CANCELLED', 'Cancelled as you asked.')))
        throw new Refusal(409, 'This order can no longer be cancelled.');
      await enqueue(queries, 'close', id);
    });
    return success;
  });

  async function one(select: string, { id }: Customer, orderId: string): Promise<object> {
    const [order] = await database.query(`${select} where o.customer_id = $1 and o.id = $2`, [id, orderId]);
    if (!order) throw orderNotFound();
    return order;
  }
}
