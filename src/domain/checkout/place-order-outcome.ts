import type { Cart } from '../cart/cart';
import { hasErrors } from '../shared/field-errors';
import { samplesNotForSale, ServiceError } from '../shared/service-error';
import type { ServedArea } from '../shop/shop-numbers';
import { validateDetails, type CheckoutDetails } from './checkout-details';
import type { OrderReview } from './review-order';

export type PlaceOrderOutcome =
  /** The browser is on its way to the payment page. */
  | { readonly kind: 'leaving' }
  /** The order was made, but the customer no longer waits for it: it stays pending, and can be paid from its notice. */
  | { readonly kind: 'awaitingPayment'; readonly checkoutUrl: string }
  /** Nothing was sent: today's menu has changed. */
  | { readonly kind: 'notReady'; readonly review: Exclude<OrderReview, { kind: 'ready' | 'empty' }> }
  /** Nothing was sent: another tab has changed what was confirmed, or has ordered it. */
  | { readonly kind: 'cartChanged' }
  /** Nothing was sent: a day that the customer confirmed is over, or is not on today's menu any more. */
  | { readonly kind: 'dayChanged'; readonly review: Extract<OrderReview, { kind: 'ready' }> }
  /** Nothing was sent: the cart is empty; another tab may have ordered or emptied it. */
  | { readonly kind: 'empty'; readonly message: string; readonly review: Extract<OrderReview, { kind: 'empty' }> }
  /** Nothing was sent: details or cart are invalid. */
  | { readonly kind: 'invalid'; readonly message: string }
  /** Nothing was sent: the customer closed the checkout while another tab was ordering. */
  | { readonly kind: 'cancelled' }
  /** `refused` is true only where the service itself said no: then nothing was charged. */
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly refused: boolean }
  /** No answer came: the order may have been made. */
  | { readonly kind: 'unknown'; readonly error: ServiceError };

/** Nothing was sent: the cart holds items of the sample menu, and the real menu could not be read. */
const samplesRefused: PlaceOrderOutcome = {
  kind: 'failed',
  error: new ServiceError('refused', samplesNotForSale),
  refused: false,
};

/** `error`: why this tab got no turn to order. */
export function notSent(error: ServiceError): PlaceOrderOutcome {
  return error.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', error, refused: false };
}

/** Why the order must not be sent; undefined if it may be. */
export function rejectUnfitOrder(
  cart: Cart,
  details: CheckoutDetails,
  area: ServedArea,
): PlaceOrderOutcome | undefined {
  if (hasErrors(validateDetails(details, area))) return { kind: 'invalid', message: 'Invalid order data' };
  if (cart.some(({ id, quantity }) => id === '' || quantity < 1))
    return { kind: 'invalid', message: 'Invalid item in cart' };
  return cart.some(({ isSample }) => isSample) ? samplesRefused : undefined;
}
