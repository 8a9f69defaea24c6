import type { Cart } from '../cart/cart';
import { tipAmount, type NewOrder } from '../orders/new-order';
import { deliveryAddressOf, fullMobile, type CheckoutDetails } from './checkout-details';

export function newOrderFrom(cart: Cart, details: CheckoutDetails): NewOrder {
  const mobile = fullMobile(details);
  return {
    channel: 'WEB',
    fulfillmentType: details.fulfillmentType,
    tipAmount,
    items: cart.map(({ id, quantity }) => ({ itemId: id, quantity })),
    ...(details.fulfillmentType === 'DELIVERY' ? { deliveryInfo: deliveryAddressOf(details) } : {}),
    ...(mobile ? { mobile } : {}),
  };
}
