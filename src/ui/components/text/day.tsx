import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { formatDay } from '../../format/format-date';

/** `Sun, Nov 22`, which a machine can read too. */
export function Day({ date }: { readonly date: CalendarDate }) {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
