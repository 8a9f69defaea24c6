import { toUtcMidnight, type CalendarDate, type Moment } from '../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';

/** `6:45 PM`, where the customer is. */
export function formatTime(instant: Date, { timeZone }: CustomerCalendar): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant);
}

/** `Today, 4:12 PM`, or as `formatDateTime`. */
export function formatMoment(moment: Moment, calendar: CustomerCalendar): string {
  if (calendar.dayOf(moment) !== calendar.today()) return formatDateTime(moment, calendar);
  return typeof moment === 'string' ? 'Today' : `Today, ${formatTime(moment, calendar)}`;
}

/** `today at 4:12 PM`, or `on Thu, Nov 19, 6:02 PM`: in the middle of a sentence. */
export function formatMomentInText(instant: Date, calendar: CustomerCalendar): string {
  const isToday = calendar.dayOf(instant) === calendar.today();
  return isToday ? `today at ${formatTime(instant, calendar)}` : `on ${formatDateTime(instant, calendar)}`;
}

/** `Thu, Nov 19, 6:02 PM`, with the year where it is another one: true also on paper and tomorrow. */
export function formatDateTime(moment: Moment, calendar: CustomerCalendar): string {
  const isThisYear = calendar.dayOf(moment).slice(0, 4) === calendar.today().slice(0, 4);
  return write(moment, calendar, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(typeof moment === 'string' ? {} : { hour: 'numeric', minute: '2-digit' }),
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** `Today, Nov 21`, or `Sun, Nov 22`. */
export function formatMomentDay(moment: Moment, calendar: CustomerCalendar): string {
  const isToday = calendar.dayOf(moment) === calendar.today();
  return `${isToday ? 'Today' : write(moment, calendar, { weekday: 'short' })}, ${monthAndDay(moment, calendar)}`;
}

/** `November 10`, with the year where it is another one. */
export function formatDate(day: CalendarDate, today: CalendarDate): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', ...year });
  return format.format(toUtcMidnight(day));
}

/** `4:12 PM` today, else `Nov 19, 6:02 PM`; `Nov 19` where there is no time. */
export function formatShortMoment(moment: Moment, calendar: CustomerCalendar): string {
  if (typeof moment === 'string') return monthAndDay(moment, calendar);
  if (calendar.dayOf(moment) === calendar.today()) return formatTime(moment, calendar);
  return `${monthAndDay(moment, calendar)}, ${formatTime(moment, calendar)}`;
}

/** As `formatTime`, on the shop's clock: `6:45 PM`, or `6:45 PM CST` where the customer's clock shows another time. */
export function formatShopTime(instant: Date, calendar: CustomerCalendar): string {
  return formatTime(instant, calendar.atShop) + zoneSuffix(instant, calendar);
}

/** As `formatDateTime`, on the shop's clock. */
export function formatShopDateTime(moment: Moment, calendar: CustomerCalendar): string {
  return formatDateTime(moment, calendar.atShop) + zoneSuffix(moment, calendar);
}

/** As `formatShortMoment`, on the shop's clock. */
export function formatShortShopMoment(moment: Moment, calendar: CustomerCalendar): string {
  return formatShortMoment(moment, calendar.atShop) + zoneSuffix(moment, calendar);
}

/** ` CST` behind a time of the shop for a customer elsewhere. */
function zoneSuffix(moment: Moment, calendar: CustomerCalendar): string {
  if (typeof moment === 'string' || !calendar.isShopElsewhere(moment)) return '';
  const format = new Intl.DateTimeFormat('en-US', { timeZone: calendar.atShop.timeZone, timeZoneName: 'short' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  return name ? ` ${name}` : '';
}

function monthAndDay(moment: Moment, calendar: CustomerCalendar): string {
  return write(moment, calendar, { month: 'short', day: 'numeric' });
}

function write(moment: Moment, { timeZone }: CustomerCalendar, options: Intl.DateTimeFormatOptions): string {
  if (typeof moment !== 'string') return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(moment);
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(toUtcMidnight(moment));
}
