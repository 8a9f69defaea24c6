import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';

/** `short` is for the eye, `long` for a voice: not every screen reader knows that Sun is Sunday. */
export type DateWidth = 'short' | 'long';

// A calendar date is the same in every time zone: it is formatted at midnight UTC.
const formats: Readonly<Record<DateWidth, Intl.DateTimeFormat>> = {
  short: new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
};

/** `Sun, Nov 22`, or `Sunday, November 22` */
export function formatDay(date: CalendarDate, width: DateWidth = 'short'): string {
  return formats[width].format(toUtcMidnight(date));
}
