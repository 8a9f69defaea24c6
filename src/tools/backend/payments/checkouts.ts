import { groupOf, restoresItems } from '../../../domain/orders/order-status';
import type { Database } from '../database/database';
import { lockedStatus, moveOrder } from '../orders/move-order';
import { enqueue } from '../orders/outbox';
import { payBackAll } from '../orders/pay-back';
import { Refusal } from '../refusal';
import type { CheckoutOrder, Payments, PaymentState } from './payments';

interface CheckoutRow extends CheckoutOrder {
  readonly providerId: string | null;
  readonly url: string | null;
  readonly isLate: boolean;
}

/** A tax that prices include is no line of the bill. */
const selectCheckout = `
  select o.id as "orderId", c.id as "checkoutId", c.failed_opens as attempt, o.currency, u.email, o.total, c.provider_id as "providerId", c.url,
    o.created_at < now() - interval '30 minutes' as "isLate",
    (select json_agg(json_build_object('name', name, 'unitPrice', price, 'quantity', quantity) order by position)
     from (select position, name, unit_price as price, quantity from order_items where order_id = o.id
           union all select 1000, 'Tax', o.tax, 1 where o.tax > 0 and o.total = o.subtotal + o.tax + o.delivery_fee
           union all select 1001, 'Delivery fee', o.delivery_fee, 1 where o.delivery_fee > 0) as line) as lines
  from checkouts c join orders o on o.id = c.order_id join customers u on u.id = o.customer_id where o.id = $1`;

const noPaymentPage = () => new Refusal(503, 'The payment page could not be opened. Please try again.');

export type Checkouts = ReturnType<typeof newCheckouts>;

/** Trusts only the provider's answer. Handling the same answer twice changes nothing. */
export function newCheckouts(database: Database, payments: Payments, log: (message: string) => void) {
  /** Runs after the order's transaction, so no lock is held while the provider answers. */
  async function open(orderId: string): Promise<{ readonly id: string; readonly url: string }> {
    const checkout = await ofOrder(orderId);
    const id = checkout.checkoutId;
    if (checkout.url !== null) return { id, url: checkout.url };
    const hosted = await payments.open(checkout).catch(async (error: unknown) => {
      log(`The payment page of ${orderId} could not be opened: ${String(error)}`);
      // The provider would repeat its answer for ever.
      await database.query('update checkouts set failed_opens = failed_opens + 1 where order_id = $1', [orderId]);
      throw noPaymentPage();
    });
    return database.transaction(async (queries) => {
      // The first page that is stored is the one that customers see.
      await queries.query(
        'update checkouts set provider_id = $2, url = $3 where order_id = $1 and provider_id is null',
        [orderId, hosted.providerId, hosted.url],
      );
      await moveOrder(queries, orderId, 'PENDING_PAYMENT');
      if (restoresItems(await lockedStatus(queries, orderId))) await enqueue(queries, 'close', orderId);
      const [stored] = await queries.query<{ url: string }>('select url from checkouts where order_id = $1', [orderId]);
      return { id, url: stored?.url ?? hosted.url };
    });
  }

  /** A webhook can arrive before the page's id is stored. The provider is asked later. */
  async function askForPage(providerId: string): Promise<void> {
    const [page] = await database.query<{ id: string }>('select order_id as id from checkouts where provider_id = $1', [
      providerId,
    ]);
    if (page) await ask(page.id);
  }

  /** The question ends once the payment is decided, and the order is no longer open. */
  async function ask(orderId: string): Promise<void> {
    const { providerId, isLate } = await ofOrder(orderId);
    const state = await stateOf(providerId, isLate);
    await database.transaction(async (queries) => {
      switch (state.kind) {
        case 'open':
          return;
        case 'processing':
          return void (await moveOrder(queries, orderId, 'PAYMENT_PROCESSING'));
        case 'expired':
          // The page may have been opened since its row was read.
          if (await moveOrder(queries, orderId, 'CANCELLED', 'The payment was cancelled.'))
            await enqueue(queries, 'close', orderId);
          break;
        case 'failed':
          await moveOrder(queries, orderId, 'PAYMENT_FAILED', state.reason);
          break;
        case 'paid':
          if (await moveOrder(queries, orderId, 'PAID')) await enqueue(queries, 'mail', orderId);
      }
      const status = await lockedStatus(queries, orderId);
      if (state.kind === 'paid' && restoresItems(status)) await payBackAll(queries, orderId);
      if (groupOf(status) !== 'pending')
        await queries.query('update outbox set send_at = null, error = null where id = $1', [`ask ${orderId}`]);
    });
  }

  /** Closes an unpaid page half an hour after the order. */
  async function stateOf(providerId: string | null, isLate: boolean): Promise<PaymentState> {
    if (providerId === null) return { kind: isLate ? 'expired' : 'open' };
    const state = await payments.state(providerId);
    if (state.kind !== 'open' || !isLate) return state;
    await payments.close(providerId);
    return payments.state(providerId);
  }

  async function close(orderId: string): Promise<void> {
    const { providerId } = await ofOrder(orderId);
    if (providerId === null) return;
    await payments.close(providerId);
    await ask(orderId);
  }

  /** An entry of an earlier version names the order, and asks for all of its money. */
  async function refund(refundId: string): Promise<void> {
    await database.query(
      `insert into refunds (id, order_id, amount, reason) select id, id, total, '' from orders where id = $1
       on conflict (id) do nothing`,
      [refundId],
    );
    const [refunded] = await database.query<{
      providerId: string | null;
      amount: number;
      isWhole: boolean;
      currency: string;
    }>(
      `select c.provider_id as "providerId", r.amount, r.amount = o.total as "isWhole", o.currency
       from refunds r join orders o on o.id = r.order_id join checkouts c on c.order_id = o.id where r.id = $1`,
      [refundId],
    );
    if (!refunded || refunded.providerId === null) return;
    const { providerId, amount, isWhole, currency } = refunded;
    await payments.refund(providerId, isWhole ? undefined : { id: refundId, amount, currency });
  }

  async function ofOrder(orderId: string): Promise<CheckoutRow> {
    const [row] = await database.query<CheckoutRow>(selectCheckout, [orderId]);
    if (!row) throw noPaymentPage();
    return row;
  }

  return { open, askForPage, ask, close, refund };
}
