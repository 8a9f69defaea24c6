import type { Cart } from '../../cart/cart';
import { restoresItems, groupOf, type OrderStatus } from '../../orders/order-status';
import type { Browser } from '../../shared/ports';
import type { CheckoutDetails } from '../checkout-details';

// This is the first of the files on pending orders: what is stored of an order that was sent, and whose it is. Read on in
// `order-machine.ts` (what may happen), `order-ledger.ts` (who stores and performs it), `identify-orders.ts` (which order of
// the service it is), `settle-orders.ts` (what follows from a reply) and `restore-order.ts` (when its items go back).

interface OrderedBasket {
  /** A UUID that is sent again while the order is unchanged, so that the service makes one order of two requests. */
  readonly idempotencyKey: string;
  readonly items: Cart;
  readonly details: CheckoutDetails;
  /** Older versions stored neither customerId nor attemptedAt. */
  readonly customerId?: string;
  readonly attemptedAt?: Date;
  /** The clock of the device was set back after the attempt, and this is when that was noticed. The age counts from here. */
  readonly clockMovedAt?: Date;
  readonly orderId?: string;
  /** The payment of the order with this id failed, and this order has its items. They were never in the cart. */
  readonly retryOf?: string;
}

/** The attempt is stored, and no answer says that its order exists or was refused. The cart holds the items. */
export interface SentOrder extends OrderedBasket {
  readonly stage: 'sent';
  /** An earlier request with this key has no answer, so an order may exist whatever later answers say. */
  readonly unanswered: boolean;
  /** It was sent again while unanswered, perhaps by another tab. One answer says nothing about the other request. */
  readonly resent?: boolean;
}

/** The service said no, and the cart holds the items. */
interface RefusedOrder extends OrderedBasket {
  readonly stage: 'refused';
}

/**
 * The order exists, and `items` are those that have left the cart. `restoring`: they are going back into the cart.
 * `paid`: the service has said so, and only `toTake` is left to do.
 */
export interface AnsweredOrder extends OrderedBasket {
  readonly stage: 'awaitingPayment' | 'restoring' | 'paid';
  /** Ordered items that are still in the cart, because it could not be changed when the answer came. */
  readonly toTake?: Cart;
  readonly taking?: BegunTake;
  readonly puttingBack?: BegunPutBack;
  readonly checkoutUrl?: string;
}

/** An item began to leave the cart, which then held `had` pieces of it. No reply says whether it has left. */
export interface BegunTake {
  readonly itemId: string;
  readonly had: number;
}

/**
 * An item began to go back into the cart, which then held `had` pieces of it and will hold `wanted`. No reply says
 * whether it does.
 */
export interface BegunPutBack {
  readonly itemId: string;
  readonly had: number;
  readonly wanted: number;
}

export type PendingOrder = SentOrder | RefusedOrder | AnsweredOrder;
export type PendingOrders = readonly PendingOrder[];

/** @public The simulation's own count of what is open ends after it, too. */
export const pendingOrderLifetime = 24 * 60 * 60 * 1000;

/** Clocks are adjusted by small steps all the time. */
const smallCorrection = 5 * 60 * 1000;

/** True for an order that is older than 24 hours. The service has given it up by then, so it is no longer offered. */
export function isTooOld(order: PendingOrder, now: Date): boolean {
  return ageOf(order, now) > pendingOrderLifetime;
}

/**
 * For this long after an order was first sent, the service may still be making it, and its list may not have it yet. Until
 * then the order keeps its key, even if every order like it in the list has ended.
 */
const makingTime = 5 * 60 * 1000;

export function mayBeInTheMaking(order: PendingOrder, now: Date): boolean {
  return ageOf(order, now) < makingTime;
}

/**
 * Whether the clock of the device was set back since the order was sent, which makes the order one of the future. A clock
 * that was set forward cannot be told from a customer who was away, so a large age is believed.
 */
