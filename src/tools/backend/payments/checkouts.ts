import { groupOf, restoresItems } from '../../../domain/orders/order-status';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Database, Queries } from '../database/database';
import { lockedStatus, moveOrder } from '../orders/move-order';
import { enqueue, inHand } from '../orders/outbox';
import { payBackAll } from '../orders/pay-back';
import { Refusal } from '../refusal';
import type { ShopTexts } from '../shop-texts';
import { Turns } from '../turns';
import { RefundRefused, type CheckoutOrder, type Payment, type Payments, type PaymentState } from './payments';

interface CheckoutRow extends CheckoutOrder {
  readonly providerId: string | null;
  readonly url: string | null;
  readonly isLate: boolean;
  /** The last day that it was promised for has passed. */
  readonly isOver: boolean;
}

/** A tax that prices include is no line of the bill. */
const selectCheckout = `
  select o.id as "orderId", c.id as "checkoutId", c.failed_opens as attempt, o.currency, u.email, o.total, c.provider_id as "providerId", c.url,
    o.created_at < now() - make_interval(mins => $2) as "isLate", o.promised_by < $3::date as "isOver",
    (select json_agg(json_build_object('name', name, 'unitPrice', price, 'quantity', quantity) order by position)
     from (select position, name, unit_price as price, quantity from order_items where order_id = o.id
           union all select 1000, 'Tax', o.tax, 1 where o.tax > 0 and o.total = o.subtotal + o.tax + o.delivery_fee
           union all select 1001, 'Delivery fee', o.delivery_fee, 1 where o.delivery_fee > 0) as line) as lines
  from checkouts c join orders o on o.id = c.order_id join customers u on u.id = o.customer_id where o.id = $1`;

const heldText = 'We are looking after your payment. Please call us if this takes longer than a few minutes.';
const lapsedText = 'Your order was not paid in time, so we could not make it. You pay nothing for it.';

/**
 * Why the kitchen makes nothing for this payment; undefined if it does. A restored database may have forgotten that the order was ended,
 * and a bank, or a backend that was away, may take days.
 */
function lostCause({ amount, refunded }: Payment, { isOver }: CheckoutRow): string | undefined {
  if (amount > 0 && refunded >= amount) return 'Your order was cancelled, because your payment went back to you.';
  return isOver ? 'Your payment came after the day of your order, so we could not make it.' : undefined;
}

/** Why this payment is not that of the order; undefined if it is. */
function doubtOf(
  payment: Payment,
  { orderId, total, currency }: CheckoutOrder,
  { money }: ShopTexts,
): string | undefined {
  if (payment.orderId !== orderId) return `It is for ${payment.orderId ?? 'no order'}.`;
  if (payment.currency !== currency.toUpperCase()) return `It is in ${payment.currency}, not in ${currency}.`;
  return payment.amount === total ? undefined : `It is ${money(payment.amount)}, not ${money(total)}.`;
}

const noPaymentPage = () => new Refusal(503, 'The payment page could not be opened. Please try again.');

export type Checkouts = ReturnType<typeof newCheckouts>;

