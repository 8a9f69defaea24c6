import { addDays, type CalendarDate } from '../shared/calendar-date';
import type { OpenState } from '../shop/opening-hours';
import { orderDays, type ShopMoment } from '../shop/shop-moment';
import type { ShopProfile } from '../shop/shop-profile';
import type { Category, Product } from './product';

export interface ShopPromise {
  /** The day of most items, or of an order placed now if the menu states no days. */
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  /** The hour at which orders for tomorrow end. */
  readonly orderBy?: number;
  /** The categories that come today when most come later. */
  readonly sooner: readonly Category[];
  readonly open: OpenState;
}

export function shopPromise(
  menu: readonly Product[],
  moment: ShopMoment,
  shop: Pick<ShopProfile, 'hours' | 'closedOn' | 'orderingWindow'>,
): ShopPromise {
  const { today, hour, open } = moment;
  const day = mainDay(menu, today) ?? orderDays(moment, shop).nextDay;
  const isBeforeCutoff = hour < shop.orderingWindow.to && day === addDays(today, 1);
  const early = menu.filter(({ deliverableOn }) => deliverableOn === today && today < day);
  return {
    day,
    today,
    open,
    ...(isBeforeCutoff ? { orderBy: shop.orderingWindow.to } : {}),
    sooner: [...new Map(early.map(({ category }) => [category.slug, category])).values()],
  };
}

function mainDay(menu: readonly Product[], today: CalendarDate): CalendarDate | undefined {
  const counts = new Map<CalendarDate, number>();
  for (const { deliverableOn: day } of menu) if (day && day >= today) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [most] = [...counts].sort(([day, count], [other, others]) => others - count || (day < other ? -1 : 1));
  return most?.[0];
}
