import type { PlaceOrderOutcome } from '../../domain/checkout/place-order-outcome';
import { errorNotice, retryFailed, type ErrorNotice } from '../shared/error-notice';

/** After `unknown` only the unchanged order may be sent again. */
export type CheckoutError =
  | { readonly kind: 'failed'; readonly notice: ErrorNotice; readonly nothingCharged: boolean }
  | { readonly kind: 'unknown' | 'cartChanged' | 'dayChanged' | 'allergensChanged' };

type Unplaced = Extract<
  PlaceOrderOutcome,
  { kind: 'invalid' | 'failed' | 'unknown' | 'cartChanged' | 'dayChanged' | 'allergensChanged' }
>;

/** @public Tested alone, by every outcome. */
export function checkoutErrorOf(outcome: Unplaced, isRetry: boolean, last?: CheckoutError): CheckoutError {
  switch (outcome.kind) {
    case 'invalid':
      if (isRetry) return retryNotPossible;
      return failed({ title: 'Checkout Failed', text: outcome.message, action: 'Try Again' }, false);
    case 'failed':
      return failed(errorNotice(outcome.error, 'checkout', 'Order'), outcome.refused);
    case 'cartChanged':
    case 'dayChanged':
    case 'allergensChanged':
      // The customer should still look in My Orders first.
      if (last?.kind === 'unknown') return last;
      return isRetry && outcome.kind === 'cartChanged' ? retryNotPossible : { kind: outcome.kind };
    case 'unknown':
      return { kind: 'unknown' };
  }
}

/** @public Tests compare with it. */
export const retryNotPossible = failed(retryFailed, false);

function failed(notice: ErrorNotice, nothingCharged: boolean): CheckoutError {
  return { kind: 'failed', notice, nothingCharged };
}
