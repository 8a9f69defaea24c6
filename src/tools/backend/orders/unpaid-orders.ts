import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { isThere, pleaseSignIn } from '../accounts/sessions';
import type { BackendSettings } from '../backend-settings';
import type { Queries } from '../database/database';
import { networkOf, type Limits } from '../limits';
import { hashOf } from '../random';
import { Refusal } from '../refusal';
import type { WantedOrder } from './wanted-order';

export type UnpaidLimits = Pick<BackendSettings, 'UNPAID_ORDERS' | 'UNPAID_PIECES'>;

/** Whose orders are counted together. */
interface Orderer {
  readonly customerId: string;
  readonly ip: string;
}

const hashOfNetwork = ({ ip }: Orderer) => hashOf(`orders from ${networkOf(ip)}`);

const lapsed = `o.status = 'CANCELLED' and o.created_at > now() - interval '1 day'
  and not exists (select 1 from refunds r where r.order_id = o.id)`;

/** How a new order is counted. The same press again is not a new one. */
export async function allowOrder(queries: Queries, limits: Limits, orderer: Orderer): Promise<void> {
  await limits.byAddress('orders', orderer.ip);
  await limits.byAccount('orders', orderer.customerId);
  const [given] = await queries.query<{ ofCustomer: number; ofNetwork: number }>(
    `select (select count(*)::int from orders o where o.customer_id = $1 and ${lapsed}) as "ofCustomer",
       (select count(*)::int from order_networks n join orders o on o.id = n.order_id where n.network_hash = $2 and ${lapsed}) as "ofNetwork"`,
    [orderer.customerId, hashOfNetwork(orderer)],
  );
  if (given) limits.lapsedOrders(given.ofCustomer, given.ofNetwork);
}

const unpaidOrders = {
  ofCustomer: 'customer_id = $1',
  ofNetwork: 'id in (select order_id from order_networks where network_hash = $1)',
};

/** The open unpaid orders, and the pieces of limited dishes in them and in the wanted one. */
async function unpaidOf(
  { query }: Queries,
  whose: keyof typeof unpaidOrders,
  id: string,
  { quantities }: WantedOrder,
  day: CalendarDate,
): Promise<{ readonly orders: number; readonly pieces: number }> {
  const [unpaid = { orders: 0, pieces: 0 }] = await query<{ orders: number; pieces: number }>(
    `with open as (select id from orders where ${unpaidOrders[whose]} and status in ('INITIATED', 'PENDING_PAYMENT')),
       held as (
         select item_id, day, quantity from order_items where order_id in (select id from open)
         union all select item_id, $4::date, quantity from unnest($2::text[], $3::int[]) as wanted (item_id, quantity))
     select (select count(*)::int from open) as orders,
       (select coalesce(sum(h.quantity), 0)::int from held h join menu_schedule s on s.item_id = h.item_id and s.day = h.day
        where s.quantity_available is not null) as pieces`,
    [id, [...quantities.keys()], [...quantities.values()], day],
  );
  return unpaid;
}

/**
 * Runs in the transaction that places an order, before it takes from the stock, so that a refused order does not make others wait.
 * Unpaid orders hold few items, and not for long: otherwise a stranger could close the kitchen by filling carts, with one account or
 * with many.
 */
export async function limitUnpaid(
  queries: Queries,
  orderer: Orderer,
  wanted: WantedOrder,
  day: CalendarDate,
  { UNPAID_ORDERS, UNPAID_PIECES }: UnpaidLimits,
  { atOneNetwork }: Limits,
): Promise<void> {
  // Presses at once wait here for one another, all of them in this sequence.
  const customer = await queries.query(`select 1 from customers c where c.id = $1 and ${isThere} for no key update`, [
    orderer.customerId,
  ]);
  if (customer.length === 0) throw pleaseSignIn();
  const network = hashOfNetwork(orderer);
  await queries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [network]);
  const own = await unpaidOf(queries, 'ofCustomer', orderer.customerId, wanted, day);
  if (own.orders >= UNPAID_ORDERS)
    throw new Refusal(409, `You have ${UNPAID_ORDERS} unpaid orders. Please pay or cancel one of them first.`);
  if (own.pieces > UNPAID_PIECES)
    throw new Refusal(
      409,
      `Until you have paid, we can keep ${UNPAID_PIECES} pieces for you. Please order fewer, or call us.`,
    );
  const near = await unpaidOf(queries, 'ofNetwork', network, wanted, day);
  if (near.orders >= atOneNetwork(UNPAID_ORDERS) || near.pieces > atOneNetwork(UNPAID_PIECES))
    throw new Refusal(
      409,
      'Too many orders from your network are not paid yet. Please try again in a few minutes, or call us.',
    );
}

/** Part of the transaction that places the order, so that the next one is counted with it. */
export async function keepNetwork({ query }: Queries, orderId: string, orderer: Orderer): Promise<void> {
  await query('insert into order_networks (order_id, network_hash) values ($1, $2)', [orderId, hashOfNetwork(orderer)]);
}
