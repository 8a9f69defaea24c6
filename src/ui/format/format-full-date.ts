import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 21, 2026` */
export function formatFullDate(date: CalendarDate): string {
  return format.format(toUtcMidnight(date));
}
