import type { Cart } from '../cart/cart';
import type { Randomness } from '../shared/ports';
import type { CheckoutDetails } from './checkout-details';
import { newOrderFrom } from './new-order-from';
import { canResend, type PendingOrder, type PendingOrders } from './pending-order';

/** What is ordered, and by whom. */
interface Basket {
  readonly items: Cart;
  readonly details: CheckoutDetails;
  readonly customerId: string | undefined;
  /** The failed order that is paid again. */
  readonly retryOf: string | undefined;
}

/** With nothing changed since an unanswered attempt it is the same order, with the same key and the same lines. */
export function orderAttempt(
  orders: PendingOrders,
  { items, details, customerId, retryOf }: Basket,
  now: Date,
  randomness: Randomness,
): PendingOrder {
  // The lines of the cart may stand in another order by now.
  const lines = items.map(({ id, quantity }) => `${quantity} ${id}`).toSorted();
  const fingerprint = JSON.stringify({ ...newOrderFrom([], details), lines, retryOf });
  const last = orders.find((other) => canResend(other, { fingerprint, customerId, now }));
  if (last) return { ...last, details };
  return {
    items,
    details,
    fingerprint,
    stage: 'sent',
    unanswered: false,
    attemptedAt: now,
    idempotencyKey: randomness.uuid(),
    ...(customerId === undefined ? {} : { customerId }),
    ...(retryOf === undefined ? {} : { retryOf }),
  };
}

/** Whether both hold the same pieces at the same prices, in whatever order. */
export function hasSameLines(cart: Cart, other: Cart): boolean {
  const lines = (of: Cart) => of.map(({ id, quantity, price }) => `${quantity} ${price} ${id}`).toSorted();
  return lines(cart).join('\n') === lines(other).join('\n');
}
