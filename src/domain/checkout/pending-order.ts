import type { Cart } from '../cart/cart';
import type { Order } from '../orders/order';
import { restoresItems, groupOf, type OrderStatus } from '../orders/order-status';
import type { CheckoutDetails } from './checkout-details';

/** One press of Confirm & Pay, recorded until the order is settled. */
export interface PendingOrder {
  /** A UUID; sent again as long as nothing has changed. */
  readonly idempotencyKey: string;
  /**
   * `sent`: no answer is known. `refused`: the service said no. In both the cart still holds the items.
   * `awaitingPayment`: the order exists and the customer was sent to the payment page.
   * `restoring`: its items are on their way back into the cart.
   * `settled`: nothing but `toTake` is left to do.
   */
  readonly stage: 'sent' | 'refused' | 'awaitingPayment' | 'restoring' | 'settled';
  /** The ordered items; from `awaitingPayment` on, only those that have left the cart and so can go back into it. */
  readonly items: Cart;
  /** Ordered, but not yet taken out of the cart. */
  readonly toTake?: Cart;
  readonly details: CheckoutDetails;
  /** An earlier request with this key was never answered, so there may be an order regardless of later answers. */
  readonly unanswered: boolean;
  /** It was sent again while unanswered, maybe by another tab: the answer to one request says nothing about the other. */
  readonly resent?: boolean;
  /** The user who ordered; missing in records of older versions. */
  readonly customerId?: string;
  /** When the key was first sent; missing in records of older versions. */
  readonly attemptedAt?: Date;
  readonly orderId?: string;
  /** The payment page, already checked. */
  readonly checkoutUrl?: string;
  /** The failed order whose payment is retried; its items were never in the cart. */
  readonly retryOf?: string;
}

/** Newest first. */
export type PendingOrders = readonly PendingOrder[];

/** ms during which a pending order is offered and its key may be sent again. */
export const pendingOrderLifetime = 24 * 60 * 60 * 1000;
/** ms by which the clocks of a device and of the service may differ. */
const clockTolerance = 5 * 60 * 1000;

/**
 * What a status means for a pending order: `failed` restores its items, `settled` ends it. A pending one decides nothing,
 * nor does one that the shop does not know: it may be the service's word for either.
 */
export function fateOf(status: OrderStatus): 'failed' | 'settled' | undefined {
  if (restoresItems(status)) return 'failed';
  const group = groupOf(status);
  return group === 'pending' || group === 'unknown' ? undefined : 'settled';
}

/** The payment failed, or the service shows it as awaited. */
export function isUnpaid(status: OrderStatus): boolean {
  return restoresItems(status) || (groupOf(status) === 'pending' && status !== 'PAYMENT_PROCESSING');
}

/** No reply has included its id, and it may be one of the orders that the service lists. */
export function isNameless({ orderId, stage }: PendingOrder): boolean {
  return orderId === undefined && stage !== 'refused' && stage !== 'settled';
}

/** The order has the same items and was made after the pending one was sent. Without a time it never matches: it may be old. */
export function isLike(pending: PendingOrder, { createdAt, items }: Order): boolean {
  const { attemptedAt } = pending;
  if (!(createdAt instanceof Date) || !attemptedAt) return false;
  if (createdAt.getTime() < attemptedAt.getTime() - clockTolerance) return false;
  const seen = items.map(({ itemName, quantity }) => `${quantity} ${itemName}`);
  return seen.length > 0 && basketOf(pending) === seen.toSorted().join('\n');
}

/**
 * Which of the customer's orders are pending ones whose ids are not known. If several are alike, the two that are nearest to
 * each other in time belong together. Those left over may not be listed yet, or may come from another device.
 */
export function matchListed(
  nameless: PendingOrders,
  listed: readonly Order[],
): readonly { readonly pending: PendingOrder; readonly orderId: string }[] {
  return nameless.flatMap((pending) => {
    const order = nearest(listed, (other) => distance(pending, other));
    const isNearest = order && nearest(nameless, (other) => distance(other, order)) === pending;
    return isNearest ? [{ pending, orderId: order.id }] : [];
  });
}

/** ms between the first request and the order; infinite where they are not alike. */
function distance(pending: PendingOrder, order: Order): number {
  const { attemptedAt } = pending;
  const { createdAt } = order;
  if (!isLike(pending, order) || !attemptedAt || !(createdAt instanceof Date)) return Number.POSITIVE_INFINITY;
  return Math.abs(createdAt.getTime() - attemptedAt.getTime());
}

/** The nearest one; the first if several are equally near. */
function nearest<Other>(others: readonly Other[], distanceTo: (other: Other) => number): Other | undefined {
  const distances = others.map(distanceTo);
  const least = Math.min(...distances);
  return Number.isFinite(least) ? others[distances.indexOf(least)] : undefined;
}

function basketOf({ items, toTake = [] }: PendingOrder): string {
  const lines = [...items, ...toTake].map(({ name, quantity }) => `${quantity} ${name}`);
  return lines.toSorted().join('\n');
}

/** Whether the payment page of this order has that id in its URL, as a path segment or a parameter. */
export function isPaidAt({ checkoutUrl }: PendingOrder, checkoutId: string): boolean {
  return checkoutId !== '' && (checkoutUrl ?? '').split(/[/?&=#]/).includes(encodeURIComponent(checkoutId));
}

/** Whether its items may be offered to the customer again: only if it is their own and not older than 24 hours. */
export function isOffered(order: PendingOrder, customerId: string | undefined, now: Date): boolean {
  const isOwn = order.customerId === undefined || order.customerId === customerId;
  return isOwn && hasLeftCart(order) && order.items.length > 0 && !isTooOld(order, now);
}

/** The order with this payment page. Other tabs may be at the payment pages of other orders. */
export function orderPaidAt(orders: PendingOrders, checkoutUrl: string | undefined): PendingOrder | undefined {
  return checkoutUrl === undefined ? undefined : orders.find((order) => order.checkoutUrl === checkoutUrl);
}

export function isTooOld({ attemptedAt }: PendingOrder, now: Date): boolean {
  return attemptedAt !== undefined && now.getTime() - attemptedAt.getTime() > pendingOrderLifetime;
}

/** In the stages before, the cart still holds the items: putting them back would double them. */
export function hasLeftCart({ stage }: PendingOrder): boolean {
  return stage === 'awaitingPayment' || stage === 'restoring';
}

/** No answer came. If nothing has changed since, the same order may be sent again with its key. */
export function canResend(order: PendingOrder, customerId: string | undefined, now: Date): boolean {
  const isOwn = (order.customerId ?? customerId) === customerId;
  return isOwn && order.stage === 'sent' && order.idempotencyKey !== '' && !isTooOld(order, now);
}
