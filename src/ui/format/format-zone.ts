import type { Moment } from '../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { writtenLocale } from './locale';

/** ` CST` for a customer in another time zone, else nothing. */
export function zoneSuffix(moment: Moment, calendar: CustomerCalendar): string {
  if (typeof moment === 'string' || !calendar.isShopElsewhere(moment)) return '';
  const format = new Intl.DateTimeFormat(writtenLocale().locale, {
    timeZone: calendar.atShop.timeZone,
    timeZoneName: 'short',
  });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  return name ? ` ${name}` : '';
}
