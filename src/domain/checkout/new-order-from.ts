import type { Cart } from '../cart/cart';
import { tipAmount, type NewOrder } from '../orders/new-order';
import type { ServedArea } from '../shop/shop-numbers';
import { deliveryAddressOf, type CheckoutDetails } from './checkout-details';
import { fullMobile } from './mobile-number';

export function newOrderFrom(cart: Cart, details: CheckoutDetails, area: ServedArea): NewOrder {
  const mobile = fullMobile(details, area);
  return {
    channel: 'WEB',
    fulfillmentType: details.fulfillmentType,
    tipAmount,
    items: cart.map(({ id, quantity }) => ({ itemId: id, quantity })),
    ...(details.fulfillmentType === 'DELIVERY' ? { deliveryInfo: deliveryAddressOf(details, area) } : {}),
    ...(mobile ? { mobile } : {}),
  };
}
