import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';

/** `6:45 PM`, where the customer is. */
export function formatTime(instant: Date, { timeZone }: CustomerCalendar): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant);
}

/** `Today, 4:12 PM`, or as `formatDateTime`. */
export function formatMoment(instant: Date, calendar: CustomerCalendar): string {
  const isToday = calendar.dayOf(instant) === calendar.today();
  return isToday ? `Today, ${formatTime(instant, calendar)}` : formatDateTime(instant, calendar);
}

/** `today at 4:12 PM`, or `on Thu, Nov 19, 6:02 PM`: in the middle of a sentence. */
export function formatMomentInText(instant: Date, calendar: CustomerCalendar): string {
  const isToday = calendar.dayOf(instant) === calendar.today();
  return isToday ? `today at ${formatTime(instant, calendar)}` : `on ${formatDateTime(instant, calendar)}`;
}

/** `Thu, Nov 19, 6:02 PM`, with the year where it is another one: true also on paper and tomorrow. */
export function formatDateTime(instant: Date, calendar: CustomerCalendar): string {
  const isThisYear = calendar.dayOf(instant).slice(0, 4) === calendar.today().slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: calendar.timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(instant);
}

/** `Today, Nov 21`, or `Sun, Nov 22`. */
export function formatMomentDay(instant: Date, calendar: CustomerCalendar): string {
  const { timeZone } = calendar;
  const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(instant);
  if (calendar.dayOf(instant) === calendar.today()) return `Today, ${date}`;
  return `${new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(instant)}, ${date}`;
}

/** `November 10`, with the year where it is another one. */
export function formatDate(day: CalendarDate, today: CalendarDate): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', ...year });
  return format.format(toUtcMidnight(day));
}

/** `4:12 PM` today, else `Nov 19, 6:02 PM`. */
export function formatShortMoment(instant: Date, calendar: CustomerCalendar): string {
  if (calendar.dayOf(instant) === calendar.today()) return formatTime(instant, calendar);
  const { timeZone } = calendar;
  const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(instant);
  return `${date}, ${formatTime(instant, calendar)}`;
}
