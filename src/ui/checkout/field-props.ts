import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { formField } from '../components/forms/form-field';

export const prefix = 'checkout';

export type TypedField = Exclude<keyof CheckoutDetails, 'fulfillmentType'>;

export function fieldProps(checkout: CheckoutViewModel, field: TypedField) {
  return {
    ...formField<CheckoutDetails, TypedField>(checkout.form, field, prefix),
    onChange: (value: string) => checkout.set(field, value),
  };
}
