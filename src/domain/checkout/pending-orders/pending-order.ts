import type { Cart } from '../../cart/cart';
import { restoresItems, groupOf, type OrderStatus } from '../../orders/order-status';
import type { CheckoutDetails } from '../checkout-details';

interface OrderedBasket {
  /** A UUID that is sent again while the order is unchanged. */
  readonly idempotencyKey: string;
  readonly items: Cart;
  readonly details: CheckoutDetails;
  /** Older versions lack customerId and attemptedAt. */
  readonly customerId?: string;
  readonly attemptedAt?: Date;
  readonly orderId?: string;
  /** The failed order that is paid again; its items were never in the cart. */
  readonly retryOf?: string;
}

/** No answer is known, and the cart holds the items. */
export interface SentOrder extends OrderedBasket {
  readonly stage: 'sent';
  /** An earlier request with this key has no answer, so an order may exist whatever later answers say. */
  readonly unanswered: boolean;
  /** Sent again while unanswered, perhaps by another tab. One answer says nothing about the other request. */
  readonly resent?: boolean;
}

/** The service said no, and the cart holds the items. */
interface RefusedOrder extends OrderedBasket {
  readonly stage: 'refused';
}

/**
 * The order exists, and `items` are those that have left the cart. `restoring`: they are going back into the cart.
 * `settled`: only `toTake` is left to do.
 */
export interface AnsweredOrder extends OrderedBasket {
  readonly stage: 'awaitingPayment' | 'restoring' | 'settled';
  /** Ordered items that are still in the cart. */
  readonly toTake?: Cart;
  readonly checkoutUrl?: string;
}

export type PendingOrder = SentOrder | RefusedOrder | AnsweredOrder;
export type PendingOrders = readonly PendingOrder[];

/** @public The simulation's own count of what is open ends after it, too. */
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

export interface PaymentPage {
  readonly checkoutUrl: string;
}

export function paymentPageOf(order: PendingOrder | PaymentPage): string | undefined {
  return 'checkoutUrl' in order ? order.checkoutUrl : undefined;
}

export function itemsToTake(order: PendingOrder): Cart {
  return ('toTake' in order && order.toTake) || [];
}

/** The id is the last segment of the payment page's path, or an id parameter such as `chkotId` or `session_id`. */
export function isPaidAt(order: PendingOrder | PaymentPage, checkoutId: string): boolean {
  const [address = '', query = ''] = (paymentPageOf(order) ?? '').replace(/#.*/, '').split('?');
  const segments = address.split('/').slice(partsBeforePath);
  const lastSegment = segments.findLast((segment) => segment !== '');
  const ids = query.split('&').map((param) => idParam.exec(param)?.[1]);
  return [lastSegment, ...ids].includes(encodeURIComponent(checkoutId));
}

const partsBeforePath = ['https:', '', 'host'].length;
const idParam = /^(?:(?:chkot|checkout|payment|session|order)_?)?id=(.+)/i;

export function isOffered(order: PendingOrder, customerId: string | undefined, now: Date): order is AnsweredOrder {
  const isOwn = order.customerId === undefined || order.customerId === customerId;
  return isOwn && hasLeftCart(order) && order.items.length > 0 && !isTooOld(order, now);
}

export function orderPaidAt(orders: PendingOrders, checkoutUrl: string | undefined): PendingOrder | undefined {
  return checkoutUrl === undefined ? undefined : orders.find((order) => paymentPageOf(order) === checkoutUrl);
}

export function isTooOld({ attemptedAt }: PendingOrder, now: Date): boolean {
  return attemptedAt !== undefined && now.getTime() - attemptedAt.getTime() > pendingOrderLifetime;
}

export function hasLeftCart(
  order: PendingOrder,
): order is AnsweredOrder & { readonly stage: 'awaitingPayment' | 'restoring' } {
  return order.stage === 'awaitingPayment' || order.stage === 'restoring';
}

export function canResend(order: PendingOrder, customerId: string | undefined, now: Date): order is SentOrder {
  const isOwn = (order.customerId ?? customerId) === customerId;
  return isOwn && order.stage === 'sent' && order.idempotencyKey !== '' && !isTooOld(order, now);
}