export function isOfMovedClock(order: PendingOrder, now: Date): boolean {
  return ageOf(order, now) < -smallCorrection;
}

function ageOf({ attemptedAt, clockMovedAt = attemptedAt }: PendingOrder, now: Date): number {
  return now.getTime() - (clockMovedAt ?? now).getTime();
}

/**
 * Whether this customer may see, pay and change the order. It is the one rule for that, because two people may share a
 * device. An order without a customer was stored by an older version, and belongs to every customer of the device.
 */
export function belongsTo(
  order: { readonly customerId?: string | undefined },
  customerId: string | undefined,
): boolean {
  return order.customerId === undefined || order.customerId === customerId;
}

/**
 * The service has made the order, and it is not settled: it awaits its payment, or its items are going back into the cart.
 * Items in `toTake` may still be in the cart.
 */
export function isUnsettled(
  order: PendingOrder,
): order is AnsweredOrder & { readonly stage: 'awaitingPayment' | 'restoring' } {
  return order.stage === 'awaitingPayment' || order.stage === 'restoring';
}

/** Whether the notice of a pending order offers it to this customer. */
export function isOffered(order: PendingOrder, customerId: string | undefined, now: Date): order is AnsweredOrder {
  return belongsTo(order, customerId) && isUnsettled(order) && orderedItems(order).length > 0 && !isTooOld(order, now);
}

/** Whether the attempt may be sent another time with its key: the service then makes no second order. */
export function canResend(order: PendingOrder, customerId: string | undefined, now: Date): order is SentOrder {
  return belongsTo(order, customerId) && order.stage === 'sent' && order.idempotencyKey !== '' && !isTooOld(order, now);
}

export function itemsToTake(order: PendingOrder): Cart {
  return ('toTake' in order && order.toTake) || [];
}

/** All ordered items, whether they have left the cart or not. */
export function orderedItems(order: PendingOrder): Cart {
  return [...order.items, ...itemsToTake(order)];
}

/**
 * How the status ends a pending order. After `failed` its items are restored, after `paid` it is removed. Undefined while
 * the payment is pending, and for an unknown status, which may mean either.
 */
export function endOf(status: OrderStatus): 'failed' | 'paid' | undefined {
  if (restoresItems(status)) return 'failed';
  const group = groupOf(status);
  return group === 'pending' || group === 'unknown' ? undefined : 'paid';
}

/** True if the service says that nothing was paid, and that no payment is being processed. */
export function isUnpaid(status: OrderStatus): boolean {
  return restoresItems(status) || (groupOf(status) === 'pending' && status !== 'PAYMENT_PROCESSING');
}

export interface PaymentPage {
  readonly checkoutUrl: string;
}

export function paymentPageOf(order: PendingOrder | PaymentPage): string | undefined {
  return 'checkoutUrl' in order ? order.checkoutUrl : undefined;
}

export function orderWithPaymentPage(orders: PendingOrders, checkoutUrl: string | undefined): PendingOrder | undefined {
  return checkoutUrl === undefined ? undefined : orders.find((order) => paymentPageOf(order) === checkoutUrl);
}

const idParam = /^(?:(?:chkot|checkout|payment|session|order)_?)?id$/i;

/**
 * Whether `checkoutId`, with which the payment page sends the customer back, means the order's payment page. The id of
 * a payment page is the last segment of its path, or an id parameter such as `chkotId` or `session_id`.
 */
export function hasPaymentPage(
  order: PendingOrder | PaymentPage,
  checkoutId: string,
  browser: Pick<Browser, 'parseUrl'>,
): boolean {
  const page = browser.parseUrl(paymentPageOf(order) ?? '');
  if (!page || checkoutId === '') return false;
  const ids = page.parameterNames.filter((name) => idParam.test(name)).map((name) => page.parameter(name));
  return [page.segments.at(-1), ...ids].includes(checkoutId);
}
