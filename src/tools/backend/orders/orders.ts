import type * as z from 'zod/mini';
import type { newOrderBody } from '../../../adapters/http/new-order.wire';
import type { Customer } from '../accounts/customers';
import { success } from '../app';
import type { Database, Queries } from '../database/database';
import type { Menu } from '../menu/menu';
import type { Checkouts } from '../payments/checkouts';
import { hashOf } from '../random';
import { orderNotFound, Refusal } from '../refusal';
import { wantedOrder, type ServedShop } from './wanted-order';
import { enqueue, moveOrder } from './move-order';
import { customersOrder, customersOrders, sentOrder, type OrderRow } from './order-rows';
import { insertOrder } from './insert-order';

interface KeyRow {
  readonly orderId: string;
  readonly bodyHash: string;
  readonly reply: object | null;
}

const maxKeyLength = 200;

export class Orders {
  constructor(
    private readonly database: Database,
    private readonly menu: Menu,
    private readonly checkouts: Checkouts,
    private readonly shop: ServedShop,
  ) {}

  list({ id }: Customer, limit: number, status?: string): Promise<readonly OrderRow[]> {
    return customersOrders(this.database, id, limit, status);
  }

  async find({ id }: Customer, orderId: string): Promise<OrderRow> {
    const order = await customersOrder(this.database, id, orderId);
    if (!order) throw orderNotFound();
    return order;
  }

  /** The same key and order get the first reply again, from any process at any time. */
  async place(customer: Customer, body: z.infer<typeof newOrderBody>, key: string | undefined): Promise<object> {
    if (key !== undefined && key.length > maxKeyLength) throw new Refusal(400, 'The Idempotency-Key is too long.');
    const wanted = wantedOrder(body, this.shop);
    const bodyHash = hashOf(JSON.stringify(body));
    const day = await this.menu.today();
    const { orderId, reply } = await this.database.transaction(async (queries) => {
      const insert = () => insertOrder(queries, customer, wanted, this.shop, day);
      if (key === undefined) return { orderId: await insert(), reply: null };
      // A second call with the same key waits here until the first one commits or fails.
      const [own] = await queries.query(
        `insert into order_keys (customer_id, key, body_hash, order_id) values ($1, $2, $3, '') on conflict do nothing returning 1`,
        [customer.id, key, bodyHash],
      );
      if (!own) return placedBefore(queries, customer, key, bodyHash);
      const id = await insert();
      await queries.query('update order_keys set order_id = $3 where customer_id = $1 and key = $2', [
        customer.id,
        key,
        id,
      ]);
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
    const order = sentOrder(await this.find(customer, orderId));
    const reply = { ...success, paymentCheckout: { url, id: checkoutId }, order };
    if (key === undefined) return reply;
    const [stored] = await this.database.query<{ reply: object }>(
      'update order_keys set reply = coalesce(reply, $3::jsonb) where customer_id = $1 and key = $2 returning reply',
      [customer.id, key, JSON.stringify(reply)],
    );
    return stored?.reply ?? reply;
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
