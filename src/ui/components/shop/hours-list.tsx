import { Fragment } from 'react';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { formatDay } from '../../format/format-date';
import { formatHours, formatWeekdays } from '../../format/format-hours';
import { useShop } from '../../shop-context';

interface HoursListProps {
  readonly className?: string;
  readonly closures?: readonly CalendarDate[];
}

export function HoursList({ className, closures = [] }: HoursListProps) {
  const { hours } = useShop();
  return (
    <dl className={className}>
      {hours.map((row) => (
        <Fragment key={`${row.from} ${row.opens}`}>
          <dt>{formatWeekdays(row)}</dt>
          <dd className="nowrap">{formatHours(row)}</dd>
        </Fragment>
      ))}
      {closures.map((day) => (
        <Fragment key={day}>
          <dt>{formatDay(day)}</dt>
          <dd>Closed</dd>
        </Fragment>
      ))}
    </dl>
  );
}
