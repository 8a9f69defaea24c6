import * as z from 'zod';
import { parseCalendarDate, type CalendarDate } from '../../domain/shared/calendar-date';
import { daysOf, weekdays, type HoursRow } from '../../domain/shop/opening-hours';
import { after, fields, mustBe, nonEmptyList, oneOf, wholeNumber } from './field-schemas';

const hoursRow = fields<HoursRow>({
  from: oneOf(weekdays),
  to: oneOf(weekdays),
  opens: wholeNumber(0, 23),
  closes: wholeNumber(1, 24),
}).refine(({ opens, closes }) => opens < closes, after('opens', 'closes'));
export const openingHours = nonEmptyList(hoursRow).superRefine((rows, context) => {
  const days = rows.flatMap(daysOf);
  const repeated = days.find((weekday, position) => days.indexOf(weekday) < position);
  if (repeated) context.addIssue(`names ${repeated} twice`);
});

export const timeZone = z
  .string(mustBe('a time zone like America/Chicago'))
  .refine(isTimeZone, mustBe('a time zone like America/Chicago'));

export const closedDay: z.ZodType<CalendarDate> = z
  .string(mustBe('a day like 2026-11-26'))
  .transform((value) => parseCalendarDate(value))
  .refine((value) => value !== undefined, mustBe('a day like 2026-11-26'));

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
