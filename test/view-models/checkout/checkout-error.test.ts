import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { checkoutErrorOf, retryNotPossible } from '../../../src/view-models/checkout/checkout-error';

describe('an order that was not placed', () => {
  it('says what is invalid, and does not say that nothing was charged', () => {
    expect(checkoutErrorOf({ kind: 'invalid', message: 'ZIP code is required' }, false)).toEqual({
      kind: 'failed',
      notice: { title: 'Checkout Failed', text: 'ZIP code is required', action: 'Try Again' },
      nothingCharged: false,
    });
  });

  it.each([true, false])("has the service's words, and whether anything can have been charged (%s)", (refused) => {
    const error = new ServiceError('refused', 'The kitchen is closed.', 422);
    expect(checkoutErrorOf({ kind: 'failed', error, refused }, false)).toMatchObject({
      kind: 'failed',
      notice: { title: 'Checkout Failed', text: 'The kitchen is closed.' },
      nothingCharged: refused,
    });
  });

  it('names the order where the service does not find it', () => {
    const error = new ServiceError('refused', 'M404', 404);
    expect(checkoutErrorOf({ kind: 'failed', error, refused: true }, false)).toMatchObject({
      notice: { text: expect.stringContaining('Order') },
    });
  });

  it('is unknown where no answer came', () => {
    const error = new ServiceError('timeout', 'late', 408);
    expect(checkoutErrorOf({ kind: 'unknown', error }, false)).toEqual({ kind: 'unknown' });
  });

  it('says that the cart has changed, or that a failed order cannot be paid again', () => {
    expect(checkoutErrorOf({ kind: 'cartChanged' }, false)).toEqual({ kind: 'cartChanged' });
    expect(checkoutErrorOf({ kind: 'cartChanged' }, true)).toBe(retryNotPossible);
    expect(checkoutErrorOf({ kind: 'invalid', message: 'Invalid item in cart' }, true)).toBe(retryNotPossible);
  });

  it('keeps the warning after no answer where the cart has changed since', () => {
    expect(checkoutErrorOf({ kind: 'cartChanged' }, false, { kind: 'unknown' })).toEqual({ kind: 'unknown' });
  });

  it('an order whose items are gone cannot be paid again', () => {
    expect(retryNotPossible).toEqual({
      kind: 'failed',
      notice: { title: 'Payment Failed', text: 'Failed to retry payment', action: 'Retry Payment' },
      nothingCharged: false,
    });
  });
});
