import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';
import { inLocale } from './locale';

/** `short` is for the screen, `long` for screen readers: not every screen reader says Sun as Sunday. */
export type DateWidth = 'short' | 'long';

// A calendar date is the same in every time zone: the format takes midnight UTC.
const formatIn = (width: DateWidth) =>
  inLocale(
    (locale) => new Intl.DateTimeFormat(locale, { weekday: width, month: width, day: 'numeric', timeZone: 'UTC' }),
  );
const formats = { short: formatIn('short'), long: formatIn('long') };

export function formatDay(date: CalendarDate, width: DateWidth = 'short'): string {
  return formats[width]().format(toUtcMidnight(date));
}
