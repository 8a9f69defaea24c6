import type { Cart } from '../cart/cart';
import { restoresItems, groupOf, type OrderStatus } from '../orders/order-status';
import type { CheckoutDetails } from './checkout-details';

export interface PendingOrder {
  /** A UUID that is sent again while the order is unchanged. */
  readonly idempotencyKey: string;
  /**
   * `sent`: no known answer. `refused`: the service said no. Both: the cart holds the items. `awaitingPayment`: the
   * order exists. `restoring`: items are going back into the cart. `settled`: only `toTake` is left to do.
   */
  readonly stage: 'sent' | 'refused' | 'awaitingPayment' | 'restoring' | 'settled';
  /** From `awaitingPayment` on, only the items that have left the cart. */
  readonly items: Cart;
  /** Ordered items that are still in the cart. */
  readonly toTake?: Cart;
  readonly details: CheckoutDetails;
  /** An earlier request with this key has no answer, so an order may exist whatever later answers say. */
  readonly unanswered: boolean;
  /** Sent again while unanswered, perhaps by another tab. One answer says nothing about the other request. */
  readonly resent?: boolean;
  /** Older versions lack customerId and attemptedAt. */
  readonly customerId?: string;
  readonly attemptedAt?: Date;
  readonly orderId?: string;
  readonly checkoutUrl?: string;
  /** The failed order that is paid again; its items were never in the cart. */
  readonly retryOf?: string;
}

export type PendingOrders = readonly PendingOrder[];

export const pendingOrderLifetime = 24 * 60 * 60 * 1000;

/**
 * `failed` restores the items, `settled` ends the order. Undefined while pending or unknown, which may mean success or
 * failure.
 */
export function outcomeOf(status: OrderStatus): 'failed' | 'settled' | undefined {
  if (restoresItems(status)) return 'failed';
  const group = groupOf(status);
  return group === 'pending' || group === 'unknown' ? undefined : 'settled';
}

export function isUnpaid(status: OrderStatus): boolean {
  return restoresItems(status) || (groupOf(status) === 'pending' && status !== 'PAYMENT_PROCESSING');
}

/** The id is the last segment of the payment page's path, or an id parameter such as `chkotId` or `session_id`. */
export function isPaidAt({ checkoutUrl = '' }: Pick<PendingOrder, 'checkoutUrl'>, checkoutId: string): boolean {
  const [address = '', query = ''] = checkoutUrl.replace(/#.*$/, '').split('?');
  const lastSegment = address
    .replace(/^\w+:\/\/[^/]*/, '')
    .split('/')
    .findLast((segment) => segment !== '');
  const ids = query.split('&').flatMap((param) => idParam.exec(param)?.[1] ?? []);
  return checkoutId !== '' && [lastSegment, ...ids].includes(encodeURIComponent(checkoutId));
}

const idParam = /^(?:(?:chkot|checkout|payment|session|order)_?)?id=(.+)$/i;

export function isOffered(order: PendingOrder, customerId: string | undefined, now: Date): boolean {
  const isOwn = order.customerId === undefined || order.customerId === customerId;
  return isOwn && hasLeftCart(order) && order.items.length > 0 && !isTooOld(order, now);
}

export function orderPaidAt(orders: PendingOrders, checkoutUrl: string | undefined): PendingOrder | undefined {
  return checkoutUrl === undefined ? undefined : orders.find((order) => order.checkoutUrl === checkoutUrl);
}

export function isTooOld({ attemptedAt }: PendingOrder, now: Date): boolean {
  return attemptedAt !== undefined && now.getTime() - attemptedAt.getTime() > pendingOrderLifetime;
}

/** In the other stages the cart still holds the items: restoring would double them. */
export function hasLeftCart({ stage }: PendingOrder): boolean {
  return stage === 'awaitingPayment' || stage === 'restoring';
}

export function canResend(order: PendingOrder, customerId: string | undefined, now: Date): boolean {
  const isOwn = (order.customerId ?? customerId) === customerId;
  return isOwn && order.stage === 'sent' && order.idempotencyKey !== '' && !isTooOld(order, now);
}
