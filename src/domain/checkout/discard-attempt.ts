import type { Order } from '../orders/order';
import { forget } from './awaiting-payment';
import type { PendingOrder, PendingOrderRepository } from './ports';

/** ms by which the clocks of the device and the service may differ. */
const clockTolerance = 5 * 60 * 1000;

/** Ends the unanswered order attempt that made a cancelled order: ordering the same cart again needs a new key. */
export class DiscardAttempt {
  constructor(private readonly pending: PendingOrderRepository) {}

  execute(cancelled: Order): void {
    const attempt = this.pending.load();
    if (attempt?.stage === 'sent' && cameOf(cancelled, attempt)) forget(this.pending, attempt);
  }
}

/** The attempt has no order id, because no answer came: items and time are compared. */
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
