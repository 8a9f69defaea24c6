import {
  emptyDetails,
  servedBy,
  validateDetails,
  type CheckoutDetails,
  type ServingShop,
} from '../../domain/checkout/checkout-details';
import { Form } from '../shared/form';

export function checkoutForm(shop: ServingShop): Form<CheckoutDetails> {
  const fit = (details: CheckoutDetails) => servedBy(shop, details);
  return new Form(fit(emptyDetails), (details) => validateDetails(details, shop.area), fit);
}
