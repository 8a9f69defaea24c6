import type { FulfillmentType } from '../cart/cart-summary';
import { categoriesOf, type Category, type Product } from '../menu/product';
import { addDays, type CalendarDate } from '../shared/calendar-date';
import type { OpenState } from '../shop/opening-hours';
import { orderDays, type ShopMoment } from '../shop/shop-moment';
import type { ShopProfile } from '../shop/shop-profile';
import { offeredPromise, type OfferedPromise, type PromisingShop } from './planned-promise';

/** The promise is for the day of most items. If the menu states no days, it is for an order placed now. */
export interface ShopPromise extends OfferedPromise {
  /** The categories that come today if most come later. */
  readonly sooner: readonly Category[];
  readonly open: OpenState;
}

export type OpenShop = PromisingShop & Pick<ShopProfile, 'hours' | 'closedOn'>;

/** A window that is over is not offered while the menu has a later day. */
export function shopPromise(
  menu: readonly Product[],
  fulfillment: FulfillmentType,
  moment: ShopMoment,
  shop: OpenShop,
): ShopPromise | undefined {
  const { today, open } = moment;
  const day =
    mainDay(menu, firstDay(fulfillment, moment, shop)) ?? mainDay(menu, today) ?? orderDays(moment, shop).nextDay;
  const early = menu.filter(({ deliverableOn }) => deliverableOn === today && today < day);
  const offered = offeredPromise([day], fulfillment, shop, moment);
  return offered && { ...offered, sooner: categoriesOf(early), open };
}

function firstDay(fulfillment: FulfillmentType, { today, hour }: ShopMoment, shop: OpenShop): CalendarDate {
  const window = shop.arrivalWindows?.[fulfillment];
  const lastHour = fulfillment === 'DELIVERY' ? window?.from : window?.to;
  return lastHour === undefined || hour < lastHour ? today : addDays(today, 1);
}

function mainDay(menu: readonly Product[], first: CalendarDate): CalendarDate | undefined {
  const counts = new Map<CalendarDate, number>();
  for (const { deliverableOn: day } of menu) if (day && day >= first) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [most] = [...counts].sort(([day, count], [other, others]) => others - count || (day < other ? -1 : 1));
  return most?.[0];
}
