import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { formatDays } from '../../format/format-days';
import { TimeText } from './time-text';

export function DaysText({ dates }: { readonly dates: readonly CalendarDate[] }) {
  const [short, long] = [formatDays(dates), formatDays(dates, 'long')];
  if (dates.length === 1)
    return (
      <span className="nowrap">
        <TimeText moment={dates[0]} short={short} long={long} />
      </span>
    );
  // A line break between two days, not between a month and its day.
  return <TimeText short={short.replaceAll(/ (?=\d)/g, '\u00a0')} long={long} />;
}
