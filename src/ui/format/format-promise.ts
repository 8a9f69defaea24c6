import { writtenLocale } from './locale';
import type { TimeWindow, OrderPromise } from '../../domain/orders/order-promise';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { formatDays } from './format-days';
import { zoneSuffix } from './format-date-time';
import { hourCycle, withAmPm } from './format-hours';

/** `11 AM–1 PM` in the shop's time zone, which is named if the customer's clock shows another time. */
export function formatWindow({ from, to }: TimeWindow, calendar: CustomerCalendar): string {
  const range = hourFormat(calendar, from, to).formatRange(from, to);
  // `formatRange` writes thin spaces, `format` does not.
  return withAmPm(range.replaceAll(/\s*–\s*/g, '–').replaceAll('\u202f', ' ')) + zoneSuffix(to, calendar);
}

export function formatWindowInText({ from, to }: TimeWindow, calendar: CustomerCalendar): string {
  const format = hourFormat(calendar, from, to);
  return withAmPm(`between ${format.format(from)} and ${format.format(to)}`) + zoneSuffix(to, calendar);
}

/** `Sunday, November 22, between 11 AM and 1 PM` */
export function formatPromiseInText({ days, window }: OrderPromise, calendar: CustomerCalendar): string {
  return [formatDays(days, 'long'), window && formatWindowInText(window, calendar)].filter(Boolean).join(', ');
}

function hourFormat({ atShop: { timeZone } }: CustomerCalendar, ...instants: readonly Date[]) {
  const isFull = instants.every((instant) => instant.getTime() % 3_600_000 === 0);
  return new Intl.DateTimeFormat(writtenLocale().locale, {
    timeZone,
    hour: 'numeric',
    hourCycle,
    ...(isFull ? {} : ({ minute: '2-digit' } as const)),
  });
}
