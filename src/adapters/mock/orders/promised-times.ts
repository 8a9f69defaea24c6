import type { FulfillmentType } from '../../../domain/cart/cart-summary';
import type { Order } from '../../../domain/orders/order';
import type { CalendarDate } from '../../../domain/shared/calendar-date';

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
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The Swedish locale writes `2026-11-22 11:00:00`.
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const shown = Date.parse(`${written.format(wanted).replace(' ', 'T')}Z`);
  return new Date(wanted - (shown - wanted));
}
