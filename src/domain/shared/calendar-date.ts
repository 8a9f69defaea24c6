import { localTimeIn } from './local-time.ts';

declare const brand: unique symbol;
export type CalendarDate = string & { readonly [brand]: 'calendar date' };

const pattern = /^(\d{4}-\d{2}-\d{2})(?:$|[T\s])/i;

/** Reads the day of a text like `2026-11-22`, or of one that a time follows, whatever its zone. */
export function parseCalendarDate(raw: unknown): CalendarDate | undefined {
  const day = typeof raw === 'string' ? pattern.exec(raw.trim())?.[1] : undefined;
  return day !== undefined && isCalendarDate(day) ? day : undefined;
}

/** Some services state a time, and others only a day. */
export type Moment = Date | CalendarDate;

/** Checks only the form, so `2026-02-30` passes. */
export function isDayWithoutTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text.trim());
}

/** A day counts from its midnight in UTC, so this orders moments and is no time to show. */
export function momentTime(moment: Moment): number {
  return (typeof moment === 'string' ? toUtcMidnight(moment) : moment).getTime();
}

/** `Date` reads February 30 as March 2. */
function isCalendarDate(text: string): text is CalendarDate {
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice('2026-11-'.length));
}

/** Format the result with `timeZone: 'UTC'`: in another zone it may be the day before. */
export function toUtcMidnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const shifted = toUtcMidnight(date);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return utcDay(shifted);
}

export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  return utcDay(localTimeIn(timeZone, instant));
}

/** Reads the day that the UTC fields hold. */
export function utcDay(date: Date): CalendarDate {
  const day = parseCalendarDate(date.toISOString());
  if (!day) throw new RangeError(`${date.getTime()} is not an instant of the calendar`);
  return day;
}
