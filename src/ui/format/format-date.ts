import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';

// A calendar date is the same in every time zone: it is formatted at midnight UTC.
const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Sun, Nov 22` */
export function formatDay(date: CalendarDate): string {
  return format.format(toUtcMidnight(date));
}
