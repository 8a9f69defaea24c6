import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';
import { inLocale } from './locale';

/** `long` is for screen readers, not all of which say Sun as Sunday. */
export type DateWidth = 'short' | 'long';

const formatIn = (width: DateWidth) =>
  inLocale(
    (locale) => new Intl.DateTimeFormat(locale, { weekday: width, month: width, day: 'numeric', timeZone: 'UTC' }),
  );
const formats = { short: formatIn('short'), long: formatIn('long') };

export function formatDay(date: CalendarDate, width: DateWidth = 'short'): string {
  return formats[width]().format(toUtcMidnight(date));
}
