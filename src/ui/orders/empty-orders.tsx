import { Receipt, Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { statusFilters, type DayRange, type OrderQuery } from '../../domain/orders/order-filter';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { OrdersViewModel } from '../../view-models/orders/orders.view-model';
import { Button, buttonClass } from '../components/buttons/button';
import { StatePanel } from '../components/feedback/state-panel';
import { formatMonthDay } from '../format/format-date-time';

export function NoOrdersYet() {
  return (
    <StatePanel
      icon={Receipt}
      level={2}
      title="No Orders Yet"
      actions={
        <Link className={buttonClass()} to={paths.menu}>
          Browse Menu
        </Link>
      }
    >
      <p>Your first order will show up here, from payment to your door.</p>
    </StatePanel>
  );
}

interface NoOrdersFoundProps {
  readonly orders: OrdersViewModel;
  readonly onClear: () => void;
}

export const NoOrdersFound = observer(function NoOrdersFound({ orders, onClear }: NoOrdersFoundProps) {
  const { query, range, today, undated } = orders;
  return (
    <StatePanel
      icon={Search}
      level={2}
      title="No Orders Found"
      actions={<Button onClick={onClear}>Clear Filters</Button>}
    >
      <p>{noMatchText(query, range, today)}</p>
      {undated > 0 && <p>{undatedText(undated)}</p>}
      {/* On a device whose clock is ahead, even an order of this minute is too old. */}
      {query.date !== 'all' && <p>{`Your device says that today is ${formatMonthDay(today)}.`}</p>}
    </StatePanel>
  );
});

/** A customer who looks here for an order that may have gone through must not believe that there is none. */
function undatedText(count: number): string {
  return count === 1
    ? '1 of your orders has no date. Clear the filters to see it.'
    : `${count} of your orders have no date. Clear the filters to see them.`;
}

function noMatchText(query: OrderQuery, range: DayRange, today: CalendarDate): string {
  const status = statusFilters.find(({ value }) => value === query.status);
  return ['No orders', status && `with the status ${status.label}`, dateRangeText(query, range, today)]
    .filter(Boolean)
    .join(' ')
    .concat('.');
}

function dateRangeText({ date }: OrderQuery, { from, to }: DayRange, today: CalendarDate): string | undefined {
  switch (date) {
    case 'all':
      return undefined;
    case 'today':
      return 'today';
    case 'yesterday':
      return 'yesterday';
    case 'last_week':
      return 'in the last 7 days';
    case 'last30days':
      return 'in the last 30 days';
    case 'thisMonth':
      return 'this month';
    case 'lastMonth':
      return 'last month';
    case 'custom': {
      const [first, last] = [from && formatMonthDay(from, today), to && formatMonthDay(to, today)];
      if (first === last) return `on ${last}`;
      return first ? `between ${first} and ${last}` : `until ${last}`;
    }
  }
}
