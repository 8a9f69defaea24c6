import type { Order } from '../../../domain/orders/order';
import type { OrderPromise } from '../../../domain/orders/order-promise';

/** How the mock kitchen writes a promise on an order: its window, or else the first and the last day. */
export function promisedTimes({
  days: [first, last = first],
  window,
}: OrderPromise): Pick<Order, 'scheduledFor' | 'promisedBy'> {
  return { scheduledFor: window?.from ?? first, promisedBy: window?.to ?? last };
}
