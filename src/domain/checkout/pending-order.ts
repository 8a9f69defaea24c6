import type { Cart } from '../cart/cart';
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
  /** Ordered, but still in the cart. */
  readonly toTake?: Cart;
  readonly details: CheckoutDetails;
  /** An earlier request with this key has no answer: there may be an order whatever later answers say. */
  readonly unanswered: boolean;
  /** Sent again while unanswered, maybe by another tab. The answer to one request says nothing about the other. */
  readonly resent?: boolean;
  /** Missing in records of older versions. */
  readonly customerId?: string;
  /** Missing in records of older versions. */
  readonly attemptedAt?: Date;
  readonly orderId?: string;
  /** Already checked. */
  readonly checkoutUrl?: string;
  /** The failed order whose payment is retried; the items were never in the cart. */
  readonly retryOf?: string;
}

/** Newest first. */
export type PendingOrders = readonly PendingOrder[];

/** ms. */
export const pendingOrderLifetime = 24 * 60 * 60 * 1000;

/**
 * `failed` restores the items, `settled` ends the order. Undefined while the status is pending or unknown: an unknown
 * status may mean success or failure.
 */
export function outcomeOf(status: OrderStatus): 'failed' | 'settled' | undefined {
  if (restoresItems(status)) return 'failed';
  const group = groupOf(status);
  return group === 'pending' || group === 'unknown' ? undefined : 'settled';
}

export function isUnpaid(status: OrderStatus): boolean {
  return restoresItems(status) || (groupOf(status) === 'pending' && status !== 'PAYMENT_PROCESSING');
}

/** The id is the last segment of the payment page's path, or a parameter for ids. */
export function isPaidAt({ checkoutUrl = '' }: Pick<PendingOrder, 'checkoutUrl'>, checkoutId: string): boolean {
  const [address = '', query = ''] = checkoutUrl.replace(/#.*$/, '').split('?');
  const lastSegment = address
    .replace(/^\w+:\/\/[^/]*/, '')
    .split('/')
    .findLast((segment) => segment !== '');
  const ids = query.split('&').flatMap((param) => idParam.exec(param)?.[1] ?? []);
  return checkoutId !== '' && [lastSegment, ...ids].includes(encodeURIComponent(checkoutId));
}

/** `chkotId=…`, `checkout_id=…`, `session_id=…`, `id=…` */
const idParam = /^(?:(?:chkot|checkout|payment|session|order)_?)?id=(.+)$/i;

/** Only the customer's own orders, for 24 hours. */
export function isOffered(order: PendingOrder, customerId: string | undefined, now: Date): boolean {
  const isOwn = order.customerId === undefined || order.customerId === customerId;
  return isOwn && hasLeftCart(order) && order.items.length > 0 && !isTooOld(order, now);
}

/** Other tabs may be at the payment pages of other orders. */
export function orderPaidAt(orders: PendingOrders, checkoutUrl: string | undefined): PendingOrder | undefined {
  return checkoutUrl === undefined ? undefined : orders.find((order) => order.checkoutUrl === checkoutUrl);
}

export function isTooOld({ attemptedAt }: PendingOrder, now: Date): boolean {
  return attemptedAt !== undefined && now.getTime() - attemptedAt.getTime() > pendingOrderLifetime;
}

/** In earlier stages the cart still holds the items: restoring them would double them. */
export function hasLeftCart({ stage }: PendingOrder): boolean {
  return stage === 'awaitingPayment' || stage === 'restoring';
}

/** Unanswered: the same order may be sent again with its key. */
export function canResend(order: PendingOrder, customerId: string | undefined, now: Date): boolean {
  const isOwn = (order.customerId ?? customerId) === customerId;
  return isOwn && order.stage === 'sent' && order.idempotencyKey !== '' && !isTooOld(order, now);
}
