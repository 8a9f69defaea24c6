import { toUtcMidnight, type CalendarDate, type Moment } from '../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { dateFormat, type DateWidth } from './format-date';
import { hourCycle, withAmPm } from './format-hours';
import { unbroken } from './unbroken';

const clock = { hour: 'numeric', minute: '2-digit', hourCycle } as const;

/** @public Tested alone in every English locale of a shop, as the first of the formats. */
export function formatTime(instant: Date, { timeZone }: CustomerCalendar): string {
  return withAmPm(dateFormat({ timeZone, ...clock }).format(instant));
}

/** `Today, 4:12 PM`, or `Thu, Nov 19, 6:02 PM`; without a time `Today`, or `Thu, Nov 19` */
export function formatMoment(moment: Moment, calendar: CustomerCalendar, width?: DateWidth): string {
  if (calendar.dayOf(moment) !== calendar.today()) return formatDateTime(moment, calendar, width);
  return typeof moment === 'string' ? 'Today' : `Today, ${formatTime(moment, calendar)}`;
}

/** `today at 4:12 PM`, or `on Thu, Nov 19, 6:02 PM`, for the middle of a sentence */
export function formatMomentInText(instant: Date, calendar: CustomerCalendar): string {
  const isToday = calendar.dayOf(instant) === calendar.today();
  return isToday ? `today at ${unbroken(formatTime(instant, calendar))}` : `on ${formatDateTime(instant, calendar)}`;
}

/**
 * `Thu, Nov 19, 6:02 PM`, with the year unless it is this year's. Never relative, so that the text stays right on
 * paper. A narrow line breaks it after a comma only.
 */
export function formatDateTime(moment: Moment, calendar: CustomerCalendar, width: DateWidth = 'short'): string {
  const isThisYear = calendar.dayOf(moment).slice(0, 4) === calendar.today().slice(0, 4);
  return write(moment, calendar, {
    weekday: width,
    month: width,
    day: 'numeric',
    ...(typeof moment === 'string' ? {} : clock),
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** `November 10`, or `November 10, 2025` in another year than today's, and where `today` is not given */
export function formatMonthDay(day: CalendarDate, today?: CalendarDate): string {
  const year = day.slice(0, 4) === today?.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateFormat({ timeZone: 'UTC', month: 'long', day: 'numeric', ...year }).format(toUtcMidnight(day));
}

/** `4:12 PM` today, else `Nov 19, 6:02 PM`; without a time `Nov 19` */
export function formatShortMoment(moment: Moment, calendar: CustomerCalendar, width: DateWidth = 'short'): string {
  if (typeof moment !== 'string' && calendar.dayOf(moment) === calendar.today()) return formatTime(moment, calendar);
  const day = write(moment, calendar, { month: width, day: 'numeric' });
  return typeof moment === 'string' ? day : `${day}, ${formatTime(moment, calendar)}`;
}

function write(moment: Moment, { timeZone }: CustomerCalendar, options: Intl.DateTimeFormatOptions): string {
  const [zone, instant] = typeof moment === 'string' ? ['UTC', toUtcMidnight(moment)] : [timeZone, moment];
  return withAmPm(dateFormat({ ...options, timeZone: zone }).format(instant))
    .split(', ')
    .map(unbroken)
    .join(', ');
}
