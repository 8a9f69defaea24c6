import { observer } from 'mobx-react-lite';
import { dateFilters, statusFilters } from '../../domain/orders/order-filter';
import { parseCalendarDate } from '../../domain/shared/calendar-date';
import type { OrdersViewModel } from '../../view-models/orders/orders.view-model';
import { Field } from '../components/forms/field';
import { SelectField } from '../components/forms/select-field';

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

/** A typed date may be out of range; on blur it is clamped to the range. */
const CustomRange = observer(function CustomRange({ orders, goTo }: OrderFiltersProps) {
  const { query, today, settledSearch } = orders;
  const settle = () => {
    if (settledSearch !== undefined) goTo(settledSearch, true);
  };
  return (
    <div className="filters__range">
      <Field
        id="orders-from"
        label="From"
        type="date"
        value={query.from ?? ''}
        max={orders.latestStart}
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
        onChange={(value) => goTo(orders.searchWith({ to: parseCalendarDate(value) }), true)}
        onBlur={settle}
      />
    </div>
  );
});