/** Trusts only the provider's answer. Handling the same answer twice changes nothing. */
export function newCheckouts(
  database: Database,
  payments: Payments,
  holdMinutes: number,
  today: () => CalendarDate,
  texts: ShopTexts,
  log: (message: string) => void,
) {
  /** A provider that is slow must not keep every request of the shop. */
  const turns = new Turns(20, 40);

  /** Runs after the order's transaction, so no lock is held while the provider answers. */
  async function open(orderId: string): Promise<{ readonly id: string; readonly url: string }> {
    const checkout = await ofOrder(orderId);
    const id = checkout.checkoutId;
    if (checkout.url !== null) return { id, url: checkout.url };
    const hosted = await turns
      .take(() => payments.open(checkout))
      .catch(async (error: unknown) => {
        if (error instanceof Refusal) throw error;
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
    if (page) return turns.take(() => ask(page.id));
    // An order that a restored database has forgotten can still be paid: its page is open.
    const state = await turns.take(() => payments.state(providerId)).catch(() => undefined);
    if (state?.kind === 'paid' && state.orderId !== null)
      log(`Somebody has paid for ${state.orderId}, which is not in this database, on the page ${providerId}.`);
  }

  /** The question ends once the payment is decided, and the order is no longer open. */
  async function ask(orderId: string): Promise<void> {
    const checkout = await ofOrder(orderId);
    const state = await stateOf(checkout.providerId, checkout.isLate);
    const doubt = state.kind === 'paid' ? doubtOf(state, checkout, texts) : undefined;
    if (doubt !== undefined) log(`The payment of ${orderId} is held: ${doubt}`);
    const lost = state.kind === 'paid' ? lostCause(state, checkout) : undefined;
    await database.transaction(async (queries) => {
      switch (state.kind) {
        case 'open':
          return;
        case 'processing':
          return void (await moveOrder(queries, orderId, 'PAYMENT_PROCESSING'));
        case 'expired':
          // The page may have been opened since its row was read.
          if (
            await moveOrder(queries, orderId, 'CANCELLED', checkout.isLate ? lapsedText : 'The payment was cancelled.')
          )
            await enqueue(queries, 'close', orderId);
          break;
        case 'failed':
          await moveOrder(queries, orderId, 'PAYMENT_FAILED', state.reason);
          break;
        case 'paid':
          await record(queries, orderId, state, doubt);
          if (doubt !== undefined) await moveOrder(queries, orderId, 'PAYMENT_PROCESSING', heldText);
          else if (lost !== undefined && groupOf(await lockedStatus(queries, orderId)) === 'pending')
            await moveOrder(queries, orderId, 'CANCELLED', lost);
          else if (await moveOrder(queries, orderId, 'PAID')) await enqueue(queries, 'mail', orderId);
      }
      const status = await lockedStatus(queries, orderId);
      // A payment for another order is not this order's to pay back.
      if (state.kind === 'paid' && state.orderId === orderId && restoresItems(status))
        await payBackAll(queries, orderId);
      if (groupOf(status) !== 'pending')
        await queries.query('update outbox set send_at = null, error = null where id = $1', [`ask ${orderId}`]);
    });
  }

  /**
   * Somebody may have paid back on the provider's own pages: the order has that too, and never pays it back again. What was settled
   * is no part of it, because the provider has not paid that.
   */
  async function record(queries: Queries, orderId: string, payment: Payment, doubt: string | undefined) {
    await lockedStatus(queries, orderId);
    await queries.query('update checkouts set held = $2, is_disputed = $3 where order_id = $1', [
      orderId,
      doubt ?? null,
      payment.isDisputed,
    ]);
    await queries.query(
      `with own as (select coalesce(sum(amount), 0)::int as amount from refunds where order_id = $1 and id <> $2),
       elsewhere as (select greatest($3, least($3 + c.settled, o.total)) - own.amount as amount
         from own, checkouts c join orders o on o.id = c.order_id where o.id = $1)
       insert into refunds (id, order_id, amount, reason)
         select $2, $1, amount, 'Paid back on the pages of the payment provider.' from elsewhere where amount > 0
       on conflict (id) do update set amount = greatest(refunds.amount, excluded.amount)`,
      [orderId, `${orderId} provider`, payment.refunded],
    );
    const missing = payment.refundFailure === null ? 0 : (await owedOf(queries, orderId, payment)) - payment.refunded;
    const failure =
      missing > 0 ? `${texts.money(missing)} did not reach the customer: ${payment.refundFailure}.` : null;
    if (failure !== null) log(`A refund of ${orderId} has failed: ${failure}`);
    await queries.query('update checkouts set refund_failed = $2 where order_id = $1', [orderId, failure]);
  }

  /** The sum that the provider has to pay back in the end. A payment that is held may be less than its order. */
  async function owedOf({ query }: Queries, orderId: string, { amount }: Payment): Promise<number> {
    const [owed] = await query<{ amount: number }>(
      `select (least(coalesce(sum(r.amount), 0), $2) - c.settled)::int as amount
       from checkouts c left join refunds r on r.order_id = c.order_id where c.order_id = $1 group by c.settled`,
      [orderId, amount],
    );
    return owed?.amount ?? 0;
  }

  /** Closes an unpaid page when its items are needed for others. */
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

  /**
   * An earlier version named the order in its entry, and asked for all of its money. Before each try the provider is asked how much
   * has gone back, so that no money goes back twice: the owner may have used the provider's own pages, or an answer was lost.
   */
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
      orderId: string;
      refusals: number;
    }>(
      `select c.provider_id as "providerId", r.amount, r.amount = o.total as "isWhole", o.currency, o.id as "orderId", r.refusals
       from refunds r join orders o on o.id = r.order_id join checkouts c on c.order_id = o.id where r.id = $1`,
      [refundId],
    );
    if (!refunded || refunded.providerId === null) return;
    const { providerId, amount, isWhole, currency, orderId, refusals } = refunded;
    const payment = await payments.state(providerId);
    if (payment.kind === 'paid' && payment.refunded >= (await owedOf(database, orderId, payment))) return;
    const part = isWhole ? undefined : { id: refundId, amount, currency };
    await payments.refund(providerId, refusals, part).catch(async (error: unknown) => {
      // The provider would repeat its answer for a day, although its account has been filled meanwhile.
      if (error instanceof RefundRefused)
        await database.query('update refunds set refusals = refusals + 1 where id = $1', [refundId]);
      throw error;
    });
  }

  /**
   * The owner has paid another way what the provider could not pay back. Returns the sum, for which the provider is never asked
   * again. A try that is on its way may still succeed, so the owner waits for its end.
   */
  async function settle(orderId: string, inTransaction: (queries: Queries, amount: number) => Promise<void>) {
    const { providerId } = await ofOrder(orderId);
    const payment = providerId === null ? undefined : await payments.state(providerId);
    if (payment?.kind !== 'paid') throw new Refusal(409, 'Nobody has paid for this order.');
    return database.transaction(async (queries) => {
      await lockedStatus(queries, orderId);
      const [failing] = await queries.query<{ isInHand: boolean }>(
        `select coalesce(bool_or(q.send_at < now() + ${inHand}), false) as "isInHand" from checkouts c
         left join refunds r on r.order_id = c.order_id left join outbox q on q.kind = 'refund' and q.subject = r.id and q.send_at is not null
         where c.order_id = $1 having bool_or(q.error is not null or c.refund_failed is not null)`,
        [orderId],
      );
      const amount = (await owedOf(queries, orderId, payment)) - payment.refunded;
      if (!failing || amount <= 0) throw new Refusal(409, 'No refund of this order has failed.');
      if (failing.isInHand)
        throw new Refusal(409, 'The payment provider is being asked about it. Please try again in two minutes.');
      await queries.query('update checkouts set settled = settled + $2, refund_failed = null where order_id = $1', [
        orderId,
        amount,
      ]);
      await queries.query(
        `update outbox set send_at = null, error = null
         where kind = 'refund' and send_at is not null and subject in (select id from refunds where order_id = $1)`,
        [orderId],
      );
      await inTransaction(queries, amount);
      return amount;
    });
  }

  async function ofOrder(orderId: string): Promise<CheckoutRow> {
    const [row] = await database.query<CheckoutRow>(selectCheckout, [orderId, holdMinutes, today()]);
    if (!row) throw noPaymentPage();
    return row;
  }

  return { open, askForPage, ask, close, refund, settle };
}
