import * as z from 'zod/mini';
import { newOrderBody } from '../../../adapters/http/new-order.wire';
import { groupOf, parseStatus } from '../../../domain/orders/order-status';
import type { Customer } from '../accounts/customers';
import type { Sessions } from '../accounts/sessions';
import { byId, queryNumber, success, type BackendApp } from '../app';
import type { Database, Queries } from '../database/database';
import type { Menu } from '../menu/menu';
import type { Checkouts } from '../payments/checkouts';
import { hashOf, newOrderId } from '../random';
import { orderNotFound, Refusal } from '../refusal';
import { insertOrder } from './insert-order';
import { enqueue, lockedStatus, moveOrder } from './move-order';
import { wantedOrder, type ServedShop } from './wanted-order';

const listQuery = z.object({ limit: queryNumber, status: z.optional(z.string()) });
const defaultLimit = 10;
const maxLimit = 200;
const maxKeyLength = 200;

const selectOrders = `select o.id, o.status as "orderStatus", o.status_message as "statusMessage",
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

export function serveOrders(
  app: BackendApp,
  database: Database,
  { signedIn }: Sessions,
  menu: Menu,
  checkouts: Checkouts,
  shop: ServedShop,
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
  app.post('/api/v1/orders', { ...signedIn, schema: { body: newOrderBody } }, ({ customer, headers, body }) => {
    const key = headers['idempotency-key'];
    return place(customer, body, typeof key === 'string' && key !== '' ? key : undefined);
  });
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

  /** The same key and order get the first reply again, from any process at any time. */
  async function place(customer: Customer, body: z.infer<typeof newOrderBody>, key: string | undefined) {
    if (key !== undefined && key.length > maxKeyLength) throw new Refusal(400, 'The Idempotency-Key is too long.');
    const wanted = wantedOrder(body, shop);
    const bodyHash = hashOf(JSON.stringify(body));
    const day = await menu.today();
    const id = newOrderId(shop.name);
    const { orderId, reply } = await database.transaction(async (queries) => {
      if (key !== undefined) {
        // A second call with the same key waits here until the first one commits or fails.
        const [own] = await queries.query(
          'insert into order_keys (customer_id, key, body_hash, order_id) values ($1, $2, $3, $4) on conflict do nothing returning 1',
          [customer.id, key, bodyHash, id],
        );
        if (!own) return placedBefore(queries, customer, key, bodyHash);
      }
      await insertOrder(queries, id, customer, wanted, shop, day, now());
      return { orderId: id, reply: null };
    });
    return reply ?? firstReply(customer, orderId, key);
  }

  async function firstReply(customer: Customer, orderId: string, key: string | undefined): Promise<object> {
    const paymentCheckout = await checkouts.open(orderId);
    const reply = { ...success, paymentCheckout, order: await one(selectOrders, customer, orderId) };
    const [stored] = await database.query<{ reply: object }>(
      'update order_keys set reply = coalesce(reply, $3::jsonb) where customer_id = $1 and key = $2 returning reply',
      [customer.id, key ?? null, JSON.stringify(reply)],
    );
    return stored?.reply ?? reply;
  }
}

async function placedBefore({ query }: Queries, { id }: Customer, key: string, bodyHash: string) {
  const [made] = await query<{ orderId: string; bodyHash: string; reply: object | null }>(
    'select order_id as "orderId", body_hash as "bodyHash", reply from order_keys where customer_id = $1 and key = $2',
    [id, key],
  );
  if (made?.bodyHash !== bodyHash) throw new Refusal(409, 'This key was used for another order.');
  return made;
}
