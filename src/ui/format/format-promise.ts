import type { Moment } from '../../domain/shared/calendar-date';
import type { PromiseWriter } from '../../domain/orders/promise-sentence';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { DateWidth } from './format-date';
import { formatDays } from './format-days';
import { dateFormat } from './format-date';

export function promiseWriter(calendar: CustomerCalendar, width: DateWidth = 'short'): PromiseWriter {
  return {
    shopTimeZone: calendar.atShop.timeZone,
    isSpoken: width === 'long',
    days: (days) => formatDays(days, width),
    zone: (instant) => zoneSuffix(instant, calendar),
  };
}

/**
 * ` CST` for a customer in another time zone, else nothing.
 *
 * @public Tested alone in the time zones of customers who are far away.
 */
export function zoneSuffix(moment: Moment, calendar: CustomerCalendar): string {
  if (typeof moment === 'string' || !calendar.isShopElsewhere(moment)) return '';
  const format = dateFormat({ timeZone: calendar.atShop.timeZone, timeZoneName: 'short' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  return name ? ` ${name}` : '';
}
