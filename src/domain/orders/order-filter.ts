import { addDays, calendarDateIn, type CalendarDate, type Moment } from '../shared/calendar-date';
import { nearestPage } from '../shared/paging';
import { present } from '../shared/present';
import type { Order } from './order';
import { groupOf, type StatusGroup } from './order-status';

export const orderFetchLimit = 200;
/** @public The specification names the number. */
export const orderPageSize = 5;

export type DateFilter =
  'all' | 'today' | 'yesterday' | 'last_week' | 'last30days' | 'thisMonth' | 'lastMonth' | 'custom';

export const dateFilters: readonly { readonly value: DateFilter; readonly label: string }[] = [
  { value: 'last_week', label: 'Last week' },
  { value: 'all', label: 'All' },
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'last30days', label: 'Last 30 days' },
  { value: 'thisMonth', label: 'This month' },
  { value: 'lastMonth', label: 'Last month' },
  { value: 'custom', label: 'Custom' },
];

const confirmed = { value: 'confirmed', label: 'Confirmed' } as const;

/** An unknown status appears only among all statuses. */
const filterOfGroup = {
  pending: { value: 'pending', label: 'Pending' },
  confirmed,
  assigned: confirmed,
  preparing: { value: 'preparing', label: 'Preparing' },
  ready: { value: 'ready', label: 'Ready' },
  transit: { value: 'transit', label: 'Out for delivery' },
  delivered: { value: 'delivered', label: 'Delivered' },
  cancelled: { value: 'cancelled', label: 'Cancelled' },
  failed: { value: 'failed', label: 'Failed' },
  unknown: undefined,
} as const satisfies Readonly<Record<StatusGroup, { value: StatusGroup; label: string } | undefined>>;
type StatusFilter = Exclude<(typeof filterOfGroup)[StatusGroup], undefined>['value'];

export const statusFilters = [...new Set(Object.values(filterOfGroup))].filter((choice) => choice !== undefined);

export interface OrderQuery {
  readonly date: DateFilter;
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
  readonly status: StatusFilter | undefined;
  readonly page: number;
}

export const defaultOrderQuery: OrderQuery = {
  date: 'last_week',
  from: undefined,
  to: undefined,
  status: undefined,
  page: 1,
};
export const everyOrder: OrderQuery = { ...defaultOrderQuery, date: 'all' };

/** The days are in the customer's calendar, and both are included. A range that has no end is all days. */
export interface DayRange {
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
  readonly pages: number;
  readonly page: number;
}

export function rangeOf({ date, from, to }: OrderQuery, today: CalendarDate): DayRange {
  switch (date) {
    case 'all':
      return {};
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last_week':
      return { from: addDays(today, -6), to: today };
    case 'last30days':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: firstOfMonth(today), to: lastOfMonth(today) };
    case 'lastMonth': {
      const end = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(end), to: end };
    }
    case 'custom':
      return customRange(from, to, today);
  }
}

function customRange(from: CalendarDate | undefined, to: CalendarDate | undefined, today: CalendarDate): DayRange {
  const start = from && from > today ? today : from;
  const end = to === undefined || to > today ? today : to;
  return present({ from: start, to: start && end < start ? start : end });
}

export function queryOrders(
  orders: readonly Order[],
  query: OrderQuery,
  today: CalendarDate,
  timeZone: string,
): OrderPage {
  const range = rangeOf(query, today);
  const found = orders.filter(
    (order) => isPlacedWithin(range, order.createdAt, today, timeZone) && hasStatus(query.status, order),
  );
  const pages = Math.max(1, Math.ceil(found.length / orderPageSize));
  const page = nearestPage(query.page, pages);
  return { orders: found.slice((page - 1) * orderPageSize, page * orderPageSize), total: found.length, pages, page };
}

/** Whether the range begins before the oldest of the orders, or on its day. */
export function reachesBefore({ from }: DayRange, orders: readonly Order[], timeZone: string): boolean {
  const days = orders.flatMap(({ createdAt }) => (createdAt === undefined ? [] : dayPlaced(createdAt, timeZone)));
  return from === undefined || days.every((day) => from <= day);
}

/**
 * An order without a date appears only among all days. A range that ends today has no end: what the service dates later
 * than the clock of the device is the newest order.
 */
function isPlacedWithin(
  { from, to }: DayRange,
  placed: Moment | undefined,
  today: CalendarDate,
  timeZone: string,
): boolean {
  if (to === undefined) return true;
  if (placed === undefined) return false;
  const day = dayPlaced(placed, timeZone);
  return (from === undefined || day >= from) && (to >= today || day <= to);
}

function dayPlaced(placed: Moment, timeZone: string): CalendarDate {
  return typeof placed === 'string' ? placed : calendarDateIn(timeZone, placed);
}

function hasStatus(wanted: StatusFilter | undefined, { status }: Order): boolean {
  return wanted === undefined || filterOfGroup[groupOf(status)]?.value === wanted;
}

function firstOfMonth(day: CalendarDate): CalendarDate {
  return addDays(day, 1 - Number(day.slice(8)));
}

function lastOfMonth(day: CalendarDate): CalendarDate {
  // No month has more than 31 days, so the 32nd day after a first is in the next month.
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
}
