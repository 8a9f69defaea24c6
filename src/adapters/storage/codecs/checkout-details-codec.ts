import { emptyDetails, type CheckoutDetails } from '../../../domain/checkout/checkout-details';
import { fieldsOf, pick, textOf } from './parse-stored';

export function decodeDetails(stored: unknown): CheckoutDetails | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { fulfillmentType, dialCode } = fieldsOf(stored);
  return {
    ...emptyDetails,
    ...pick(stored, ['addressLine1', 'addressLine2', 'city', 'zip', 'mobile'], textOf),
    fulfillmentType: fulfillmentType === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
    dialCode: textOf(dialCode) ?? emptyDetails.dialCode,
  };
}
