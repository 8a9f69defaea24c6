import type { CalendarDate } from '../../domain/shared/calendar-date';
import { formatDay, type DateWidth } from './format-date';
import { formatList } from './format-list';

export function formatDays(dates: readonly CalendarDate[], width?: DateWidth): string {
  return formatList(dates.map((date) => formatDay(date, width)));
}
