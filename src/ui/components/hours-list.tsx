import { Fragment } from 'react';
import { formatHours, formatWeekdays } from '../format/format-hours';
import { useShop } from '../shop-context';

/** The shop's opening hours. */
export function HoursList({ className }: { readonly className?: string }) {
  const { hours } = useShop();
  return (
    <dl className={className}>
      {hours.map((row) => (
        <Fragment key={row.from}>
          <dt>{formatWeekdays(row)}</dt>
          <dd>{formatHours(row)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
