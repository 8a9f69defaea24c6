import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { BackendSettings } from '../backend-settings';
import type { Queries } from '../database/database';
import type { Limits } from '../limits';
import { Refusal } from '../refusal';
import type { WantedOrder } from './wanted-order';

export type UnpaidLimits = Pick<BackendSettings, 'UNPAID_ORDERS' | 'UNPAID_PIECES'>;

/** How a new order is counted. The same press again is not a new one. */
export async function allowOrder(queries: Queries, limits: Limits, customerId: string, ip: string): Promise<void> {
  await limits.byAddress('orders', ip);
  await limits.byAccount('orders', customerId);
  const [given] = await queries.query<{ lapsed: number }>(
    `select count(*)::int as lapsed from orders o join checkouts c on c.order_id = o.id
     where o.customer_id = $1 and o.status = 'CANCELLED' and o.created_at > now() - interval '1 day'
       and not exists (select 1 from refunds r where r.order_id = o.id)`,
    [customerId],
  );
  limits.lapsedOrders(given?.lapsed ?? 0);
}

/**
 * Runs in the transaction that places an order, before it takes from the stock, so that a refused order does not make others wait.
 * Unpaid orders hold few items, and not for long: otherwise a stranger could close the kitchen by filling carts.
 */
export async function limitUnpaid(
  { query }: Queries,
  customerId: string,
  { quantities }: WantedOrder,
  day: CalendarDate,
  limits: UnpaidLimits,
): Promise<void> {
  // Presses at once wait here for one another.
  await query('select 1 from customers where id = $1 for no key update', [customerId]);
  const [unpaid] = await query<{ orders: number; pieces: number }>(
    `with open as (select id from orders where customer_id = $1 and status in ('INITIATED', 'PENDING_PAYMENT')),
       held as (
         select item_id, day, quantity from order_items where order_id in (select id from open)
         union all select item_id, $4::date, quantity from unnest($2::text[], $3::int[]) as wanted (item_id, quantity))
     select (select count(*)::int from open) as orders,
       (select coalesce(sum(h.quantity), 0)::int from held h join menu_schedule s on s.item_id = h.item_id and s.day = h.day
        where s.quantity_available is not null) as pieces`,
    [customerId, [...quantities.keys()], [...quantities.values()], day],
  );
  if (!unpaid) return;
  if (unpaid.orders >= limits.UNPAID_ORDERS)
    throw new Refusal(409, `You have ${limits.UNPAID_ORDERS} unpaid orders. Please pay or cancel one of them first.`);
  if (unpaid.pieces > limits.UNPAID_PIECES)
    throw new Refusal(
      409,
      `Until you have paid, we can keep ${limits.UNPAID_PIECES} pieces for you. Please order fewer, or call us.`,
    );
}
