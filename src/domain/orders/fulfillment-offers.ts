import { shippingFor, type FulfillmentType } from '../cart/cart-summary';
import type { Product } from '../menu/product';
import type { CalendarDate } from '../shared/calendar-date';
import type { Cents } from '../shared/money';
import { present } from '../shared/present';
import type { ShopMoment } from '../shop/shop-moment';
import type { ShopProfile } from '../shop/shop-profile';
import { offeredPromise, type OfferedPromise } from './planned-promise';
import { shopPromise, type OpenShop } from './shop-promise';

/** The promise and the fee of one way of getting the order. */
export interface FulfillmentOffer {
  readonly fulfillment: FulfillmentType;
  /** Undefined until the time is known. */
  readonly promise?: OfferedPromise;
  /** 0 is free. */
  readonly fee: Cents;
}

export interface WantedItems {
  /** The days of the chosen items, earliest first. If nothing is chosen yet, the menu's day is promised. */
  readonly days: readonly CalendarDate[];
  readonly menu: readonly Product[];
  readonly subtotal: Cents;
}

/** Delivery comes first. A shop with one way only has no offers, because there is nothing to choose. */
export function fulfillmentOffers(
  { days, menu, subtotal }: WantedItems,
  moment: ShopMoment | undefined,
  shop: OpenShop & Pick<ShopProfile, 'pickup' | 'pricing'>,
): readonly FulfillmentOffer[] {
  if (!shop.pickup) return [];
  return (['DELIVERY', 'PICKUP'] as const).map((fulfillment) => {
    const promise =
      moment && (offeredPromise(days, fulfillment, shop, moment) ?? shopPromise(menu, fulfillment, moment, shop));
    return present({ fulfillment, promise, fee: shippingFor(subtotal, fulfillment, shop.pricing) });
  });
}
