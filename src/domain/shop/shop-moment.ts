import { addDays, calendarDateIn, type CalendarDate } from '../shared/calendar-date';
import { hoursOn, openState, shopTime, weekdayOf, type OpenState } from './opening-hours';
import type { ShopProfile } from './shop-profile';

type ShopHours = Pick<ShopProfile, 'timeZone' | 'hours' | 'closedOn'>;

/** What the shop's clock says. */
export interface ShopMoment {
  readonly today: CalendarDate;
  /** Whole hour, 0 to 23. */
  readonly hour: number;
  readonly open: OpenState;
}

export function shopMoment(now: Date, { timeZone, hours, closedOn = [] }: ShopHours): ShopMoment {
  return {
    today: calendarDateIn(timeZone, now),
    hour: shopTime(now, timeZone).hour,
    open: openState(now, timeZone, hours, closedOn),
  };
}

/** The earliest days for what is ordered now. */
export interface OrderDays {
  /** Of items for the same day: today until the shop closes. */
  readonly sameDay: CalendarDate;
  /** Of the others: tomorrow until the ordering window ends. */
  readonly nextDay: CalendarDate;
}

export function orderDays(
  { today, hour, open }: ShopMoment,
  shop: Pick<ShopProfile, 'hours' | 'closedOn' | 'orderingWindow'>,
): OrderDays {
  const isOver = open.kind === 'closed' && !open.opens?.today;
  const tomorrow = addDays(today, 1);
  return {
    sameDay: isOver ? openDayFrom(tomorrow, shop) : today,
    nextDay: openDayFrom(hour < shop.orderingWindow.to ? tomorrow : addDays(today, 2), shop),
  };
}

/** A shop that is closed for a month delivers on the day itself, so that there is always a day. */
const maxClosedDays = 31;

function openDayFrom(first: CalendarDate, { hours, closedOn = [] }: Pick<ShopProfile, 'hours' | 'closedOn'>) {
  const days = Array.from({ length: maxClosedDays }, (_, ahead) => addDays(first, ahead));
  return days.find((day) => !closedOn.includes(day) && hoursOn(weekdayOf(day), hours)) ?? first;
}
