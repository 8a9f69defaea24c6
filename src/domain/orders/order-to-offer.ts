import type { Order } from './order';
import { groupOf, isUnderWay } from './order-status';

export function orderToOffer(orders: readonly Order[]): Order | undefined {
  const offered = orders.filter(({ items }) => items.length > 0);
  return (
    offered.find(({ status }) => groupOf(status) === 'delivered') ?? offered.find(({ status }) => isUnderWay(status))
  );
}
