import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { formatDays } from '../../format/format-days';
import { TimeText } from './time-text';

export function DaysText({ dates }: { readonly dates: readonly CalendarDate[] }) {
  const moment = dates.length === 1 ? dates[0] : undefined;
  const days = formatDays(dates);
  // A line break between two days, not between a month and its day.
  const short = moment ? days : days.replaceAll(/ (?=\d)/g, '\u00a0');
  return <TimeText moment={moment} short={short} long={formatDays(dates, 'long')} />;
}
