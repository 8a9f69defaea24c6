import type { Order } from '../orders/order';
import { forget } from './awaiting-payment';
import type { PendingOrder, PendingOrderRepository } from './ports';

/** ms by which the clocks of a device and of the service may differ. */
const clockTolerance = 5 * 60 * 1000;

/** A cancelled order ends the unanswered attempt that made it: the same cart is a new order then, with a new key. */
export class DiscardAttempt {
  constructor(private readonly pending: PendingOrderRepository) {}

  execute(cancelled: Order): void {
    const attempt = this.pending.load();
    if (attempt?.stage === 'sent' && cameOf(cancelled, attempt)) forget(this.pending, attempt);
  }
}

/** No answer told the order's id, so it is known by its items and its time. */
function cameOf({ createdAt, items }: Order, attempt: PendingOrder): boolean {
  const isOlder =
    createdAt instanceof Date &&
    attempt.attemptedAt &&
    createdAt.getTime() < attempt.attemptedAt.getTime() - clockTolerance;
  if (isOlder) return false;
  const ordered = items.map(({ itemName, quantity }) => `${quantity} ${itemName}`);
  const attempted = attempt.items.map(({ name, quantity }) => `${quantity} ${name}`);
  return ordered.toSorted().join('\n') === attempted.toSorted().join('\n');
}
