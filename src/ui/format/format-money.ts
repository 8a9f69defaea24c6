import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';
import { formatHour, type HoursRow } from '../../domain/shop/opening-hours';
import { toDollars, type Cents } from '../../domain/shared/money';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeNumber = new Intl.NumberFormat('en-US');
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `$1,234.50` */
export function formatUsd(amount: Cents): string {
  return usd.format(toDollars(amount));
}

/** `Sun, Nov 22`; the same in every time zone. */
export function formatDay(date: CalendarDate): string {
  return shortDay.format(toUtcMidnight(date));
}

/** `Saturday, November 21` */
export function formatLongDay(date: CalendarDate): string {
  return longDay.format(toUtcMidnight(date));
}

/** `November 21, 2026` */
export function formatDate(date: CalendarDate): string {
  return fullDate.format(toUtcMidnight(date));
}

/** `1,234` */
export function formatCount(count: number): string {
  return wholeNumber.format(count);
}

/** `1 item`, `1,234 items` */
export function formatItemCount(count: number): string {
  return count === 1 ? '1 item' : `${formatCount(count)} items`;
}

/** `4.5` */
export function formatRating(rating: number): string {
  return oneDecimal.format(rating);
}

/** `Mon–Fri` */
export function formatDays({ from, to }: HoursRow): string {
  return from === to ? from : `${from}–${to}`;
}

/** `7AM–9PM` */
export function formatHours({ opens, closes }: HoursRow): string {
  return `${formatHour(opens)}–${formatHour(closes)}`;
}
