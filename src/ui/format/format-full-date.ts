import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';
import { dateFormat } from './format-date';

export function formatFullDate(date: CalendarDate): string {
  return dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(toUtcMidnight(date));
}
