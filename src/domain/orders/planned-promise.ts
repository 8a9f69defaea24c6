import type { FulfillmentType } from '../cart/cart-summary';
import { addDays, type CalendarDate } from '../shared/calendar-date';
import { instantAt } from '../shared/instant-at';
import { present } from '../shared/present';
import type { ShopMoment } from '../shop/shop-moment';
import type { ShopProfile } from '../shop/shop-profile';
import type { OrderPromise } from './order-promise';

export interface OfferedPromise extends OrderPromise {
  readonly fulfillment: FulfillmentType;
  /** When orders for tomorrow end, if tomorrow is one of the days. */
  readonly orderBy?: Date;
}

/**
 * `days` are in order, the earliest first. A delivery is no longer promised for a window that has begun, because the
 * driver has left. An order can be picked up until the window ends.
 */
export function plannedPromise(
  [first, ...others]: readonly CalendarDate[],
  fulfillment: FulfillmentType,
  { timeZone, arrivalWindows }: Pick<ShopProfile, 'timeZone' | 'arrivalWindows'>,
  now: Date,
): OrderPromise | undefined {
  if (first === undefined) return undefined;
  const last = others.at(-1);
  const hours = arrivalWindows?.[fulfillment];
  if (last !== undefined || !hours) return { days: last === undefined ? [first] : [first, last] };
  const window = { from: instantAt(first, hours.from, timeZone), to: instantAt(first, hours.to, timeZone) };
  const lastMoment = fulfillment === 'DELIVERY' ? window.from : window.to;
  return present({ days: [first], window: lastMoment > now ? window : undefined });
}

export type PromisingShop = Pick<ShopProfile, 'timeZone' | 'arrivalWindows' | 'orderingWindow'>;

export function offeredPromise(
  days: readonly CalendarDate[],
  fulfillment: FulfillmentType,
  shop: PromisingShop,
  { today, hour }: Pick<ShopMoment, 'today' | 'hour'>,
): OfferedPromise | undefined {
  const todayAt = (hours: number) => instantAt(today, hours, shop.timeZone);
  const planned = plannedPromise(days, fulfillment, shop, todayAt(hour));
  if (!planned) return undefined;
  const lastHour = shop.orderingWindow.to;
  const isInTime = hour < lastHour && days.includes(addDays(today, 1));
  return present({ ...planned, fulfillment, orderBy: isInTime ? todayAt(lastHour) : undefined });
}
