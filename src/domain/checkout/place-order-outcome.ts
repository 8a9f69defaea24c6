import { hasId, type Cart } from '../cart/cart';
import { hasErrors } from '../shared/field-errors';
import { samplesNotForSale, ServiceError } from '../shared/service-error';
import type { ServedArea } from '../shop/shop-numbers';
import { validateDetails } from './checkout-details-rules';
import type { CheckoutDetails } from './checkout-details';
import type { OrderReview } from './review-order';

export type PlaceOrderOutcome =
  | MadeOrder
  | NothingSent
  /** `refused`: the service said no, so nothing was charged. */
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly refused: boolean }
  /** No answer came: an order may exist. */
  | { readonly kind: 'unknown'; readonly error: ServiceError };

/** The press ended before the order call. */
type NothingSent =
  /** Today's menu has changed. */
  | { readonly kind: 'notReady'; readonly review: Exclude<OrderReview, { kind: 'ready' | 'empty' }> }
  /** Another tab has changed or ordered the confirmed cart. */
  | { readonly kind: 'cartChanged' }
  /** A confirmed day is over or off the menu. */
  | { readonly kind: 'dayChanged'; readonly review: Extract<OrderReview, { kind: 'ready' }> }
  /** Today's menu states an avoided allergen that the confirmation did not name. */
  | { readonly kind: 'allergensChanged'; readonly review: Extract<OrderReview, { kind: 'ready' }> }
  | { readonly kind: 'empty'; readonly review: Extract<OrderReview, { kind: 'empty' }> }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'cancelled' };

/**
 * The order exists. `leaving`: the browser has left for its payment page. `awaitingPayment`: the customer no longer waits, or
 * has to be told of a later day, and can pay from the notice.
 */
export interface MadeOrder {
  readonly kind: 'leaving' | 'awaitingPayment';
  readonly checkoutUrl: string;
  /** The order is for a later day than the customer has confirmed. */
  readonly isLater?: boolean;
  /** Set while the cart hangs: resolves once what was ordered has left it, or failed to. */
  readonly taken?: Promise<unknown>;
}

const samplesRefused: PlaceOrderOutcome = {
  kind: 'failed',
  error: new ServiceError('refused', samplesNotForSale),
  refused: false,
};

/**
 * The outcome of a press that got no turn. Any other error is a bug during the turn. The order may have been sent by then, so
 * the bug is thrown and not reported as a failed order.
 */
export function outcomeWithoutTurn(error: ServiceError): PlaceOrderOutcome {
  if (error.kind === 'cancelled') return { kind: 'cancelled' };
  if (error.kind !== 'locked') throw error;
  return { kind: 'failed', error, refused: false };
}

export function rejectUnfitOrder(
  cart: Cart,
  details: CheckoutDetails,
  area: ServedArea,
): PlaceOrderOutcome | undefined {
  if (hasErrors(validateDetails(details, area))) return { kind: 'invalid', message: 'Invalid order data' };
  if (cart.some((item) => !hasId(item) || item.quantity < 1))
    return { kind: 'invalid', message: 'Invalid item in cart' };
  return cart.some(({ isSample }) => isSample) ? samplesRefused : undefined;
}
