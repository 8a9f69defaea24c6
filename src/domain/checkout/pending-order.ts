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

/**
 * What a status means for a pending order: `failed` restores its items, `settled` ends it. A pending one decides nothing,
 * nor does one that the shop does not know: it may be the service's word for either.
 */
export function outcomeOf(status: OrderStatus): 'failed' | 'settled' | undefined {
  if (restoresItems(status)) return 'failed';
  const group = groupOf(status);
  return group === 'pending' || group === 'unknown' ? undefined : 'settled';
}

/** The payment failed, or the service shows it as awaited. */
export function isUnpaid(status: OrderStatus): boolean {
  return restoresItems(status) || (groupOf(status) === 'pending' && status !== 'PAYMENT_PROCESSING');
}

/** Whether the payment page of this order has that id in its URL: as the last segment of the path, or in a parameter for ids. */
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
