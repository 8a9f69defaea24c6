import { parseCalendarDate } from '../../domain/shared/calendar-date';
import { readPage } from '../../domain/shared/paging';
import {
  dateFilters,
  statusFilters,
  defaultOrderQuery,
  type DateFilter,
  type OrderQuery,
} from '../../domain/orders/order-filter';
import { present } from '../../domain/shared/present';

export function parseOrderQueryParams(parameter: (name: string) => string | null): OrderQuery {
  return {
    date: readDateFilter(parameter('date')),
    from: parseCalendarDate(parameter('from')),
    to: parseCalendarDate(parameter('to')),
    status: statusFilters.find(({ value }) => value === parameter('status'))?.value,
    page: readPage(parameter('page')),
  };
}

function readDateFilter(written: string | null): DateFilter {
  return dateFilters.find(({ value }) => value === written)?.value ?? defaultOrderQuery.date;
}

export function orderQueryParams({ date, from, to, status, page }: OrderQuery): Readonly<Record<string, string>> {
  const isCustom = date === 'custom';
  return present({
    date: date === defaultOrderQuery.date ? undefined : date,
    from: isCustom ? from : undefined,
    to: isCustom ? to : undefined,
    status,
    page: page > 1 ? String(page) : undefined,
  });
}
