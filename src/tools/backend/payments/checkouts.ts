import { includesTax, type Order } from '../../../domain/orders/order';
import { nextAttempt, type Database, type Queries } from '../database/database';
import { enqueue, moveOrder } from '../orders/move-order';
import { Refusal } from '../refusal';
import type { CheckoutOrder, Payments } from './payments';

interface CheckoutRow {
  readonly id: string;
  readonly orderId: string;
  readonly providerId: string | null;
  readonly url: string | null;
  readonly attempt: number;
  readonly isLate: boolean;
}

type BilledOrder = Required<Pick<Order, 'subtotal' | 'tax' | 'deliveryFee' | 'total' | 'currency'>> & {
  readonly email: string;
  readonly items: CheckoutOrder['lines'];
};

const selectCheckout = `select c.id, c.order_id as "orderId", c.provider_id as "providerId", c.url,
  c.failed_opens as attempt, o.created_at < now() - interval '30 minutes' as "isLate" from checkouts c join orders o on o.id = c.order_id`;

const noPaymentPage = () => new Refusal(503, 'The payment page could not be opened. Please try again.');

/** Trusts only the provider's answer. Handling the same answer twice changes nothing. */
export class Checkouts {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly log: (message: string) => void,
  ) {}

  /** Runs after the order's transaction, so no lock is held while the provider answers. */
  async open(orderId: string): Promise<{ readonly id: string; readonly url: string }> {
    const checkout = await this.ofOrder(orderId);
    if (checkout.url !== null) return { id: checkout.id, url: checkout.url };
    const hosted = await this.payments.open(await this.toPay(checkout)).catch(async (error: unknown) => {
      this.log(`The payment page of ${orderId} could not be opened: ${String(error)}`);
      // The provider would repeat its answer for ever.
      await this.database.query('update checkouts set failed_opens = failed_opens + 1 where order_id = $1', [orderId]);
      throw noPaymentPage();
    });
    return this.database.transaction(async (queries) => {
      // The first page that is stored is the one that customers see.
      await queries.query(
        'update checkouts set provider_id = $2, url = $3 where order_id = $1 and provider_id is null',
        [orderId, hosted.providerId, hosted.url],
      );
      const isOpen = (await moveOrder(queries, orderId, 'PENDING_PAYMENT')) || !(await hasEnded(queries, orderId));
      if (!isOpen) await enqueue(queries, 'close', orderId);
      const [stored] = await queries.query<{ url: string }>('select url from checkouts where order_id = $1', [orderId]);
      return { id: checkout.id, url: stored?.url ?? hosted.url };
    });
  }

  async settleProvider(providerId: string): Promise<void> {
    const [row] = await this.database.query<CheckoutRow>(`${selectCheckout} where c.provider_id = $1`, [providerId]);
    // A webhook can arrive before the page's id is stored. The reconciler asks later.
    if (row) await this.settle(row);
  }

  /** Begins no further payment once the backend closes. */
  async reconcile(closing: AbortSignal): Promise<void> {
    const due = await this.database.query<{ id: string }>(
      `update checkouts set asked = asked + 1, ask_at = ${nextAttempt('asked', '5 minutes')}
       where order_id in (select order_id from checkouts where ask_at <= now() order by ask_at limit 20 for update skip locked)
       returning order_id as id`,
    );
    for (const { id } of due) {
      if (closing.aborted) return;
      await this.ofOrder(id)
        .then((row) => this.settle(row))
        .catch((error: unknown) => this.log(`The payment of ${id} could not be asked for: ${String(error)}`));
    }
  }

  async refund(orderId: string): Promise<void> {
    const { providerId } = await this.ofOrder(orderId);
    if (providerId !== null) await this.payments.refund(providerId);
  }

  async close(orderId: string): Promise<void> {
    const row = await this.ofOrder(orderId);
    if (row.providerId === null) return;
    await this.payments.close(row.providerId);
    await this.settle(row);
  }

  private async settle({ orderId, providerId, isLate }: CheckoutRow): Promise<void> {
    if (providerId === null)
      return isLate ? this.database.transaction((queries) => abandon(queries, orderId)) : undefined;
    const asked = await this.payments.state(providerId);
    if (asked.kind === 'open' && isLate) await this.payments.close(providerId);
    const state = asked.kind === 'open' && isLate ? await this.payments.state(providerId) : asked;
    await this.database.transaction(async (queries) => {
      switch (state.kind) {
        case 'open':
          return;
        case 'processing':
          return void (await moveOrder(queries, orderId, 'PAYMENT_PROCESSING'));
        case 'expired':
          return abandon(queries, orderId);
        case 'failed':
          await moveOrder(queries, orderId, 'PAYMENT_FAILED', state.reason);
          return decided(queries, orderId);
        case 'paid':
          return paid(queries, orderId);
      }
    });
  }

  private async ofOrder(orderId: string): Promise<CheckoutRow> {
    const [row] = await this.database.query<CheckoutRow>(`${selectCheckout} where c.order_id = $1`, [orderId]);
    if (!row) throw noPaymentPage();
    return row;
  }

  private async toPay({ orderId, id: checkoutId, attempt }: CheckoutRow): Promise<CheckoutOrder> {
    const [order] = await this.database.query<BilledOrder>(
      `select o.subtotal, o.tax, o.delivery_fee as "deliveryFee", o.total, o.currency, c.email,
         (select json_agg(json_build_object('name', i.name, 'unitPrice', i.unit_price, 'quantity', i.quantity) order by i.position)
          from order_items i where i.order_id = o.id) as items
       from orders o join customers c on c.id = o.customer_id where o.id = $1`,
      [orderId],
    );
    if (!order) throw noPaymentPage();
    const { total, currency, email, tax, deliveryFee, items } = order;
    const extra = (name: string, unitPrice: number) => (unitPrice > 0 ? [{ name, unitPrice, quantity: 1 }] : []);
    const lines = [...items, ...extra('Tax', includesTax(order) ? 0 : tax), ...extra('Delivery fee', deliveryFee)];
    return { orderId, checkoutId, attempt, currency, email, total, lines };
  }
}

/** An order that is still open is asked for again. */
async function decided({ query }: Queries, orderId: string): Promise<void> {
  await query(
    `update checkouts c set ask_at = null from orders o
     where o.id = c.order_id and o.id = $1 and o.status not in ('INITIATED', 'PENDING_PAYMENT', 'PAYMENT_PROCESSING')`,
    [orderId],
  );
}

/** The page may have been opened since its row was read. */
async function abandon(queries: Queries, orderId: string): Promise<void> {
  if (await moveOrder(queries, orderId, 'CANCELLED', 'The payment was cancelled.'))
    await enqueue(queries, 'close', orderId);
  await decided(queries, orderId);
}

async function paid(queries: Queries, orderId: string): Promise<void> {
  const moved = await moveOrder(queries, orderId, 'PAID');
  if (moved) await enqueue(queries, 'mail', orderId);
  if (await hasEnded(queries, orderId)) await enqueue(queries, 'refund', orderId);
  await decided(queries, orderId);
}

async function hasEnded({ query }: Queries, orderId: string): Promise<boolean> {
  const ended = `select 1 from orders where id = $1 and status in ('CANCELLED', 'PAYMENT_FAILED') for update`;
  return (await query(ended, [orderId])).length > 0;
}
