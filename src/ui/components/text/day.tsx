import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { formatDay } from '../../format/format-date';

export function Day({ date }: { readonly date: CalendarDate }) {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
