import type { Order } from './order';
import { groupOf, isUnderWay } from './order-status';

/**
 * The newest delivered order is offered again, else the newest that is paid and under way. A failed or cancelled one has
 * its own buttons in My Orders.
 */
export function orderToOffer(orders: readonly Order[]): Order | undefined {
  const offered = orders.filter(({ items }) => items.length > 0);
  return (
    offered.find(({ status }) => groupOf(status) === 'delivered') ?? offered.find(({ status }) => isUnderWay(status))
  );
}
