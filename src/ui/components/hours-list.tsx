import { Fragment } from 'react';
import { formatDays, formatHours } from '../format/format-money';
import { useShop } from '../shop-context';

/** When the shop is open. */
export function HoursList({ className }: { readonly className?: string }) {
  const { hours } = useShop();
  return (
    <dl className={className}>
      {hours.map((row) => (
        <Fragment key={row.from}>
          <dt>{formatDays(row)}</dt>
          <dd>{formatHours(row)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
