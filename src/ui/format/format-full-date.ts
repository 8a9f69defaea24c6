import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';
import { inLocale } from './locale';

const format = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

export function formatFullDate(date: CalendarDate): string {
  return format().format(toUtcMidnight(date));
}
