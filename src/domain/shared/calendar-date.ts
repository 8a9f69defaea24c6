declare const form: unique symbol;
/** A day without a time, written `2026-11-22`; the same day in every time zone. */
export type CalendarDate = string & { readonly [form]: 'calendar date' };

const dayLength = '2026-11-22'.length;
const pattern = /^(\d{4}-\d{2}-\d{2})(?:$|T)/;

/** Reads the day of `2026-11-22` or `2026-11-22T…` as written; undefined for anything that is no day of the calendar. */
export function parseCalendarDate(raw: unknown): CalendarDate | undefined {
  const day = typeof raw === 'string' ? pattern.exec(raw.trim())?.[1] : undefined;
  return day !== undefined && isCalendarDate(day) ? day : undefined;
}

/** An instant, or a day where no time of it is known. */
export type Moment = Date | CalendarDate;

/** Whether a text is written as a day, like `2026-11-22`; the calendar may not have it. */
export function isDayWithoutTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text.trim());
}

/** For putting moments in order: ms of the instant, or of the day's midnight UTC. */
export function momentTime(moment: Moment): number {
  return (typeof moment === 'string' ? toUtcMidnight(moment) : moment).getTime();
}

/** True where the text is a day that the calendar has: February 30 is none. */
function isCalendarDate(text: string): text is CalendarDate {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Midnight UTC of the day: format it with `timeZone: 'UTC'` and it reads the same everywhere. */
export function toUtcMidnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const shifted = toUtcMidnight(date);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return calendarDateIn('UTC', shifted);
}

/** The day it is at `instant` in a time zone, for example `America/Chicago`. */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  // en-CA writes ISO order, which spares us putting parts together.
  const written = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  // Some servers send the year 1 for 'never'.
  const day = parseCalendarDate(written.format(instant).padStart(dayLength, '0'));
  if (!day) throw new RangeError(`${instant.getTime()} is not an instant of the calendar`);
  return day;
}
