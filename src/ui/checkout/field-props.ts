import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { formField } from '../components/forms/form-field';

/** In front of the ids of the form's controls. */
export const prefix = 'checkout';

/** Fields that hold free text; the fulfilment is a choice. */
export type TypedField = Exclude<keyof CheckoutDetails, 'fulfillmentType'>;

/** What ties a control to its field of the form; every change is kept. */
export function fieldProps(checkout: CheckoutViewModel, field: TypedField) {
  return {
    ...formField<CheckoutDetails, TypedField>(checkout.form, field, prefix),
    onChange: (value: string) => checkout.set(field, value),
  };
}
