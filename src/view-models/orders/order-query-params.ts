import { parseCalendarDate } from '../../domain/shared/calendar-date';
import {
  dateFilters,
  statusFilters,
  defaultOrderQuery,
  type DateFilter,
  type OrderQuery,
} from '../../domain/orders/order-filter';

/** Another name of the usual date filter. */
const lastWeek = 'last_week';

/** Reads the query parameters of /orders; what it does not know, it ignores. */
export function parseOrderQueryParams(parameter: (name: string) => string | null): OrderQuery {
  return {
    date: readDateFilter(parameter('date')),
    from: parseCalendarDate(parameter('from')),
    to: parseCalendarDate(parameter('to')),
    status: statusFilters.find(({ value }) => value === parameter('status'))?.value,
    page: Math.max(1, Math.trunc(Number(parameter('page'))) || 1),
  };
}

function readDateFilter(written: string | null): DateFilter {
  const name = written === lastWeek ? 'last7days' : written;
  return dateFilters.find(({ value }) => value === name)?.value ?? defaultOrderQuery.date;
}

/** The query parameters that restore a query; what is as usual is left out, so that an address stays short. */
export function orderQueryParams({ date, from, to, status, page }: OrderQuery): Readonly<Record<string, string>> {
  const isCustom = date === 'custom';
  return {
    ...(date === defaultOrderQuery.date ? {} : { date }),
    ...(isCustom && from ? { from } : {}),
    ...(isCustom && to ? { to } : {}),
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}
