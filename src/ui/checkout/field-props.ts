import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { formField } from '../components/forms/form-field';

/** Prefix of the ids of the form's controls. */
export const prefix = 'checkout';

/** The text fields; the fulfillment type is a choice. */
export type TypedField = Exclude<keyof CheckoutDetails, 'fulfillmentType'>;

/** Props that bind a control to its field; every change is stored. */
export function fieldProps(checkout: CheckoutViewModel, field: TypedField) {
  return {
    ...formField<CheckoutDetails, TypedField>(checkout.form, field, prefix),
    onChange: (value: string) => checkout.set(field, value),
  };
}
