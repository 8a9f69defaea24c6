import type { FulfillmentType } from '../../../domain/cart/cart-summary';
import type { Order } from '../../../domain/orders/order';
import { toUtcMidnight, type CalendarDate } from '../../../domain/shared/calendar-date';
import { localTimeIn } from '../../../domain/shared/local-time';

/** Hours of the day in the shop's time zone. */
const hours = { DELIVERY: { from: 11, to: 13 }, PICKUP: { from: 11, to: 18 } };

/**
 * What the mock kitchen promises for items of these days: a time window if all are on one day and the window has not begun yet,
 * otherwise the first and the last day.
 */
export function promisedTimes(
  days: readonly CalendarDate[],
  fulfillmentType: FulfillmentType,
  timeZone: string,
  now: Date,
): Pick<Order, 'scheduledFor' | 'promisedBy'> {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return {};
  const { from, to } = hours[fulfillmentType];
  const scheduledFor = instantAt(first, from, timeZone);
  if (first !== last || scheduledFor <= now) return { scheduledFor: first, promisedBy: last };
  return { scheduledFor, promisedBy: instantAt(first, to, timeZone) };
}

/** The instant at which clocks in the zone show the hour. */
function instantAt(day: CalendarDate, hour: number, timeZone: string): Date {
  const wanted = toUtcMidnight(day);
  wanted.setUTCHours(hour);
  const shown = localTimeIn(timeZone, wanted);
  return new Date(wanted.getTime() - (shown.getTime() - wanted.getTime()));
}
