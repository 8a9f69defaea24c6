import type { BackendSettings } from '../backend-settings';
import type { Queries } from '../database/database';
import type { Limits } from '../limits';
import { Refusal } from '../refusal';

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
 * Part of the transaction that placed an order. Who pays nothing holds few items, and not for long, so nobody can close the
 * kitchen by filling carts.
 */
export async function limitUnpaid({ query }: Queries, customerId: string, limits: UnpaidLimits): Promise<void> {
  // Presses at once wait here for one another.
  await query('select 1 from customers where id = $1 for no key update', [customerId]);
  const [unpaid] = await query<{ orders: number; pieces: number }>(
    `select count(distinct o.id)::int as orders,
       coalesce(sum(i.quantity) filter (where s.quantity_available is not null), 0)::int as pieces
     from orders o join order_items i on i.order_id = o.id
       left join menu_schedule s on s.item_id = i.item_id and s.day = i.day
     where o.customer_id = $1 and o.status in ('INITIATED', 'PENDING_PAYMENT')`,
    [customerId],
  );
  if (!unpaid) return;
  if (unpaid.orders > limits.UNPAID_ORDERS)
    throw new Refusal(409, `You have ${limits.UNPAID_ORDERS} unpaid orders. Please pay or cancel one of them first.`);
  if (unpaid.pieces > limits.UNPAID_PIECES)
    throw new Refusal(
      409,
      `Until you have paid, we can keep ${limits.UNPAID_PIECES} pieces for you. Please order fewer, or call us.`,
    );
}
