import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { formatDays } from '../../format/format-days';
import { TimeText } from './time-text';

export function DaysText({ dates }: { readonly dates: readonly CalendarDate[] }) {
  const moment = dates.length === 1 ? dates[0] : undefined;
  return <TimeText moment={moment} short={formatDays(dates)} long={formatDays(dates, 'long')} />;
}
