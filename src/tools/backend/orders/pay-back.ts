import { groupOf, restoresItems } from '../../../domain/orders/order-status';
import { cents, sum, times, type Cents } from '../../../domain/shared/money';
import { insert, type Queries } from '../database/database';
import { orderNotFound, Refusal } from '../refusal';
import { paidFor, type PaidOrder } from './paid-for';
import { enqueue } from './outbox';

/** `all` pays back what has not gone back yet. A line is named by its position in the order. */
export type MoneyBack = 'all' | 'none' | readonly { readonly position: number; readonly quantity: number }[];

interface OrderMoney extends PaidOrder {
  readonly paidBack: Cents;
}

interface ItemMoney {
  readonly position: number;
  readonly name: string;
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly refunded: number;
}

/** Rejects lines that the order does not have any more. Cents of the order's currency. */
export async function amountBack(
  { query }: Queries,
  orderId: string,
  money: MoneyBack,
  smallestAmount?: Cents,
): Promise<Cents> {
  const [order] = await query<OrderMoney>(
    `select subtotal, tax, delivery_fee as "deliveryFee", total,
       (select coalesce(sum(amount), 0)::int from refunds r where r.order_id = o.id) as "paidBack"
     from orders o where o.id = $1`,
    [orderId],
  );
  if (!order) throw orderNotFound();
  const rest = cents(order.total - order.paidBack);
  if (typeof money === 'string') return money === 'all' ? rest : cents(0);
  const items = await query<ItemMoney>(
    `select position, name, unit_price as "unitPrice", quantity, refunded from order_items where order_id = $1`,
    [orderId],
  );
  for (const { position } of money) {
    const item = items.find((one) => one.position === position);
    const wanted = money.reduce((count, one) => count + (one.position === position ? one.quantity : 0), 0);
    if (!item || wanted > item.quantity - item.refunded)
      throw new Refusal(409, `${item?.name ?? 'This item'} is paid back already.`);
  }
  const before = sum(items.map(({ unitPrice, refunded }) => times(unitPrice, refunded)));
  const chosen = sum(
    money.map(({ position, quantity }) =>
      times(items.find((one) => one.position === position)?.unitPrice ?? cents(0), quantity),
    ),
  );
  const of = (value: number) => paidFor(cents(value), order, smallestAmount);
  return cents(Math.min(rest, of(before + chosen) - of(before)));
}

/**
 * Part of a transaction that has locked the order. The row of an order's end has the order's id, so that the money of an ended order
 * goes back once, also if two ways end it.
 */
export async function payBack(
  queries: Queries,
  orderId: string,
  money: MoneyBack,
  { reason, isEnd, smallestAmount }: { reason: string; isEnd: boolean; smallestAmount?: Cents | undefined },
): Promise<{ readonly id: string; readonly amount: Cents }> {
  const amount = await amountBack(queries, orderId, money, smallestAmount);
  const earlier = await queries.query('select 1 from refunds where order_id = $1', [orderId]);
  const id = isEnd ? orderId : `${orderId} ${earlier.length + 1}`;
  await insert(queries, 'refunds', [{ id, orderId, amount, reason, madeAt: 'now' }]);
  if (money === 'all') await queries.query('update order_items set refunded = quantity where order_id = $1', [orderId]);
  else if (money !== 'none')
    for (const { position, quantity } of money)
      await queries.query('update order_items set refunded = refunded + $3 where order_id = $1 and position = $2', [
        orderId,
        position,
        quantity,
      ]);
  if (amount > 0) await enqueue(queries, 'refund', id);
  return { id, amount };
}

/** The subject of the mail about this row: `SB-1 refund 2`, or `SB-1 refund` for what an order's end gives back. */
export function refundMail(orderId: string, id: string): string {
  return `${orderId} refund${id.slice(orderId.length)}`;
}

/** An order whose items went back was paid only if something was decided about its money. */
export async function isPaid({ query }: Queries, orderId: string, status: string): Promise<boolean> {
  if (!restoresItems(status)) return groupOf(status) !== 'pending';
  return (await query('select 1 from refunds where id = $1', [orderId])).length > 0;
}

/** The customer paid although the order had ended. Says so once. */
export async function payBackAll(queries: Queries, orderId: string): Promise<void> {
  const decided = await queries.query('select 1 from refunds where id = $1', [orderId]);
  if (decided.length > 0) return;
  const { id, amount } = await payBack(queries, orderId, 'all', { reason: 'Paid after its end.', isEnd: true });
  // All of it may have gone back on the pages of the provider: the mail about the end says so.
  await enqueue(queries, 'mail', amount > 0 ? refundMail(orderId, id) : `${orderId} ended`);
}
