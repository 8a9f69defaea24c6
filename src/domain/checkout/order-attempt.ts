import type { Cart } from '../cart/cart';
import { tipAmount, type NewOrder } from '../orders/new-order';
import type { Randomness } from '../shared/ports';
import { present } from '../shared/present';
import type { ServedArea } from '../shop/shop-numbers';
import { deliveryAddressOf, type CheckoutDetails } from './checkout-details';
import { fullMobile } from './mobile-number';
import { canResend, type PendingOrders, type SentOrder } from './pending-orders/pending-order';

interface Ordered {
  readonly items: Cart;
  readonly details: CheckoutDetails;
  readonly retryOf?: string | undefined;
}

interface Basket extends Ordered {
  readonly customerId: string | undefined;
  readonly area: ServedArea;
}

/**
 * If a stored attempt at the same order is still undecided, it is sent again with its key and lines, so that the service
 * makes only one order. An attempt whose call ended the session counts as undecided too.
 */
export function orderAttempt(orders: PendingOrders, basket: Basket, now: Date, randomness: Randomness): SentOrder {
  const { items, details, customerId, retryOf, area } = basket;
  const last = orders.find(
    (other): other is SentOrder =>
      canResend(other, customerId, now) && textToCompare(other, area) === textToCompare(basket, area),
  );
  if (last) return { ...last, details };
  return present({
    items,
    details,
    stage: 'sent',
    unanswered: false,
    attemptedAt: now,
    idempotencyKey: randomness.uuid(),
    customerId,
    retryOf,
  });
}

/**
 * Two attempts with equal texts are attempts at the same order. The lines are compared without prices, because the service
 * decides those, and without state and country, because those are the shop's and not stored.
 */
function textToCompare({ items, details, retryOf }: Ordered, area: ServedArea): string {
  const lines = items.map(({ id, quantity }) => `${quantity} ${id}`).toSorted();
  return JSON.stringify({ ...newOrderFrom([], { ...details, state: '', country: '' }, area), lines, retryOf });
}

/** What the order call sends. */
export function newOrderFrom(cart: Cart, details: CheckoutDetails, area: ServedArea): NewOrder {
  return present({
    channel: 'WEB',
    fulfillmentType: details.fulfillmentType,
    tipAmount,
    items: cart.map(({ id, quantity }) => ({ itemId: id, quantity })),
    deliveryInfo: details.fulfillmentType === 'DELIVERY' ? deliveryAddressOf(details, area) : undefined,
    mobile: fullMobile(details, area) || undefined,
  });
}

export function hasSameLines(cart: Cart, other: Cart): boolean {
  const lines = (of: Cart) => of.map(({ id, quantity, price }) => `${quantity} ${price} ${id}`).toSorted();
  return lines(cart).join('\n') === lines(other).join('\n');
}
