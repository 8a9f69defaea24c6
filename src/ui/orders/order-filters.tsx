import { observer } from 'mobx-react-lite';
import { dateFilters, statusFilters } from '../../domain/orders/order-filter';
import { parseCalendarDate, type CalendarDate } from '../../domain/shared/calendar-date';
import type { OrdersViewModel } from '../../view-models/orders/orders.view-model';
import { Field } from '../components/forms/field';
import { SelectField } from '../components/forms/select-field';
import { formatDay } from '../format/format-date';

interface OrderFiltersProps {
  readonly orders: OrdersViewModel;
  readonly goTo: (search: string, replace?: boolean) => void;
}

export const OrderFilters = observer(function OrderFilters({ orders, goTo }: OrderFiltersProps) {
  const { date, status } = orders.query;
  const pickDates = (value: string) => {
    const picked = dateFilters.find((filter) => filter.value === value);
    if (picked) goTo(orders.searchOfDates(picked.value));
  };
  const pickStatus = (value: string) =>
    goTo(orders.searchWith({ status: statusFilters.find((filter) => filter.value === value)?.value }));
  return (
    <div className="filters">
      <SelectField id="orders-date" label="Date" value={date} options={dateFilters} onChange={pickDates} />
      <SelectField
        id="orders-status"
        label="Status"
        value={status ?? ''}
        options={[{ value: '', label: 'All statuses' }, ...statusFilters]}
        onChange={pickStatus}
      />
      {date === 'custom' && <CustomRange orders={orders} goTo={goTo} />}
    </div>
  );
});

/** A typed date may be out of range: the field says so, and blur sets it to the day shown. */
const CustomRange = observer(function CustomRange({ orders, goTo }: OrderFiltersProps) {
  const { query, range, today, searchWithinRange } = orders;
  const settle = () => {
    if (searchWithinRange !== undefined) goTo(searchWithinRange, true);
  };
  const correction = (asked: CalendarDate | undefined, shown: CalendarDate | undefined) =>
    asked === undefined || shown === undefined || asked === shown
      ? undefined
      : `Can't be ${asked > today ? 'after today' : 'before From'}. Showing ${formatDay(shown)}.`;
  return (
    <div className="filters__range">
      <Field
        id="orders-from"
        label="From"
        type="date"
        value={query.from ?? ''}
        max={today}
        error={correction(query.from, range.from)}
        onChange={(value) => goTo(orders.searchWith({ from: parseCalendarDate(value) }), true)}
        onBlur={settle}
      />
      <Field
        id="orders-to"
        label="To"
        type="date"
        value={query.to ?? ''}
        min={query.from}
        max={today}
        error={correction(query.to, range.to)}
        onChange={(value) => goTo(orders.searchWith({ to: parseCalendarDate(value) }), true)}
        onBlur={settle}
      />
    </div>
  );
});
