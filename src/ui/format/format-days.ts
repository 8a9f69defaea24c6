import type { CalendarDate } from '../../domain/shared/calendar-date';
import { formatDay, type DateWidth } from './format-date';
import { inLocale } from './locale';

const list = inLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** `Sun, Nov 22`, or `Sun, Nov 22 and Mon, Nov 23` */
export function formatDays(dates: readonly CalendarDate[], width?: DateWidth): string {
  return list().format(dates.map((date) => formatDay(date, width)));
}
