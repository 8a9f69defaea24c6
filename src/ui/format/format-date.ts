import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';

// A calendar date is the same in every time zone, so it is formatted as its midnight in UTC.
const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `Sun, Nov 22` */
export function formatDay(date: CalendarDate): string {
  return shortDay.format(toUtcMidnight(date));
}

/** `Sun, Nov 22`, or `Sun, Nov 22 and Mon, Nov 23` */
export function formatDays(dates: readonly CalendarDate[]): string {
  return list.format(dates.map(formatDay));
}

/** `Saturday, November 21` */
export function formatLongDay(date: CalendarDate): string {
  return longDay.format(toUtcMidnight(date));
}

/** `November 21, 2026` */
export function formatDate(date: CalendarDate): string {
  return fullDate.format(toUtcMidnight(date));
}

/** `November 10`, or `November 10, 2025` in another year than today's */
export function formatMonthDay(date: CalendarDate, today: CalendarDate): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', ...year });
  return format.format(toUtcMidnight(date));
}
