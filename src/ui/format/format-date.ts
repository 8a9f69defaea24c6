import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';
import { formatsOf } from './locale';

/** Each format names its time zone, because days and hours are the shop's or the customer's, and never the device's by chance. */
export const dateFormat = formatsOf<Intl.DateTimeFormatOptions & { readonly timeZone: string }, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);

/** `long` is for screen readers, not all of which say Sun as Sunday. */
export type DateWidth = 'short' | 'long';

export function formatDay(date: CalendarDate, width: DateWidth = 'short'): string {
  return dateFormat({ weekday: width, month: width, day: 'numeric', timeZone: 'UTC' }).format(toUtcMidnight(date));
}
