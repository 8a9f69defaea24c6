import { addDays, toUtcMidnight, utcDay, type CalendarDate } from '../shared/calendar-date';
import { localTimeIn } from '../shared/local-time';
import { present } from '../shared/present';

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

/** A day with an afternoon break has two rows. */
export interface HoursRow {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly opens: number;
  /** An hour above 24 is on the next day, so 26 is 2 AM. */
  readonly closes: number;
}
export type OpeningHours = readonly HoursRow[];

export interface OrderingWindow {
  readonly from: number;
  readonly to: number;
}

export const weekdays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const weekLength = 7;
const twoWeeks = [...weekdays, ...weekdays];

export const weekdayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const satisfies Readonly<Record<Weekday, string>>;

export function shopTime(instant: Date, timeZone: string): { readonly weekday: Weekday; readonly hour: number } {
  const shown = localTimeIn(timeZone, instant);
  return { weekday: utcWeekday(shown), hour: shown.getUTCHours() };
}

function utcWeekday(date: Date): Weekday {
  // `getUTCDay` counts from Sunday, the list from Monday.
  const [weekday = 'Sun'] = weekdays.slice(date.getUTCDay() - 1);
  return weekday;
}

/** The time on the shop's clock. Hours are rounded down to quarters, so 11.5 is half past eleven. */
export interface ClockTime {
  readonly date: CalendarDate;
  readonly hour: number;
}

/** Reading a time zone takes long, so it is read once for all questions about an instant. */
export function clockTime(instant: Date, timeZone: string): ClockTime {
  const shown = localTimeIn(timeZone, instant);
  return { date: utcDay(shown), hour: shown.getUTCHours() + Math.floor(shown.getUTCMinutes() / 15) / 4 };
}

export function weekdayOf(day: CalendarDate): Weekday {
  return utcWeekday(toUtcMidnight(day));
}

export function hoursOn(weekday: Weekday, hours: OpeningHours): OpeningHours {
  return hours.filter((row) => daysOf(row).includes(weekday)).toSorted((one, other) => one.opens - other.opens);
}

/** Returns the first day on which two rows overlap. A night into the next day counts. */
export function dayWithOverlap(hours: OpeningHours): Weekday | undefined {
  return weekdays.find((weekday, position) => {
    const [next = weekday] = twoWeeks.slice(position + 1);
    const starts = hoursOn(next, hours).map(({ opens }) => opens + 24);
    const rows = hoursOn(weekday, hours);
    return rows.some(({ closes }, row) => closes > (rows[row + 1]?.opens ?? starts[0] ?? closes));
  });
}

export interface Opening {
  readonly weekday: Weekday;
  readonly hour: number;
  readonly today: boolean;
  /** Set if the opening is more than a week ahead, where the weekday is ambiguous. */
  readonly date?: CalendarDate;
}

export type OpenState =
  { readonly kind: 'open'; readonly until: number } | { readonly kind: 'closed'; readonly opens: Opening | undefined };

export function openState(
  { date, hour }: ClockTime,
  hours: OpeningHours,
  closedOn: readonly CalendarDate[] = [],
): OpenState {
  const rowsOf = (day: CalendarDate) => (closedOn.includes(day) ? [] : hoursOn(weekdayOf(day), hours));
  const now =
    rowsOf(addDays(date, -1)).find(({ closes }) => hour + 24 < closes) ??
    rowsOf(date).find(({ opens, closes }) => opens <= hour && hour < closes);
  if (now) return { kind: 'open', until: now.closes };
  return { kind: 'closed', opens: nextOpening({ date, hour }, hours, closedOn) };
}

export function nextOpening(
  { date, hour }: ClockTime,
  hours: OpeningHours,
  closedOn: readonly CalendarDate[] = [],
): Opening | undefined {
  const weekday = weekdayOf(date);
  const rows = closedOn.includes(date) ? [] : hoursOn(weekday, hours);
  const later = rows.find(({ opens }) => hour < opens);
  return later ? { weekday, hour: later.opens, today: true } : openingOnLaterDay(date, hours, closedOn);
}

/** Returns the first opening on a later day, because today is over for a shop that is sold out. */
export function openingOnLaterDay(
  today: CalendarDate,
  hours: OpeningHours,
  closedOn: readonly CalendarDate[] = [],
): Opening | undefined {
  for (let ahead = 1; ahead <= weekLength + closedOn.length * weekLength; ahead += 1) {
    const date = addDays(today, ahead);
    const weekday = weekdayOf(date);
    const [row] = hoursOn(weekday, hours);
    if (row && !closedOn.includes(date))
      return present({ weekday, hour: row.opens, today: false, date: ahead > weekLength ? date : undefined });
  }
  return undefined;
}

const announcedDays = 30;

export function upcomingClosures(today: CalendarDate, closedOn: readonly CalendarDate[]): readonly CalendarDate[] {
  const last = addDays(today, announcedDays);
  return [...new Set(closedOn)].filter((day) => day >= today && day <= last).toSorted();
}

/** `Sat` to `Mon` includes `Sun`. */
export function daysOf({ from, to }: HoursRow): readonly Weekday[] {
  const first = weekdays.indexOf(from);
  const last = weekdays.indexOf(to);
  return twoWeeks.slice(first, 1 + (last < first ? last + weekLength : last));
}
