import type { CalendarDate } from '../../domain/shared/calendar-date';
import { formatDay } from './format-money';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `Sun, Nov 22`, or `Sun, Nov 22 and Mon, Nov 23`. */
export function formatDays(days: readonly CalendarDate[]): string {
  return list.format(days.map(formatDay));
}
