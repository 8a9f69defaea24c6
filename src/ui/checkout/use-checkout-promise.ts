import { deliveryDays } from '../../domain/cart/cart-summary';
import { offeredPromise, type OfferedPromise } from '../../domain/orders/planned-promise';
import { shopMoment } from '../../domain/shop/shop-moment';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { useShop } from '../shop-context';

export function useCheckoutPromise({ items, details, review }: CheckoutViewModel): OfferedPromise | undefined {
  const shop = useShop();
  return offeredPromise(deliveryDays(items), details.fulfillmentType, shop, shopMoment(review.calendar.now(), shop));
}
