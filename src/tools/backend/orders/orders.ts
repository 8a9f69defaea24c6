import type * as z from 'zod/mini';
import type { newOrderBody } from '../../../adapters/http/new-order.wire';
import type { Customer } from '../accounts/customers';
import { success } from '../app';
import type { Database, Queries } from '../database/database';
import type { Menu } from '../menu/menu';
import type { Checkouts } from '../payments/checkouts';
import { hashOf, newOrderId } from '../random';
import { orderNotFound, Refusal } from '../refusal';
import { wantedOrder, type ServedShop } from './wanted-order';
import { enqueue, moveOrder } from './move-order';
import { insertOrder } from './insert-order';

interface KeyRow {
  readonly orderId: string;
  readonly bodyHash: string;
  readonly reply: object | null;
}

const maxKeyLength = 200;

/** In the words of the shop's calls. */
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

export class Orders {
  constructor(
    private readonly database: Database,
    private readonly menu: Menu,
    private readonly checkouts: Checkouts,
    private readonly shop: ServedShop,
    private readonly now: () => Date,
  ) {}

  list({ id }: Customer, limit: number, status?: string): Promise<readonly object[]> {
    return this.database.query(
      `${selectOrders} where o.customer_id = $1 and ($2::text is null or o.status = $2) order by o.created_at desc, o.id limit $3`,
      [id, status ?? null, limit],
    );
  }

  find(customer: Customer, orderId: string): Promise<object> {
    return this.one(selectOrders, customer, orderId);
  }

  delivery(customer: Customer, orderId: string): Promise<object> {
    return this.one(selectDelivery, customer, orderId);
  }

  /** The same key and order get the first reply again, from any process at any time. */
  async place(customer: Customer, body: z.infer<typeof newOrderBody>, key: string | undefined): Promise<object> {
    if (key !== undefined && key.length > maxKeyLength) throw new Refusal(400, 'The Idempotency-Key is too long.');
    const wanted = wantedOrder(body, this.shop);
    const bodyHash = hashOf(JSON.stringify(body));
    const day = await this.menu.today();
    const id = newOrderId(this.shop.name);
    const { orderId, reply } = await this.database.transaction(async (queries) => {
      if (key !== undefined) {
        // A second call with the same key waits here until the first one commits or fails.
        const [own] = await queries.query(
          'insert into order_keys (customer_id, key, body_hash, order_id) values ($1, $2, $3, $4) on conflict do nothing returning 1',
          [customer.id, key, bodyHash, id],
        );
        if (!own) return placedBefore(queries, customer, key, bodyHash);
      }
      await insertOrder(queries, id, customer, wanted, this.shop, day, this.now());
      return { orderId: id, reply: null };
    });
    return reply ?? (await this.replyOf(customer, orderId, key));
  }

  async cancel(customer: Customer, orderId: string): Promise<void> {
    await this.find(customer, orderId);
    await this.database.transaction(async (queries) => {
      const [open] = await queries.query(
        `select 1 from orders where id = $1 and customer_id = $2 and status in ('INITIATED', 'PENDING_PAYMENT', 'PAYMENT_PROCESSING') for update`,
        [orderId, customer.id],
      );
      if (!open || !(await moveOrder(queries, orderId, 'CANCELLED', 'Cancelled as you asked.')))
        throw new Refusal(409, 'This order can no longer be cancelled.');
      await enqueue(queries, 'close', orderId);
    });
  }

  private async replyOf(customer: Customer, orderId: string, key: string | undefined): Promise<object> {
    const { id: checkoutId, url } = await this.checkouts.open(orderId);
    const order = await this.find(customer, orderId);
    const reply = { ...success, paymentCheckout: { url, id: checkoutId }, order };
    if (key === undefined) return reply;
    const [stored] = await this.database.query<{ reply: object }>(
      'update order_keys set reply = coalesce(reply, $3::jsonb) where customer_id = $1 and key = $2 returning reply',
      [customer.id, key, JSON.stringify(reply)],
    );
    return stored?.reply ?? reply;
  }

  private async one(select: string, { id }: Customer, orderId: string): Promise<object> {
    const [order] = await this.database.query(`${select} where o.customer_id = $1 and o.id = $2`, [id, orderId]);
    if (!order) throw orderNotFound();
    return order;
  }
}

async function placedBefore({ query }: Queries, { id }: Customer, key: string, bodyHash: string): Promise<KeyRow> {
  const [made] = await query<KeyRow>(
    'select order_id as "orderId", body_hash as "bodyHash", reply from order_keys where customer_id = $1 and key = $2',
    [id, key],
  );
  if (made?.bodyHash !== bodyHash) throw new Refusal(409, 'This key was used for another order.');
  return made;
}
