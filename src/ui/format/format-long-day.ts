import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';

const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `Saturday, November 21` */
export function formatLongDay(date: CalendarDate): string {
  return format.format(toUtcMidnight(date));
}
