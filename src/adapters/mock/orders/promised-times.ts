import type { Order } from '../../../domain/orders/order';
import type { OrderPromise } from '../../../domain/orders/order-promise';

export function promisedTimes({
  days: [first, last = first],
  window,
}: OrderPromise): Pick<Order, 'scheduledFor' | 'promisedBy'> {
  return { scheduledFor: window?.from ?? first, promisedBy: window?.to ?? last };
}
