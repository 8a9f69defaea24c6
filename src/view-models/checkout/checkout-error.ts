import type { PlaceOrderOutcome } from '../../domain/checkout/place-order-outcome';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';

/** Why there is no payment page yet. After `unknown` only the unchanged order may be sent again. */
export type CheckoutError =
  | { readonly kind: 'failed'; readonly notice: ErrorNotice; readonly nothingCharged: boolean }
  | { readonly kind: 'unknown' | 'cartChanged' };

type Unplaced = Exclude<PlaceOrderOutcome, { kind: 'leaving' | 'awaitingPayment' }>;

export function checkoutErrorOf(outcome: Unplaced, isRetry: boolean): CheckoutError {
  switch (outcome.kind) {
    case 'invalid':
      if (isRetry) return retryNotPossible;
      return failed({ title: 'Checkout Failed', text: outcome.message, action: 'Try Again' }, false);
    case 'failed':
      return failed(errorNotice(outcome.error, 'checkout', 'Order'), outcome.refused);
    case 'cartChanged':
      return isRetry ? retryNotPossible : { kind: 'cartChanged' };
    case 'empty':
    case 'notReady':
      return retryNotPossible;
    case 'unknown':
      return { kind: 'unknown' };
  }
}

export const retryFailedText = 'Failed to retry payment';

/** No item of a failed order is available any more. */
export const retryNotPossible = failed(
  { title: 'Payment Failed', text: retryFailedText, action: 'Retry Payment' },
  false,
);

function failed(notice: ErrorNotice, nothingCharged: boolean): CheckoutError {
  return { kind: 'failed', notice, nothingCharged };
}
