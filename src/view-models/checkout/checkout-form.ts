import { emptyDetails, type CheckoutDetails } from '../../domain/checkout/checkout-details';
import { servedBy, validateDetails, type ServingShop } from '../../domain/checkout/area-rules';
import { Form } from '../shared/form';

export function checkoutForm(shop: ServingShop): Form<CheckoutDetails> {
  const fit = (details: CheckoutDetails) => servedBy(shop, details);
  return new Form(fit(emptyDetails), (details) => validateDetails(details, shop.area), fit);
}
