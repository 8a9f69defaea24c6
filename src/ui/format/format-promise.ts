import type { PromiseWriter } from '../../domain/orders/promise-sentence';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { DateWidth } from './format-date';
import { formatDays } from './format-days';
import { zoneSuffix } from './format-zone';

export function promiseWriter(calendar: CustomerCalendar, width: DateWidth = 'short'): PromiseWriter {
  return {
    timeZone: calendar.atShop.timeZone,
    isSpoken: width === 'long',
    days: (days) => formatDays(days, width),
    zone: (instant) => zoneSuffix(instant, calendar),
  };
}
