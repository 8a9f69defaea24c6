import { addDays, type CalendarDate } from '../shared/calendar-date';
import { clockTime, hoursOn, openState, weekdayOf, type OpenState } from './opening-hours';
import type { ShopProfile } from './shop-profile';

type ShopHours = Pick<ShopProfile, 'timeZone' | 'hours' | 'closedOn'>;

export interface ShopMoment {
  readonly today: CalendarDate;
  readonly hour: number;
  readonly open: OpenState;
}

export function shopMoment(now: Date, { timeZone, hours, closedOn = [] }: ShopHours): ShopMoment {
  const clock = clockTime(now, timeZone);
  return { today: clock.date, hour: clock.hour, open: openState(clock, hours, closedOn) };
}

export interface OrderDays {
  /** This is today until the shop closes. */
  readonly sameDay: CalendarDate;
  /** This is tomorrow until the ordering window ends. */
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

/** A shop that never opens delivers on the day itself, so that there is always a day. */
function openDayFrom(first: CalendarDate, { hours, closedOn = [] }: Pick<ShopProfile, 'hours' | 'closedOn'>) {
  for (let ahead = 0; ahead < 7 * (closedOn.length + 1); ahead += 1) {
    const day = addDays(first, ahead);
    if (!closedOn.includes(day) && hoursOn(weekdayOf(day), hours).length > 0) return day;
  }
  return first;
}
