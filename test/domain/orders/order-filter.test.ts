import { describe, expect, it } from 'vitest';
import {
  dateFilters,
  everyOrder,
  orderFetchLimit,
  orderPageSize,
  queryOrders,
  rangeOf,
  statusFilters,
  defaultOrderQuery,
} from '../../../src/domain/orders/order-filter';
import { addDays, calendarDateIn } from '../../../src/domain/shared/calendar-date';
import { aDay, anOrder, chicago } from '../../support/builders';
import { orderStatuses } from '../../support/order-statuses';

/** Offset from UTC in hours at the midnight a day begins with. */
const zones = {
  UTC: () => 0,
  [chicago]: (day: string) => (isBetween(day, chicagoSummer) ? -5 : -6),
  'Asia/Kolkata': () => 5.5,
  'Pacific/Auckland': (day: string) => (isBetween(day, aucklandWinter) ? 12 : 13),
};
const chicagoSummer = [
  ['2026-03-09', '2026-11-01'],
  ['2027-03-15', '2027-11-07'],
  ['2028-03-13', '2028-11-05'],
];
const aucklandWinter = [
  ['2026-04-06', '2026-09-27'],
  ['2027-04-05', '2027-09-26'],
  ['2028-04-03', '2028-09-24'],
];

function isBetween(day: string, periods: readonly string[][]) {
  return periods.some(([first = '', last = '']) => first <= day && day <= last);
}

function startOf(day: string, hoursFromUtc: (day: string) => number) {
  return Date.parse(`${day}T00:00:00Z`) - hoursFromUtc(day) * 3_600_000;
}

const ranges = [
  // today, then first and last day of: yesterday, the last 7 and 30 days, this month, last month
  ['2026-03-09', '03-08', '2026-03-03', '2026-02-08', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-04-05', '04-04', '2026-03-30', '2026-03-07', '2026-04-01', '2026-04-30', '2026-03-01', '2026-03-31'],
  ['2026-09-28', '09-27', '2026-09-22', '2026-08-30', '2026-09-01', '2026-09-30', '2026-08-01', '2026-08-31'],
  ['2026-11-01', '10-31', '2026-10-26', '2026-10-03', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-12-31', '12-30', '2026-12-25', '2026-12-02', '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
  ['2027-03-01', '02-28', '2027-02-23', '2027-01-31', '2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['2028-03-01', '02-29', '2028-02-24', '2028-02-01', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
] as const;

const edges = ranges.flatMap(([today, yesterday, weekStart, monthStart, thisFirst, thisLast, lastFirst, lastLast]) => {
  const dayBefore = `${today.slice(0, 4)}-${yesterday}`;
  return [
    { today, date: 'today', first: today, last: today },
    { today, date: 'yesterday', first: dayBefore, last: dayBefore },
    { today, date: 'last_week', first: weekStart, last: today },
    { today, date: 'last30days', first: monthStart, last: today },
    { today, date: 'thisMonth', first: thisFirst, last: thisLast },
    { today, date: 'lastMonth', first: lastFirst, last: lastLast },
  ] as const;
});

describe.each(Object.entries(zones))('for a customer in %s', (zone, hoursFromUtc) => {
  const isShown = (instant: number, query: Parameters<typeof queryOrders>[1], today: string) =>
    queryOrders([anOrder({ createdAt: new Date(instant) })], query, aDay(today), zone).total === 1;

  it.each(edges)('$date on $today is $first to $last, to the millisecond', ({ today, date, first, last }) => {
    const query = { ...defaultOrderQuery, date };
    const begin = startOf(first, hoursFromUtc);
    const end = startOf(addDays(aDay(last), 1), hoursFromUtc);
    expect([begin - 1, begin, end - 1, end].map((instant) => isShown(instant, query, today))).toEqual([
      false,
      true,
      true,
      last >= today,
    ]);
  });

  it.each(edges.filter(({ today, last }) => last >= today))(
    '$date on $today lists an order that the service dates later than the device, by a day or a year',
    ({ today, date }) => {
      const query = { ...defaultOrderQuery, date };
      const later = [1, 365].map((days) => startOf(addDays(aDay(today), days), hoursFromUtc) + 3_600_000);
      expect(later.map((instant) => isShown(instant, query, today))).toEqual([true, true]);
    },
  );

  it.each(ranges.map(([today]) => today))('%s begins and ends at midnight', (today) => {
    const begin = startOf(today, hoursFromUtc);
    const end = startOf(addDays(aDay(today), 1), hoursFromUtc) - 1;
    expect([begin, end].map((instant) => calendarDateIn(zone, new Date(instant)))).toEqual([today, today]);
  });

  it('a custom range includes its first and last day, also February 29', () => {
    const query = { ...defaultOrderQuery, date: 'custom', from: aDay('2028-02-28'), to: aDay('2028-02-29') } as const;
    const begin = startOf('2028-02-28', hoursFromUtc);
    const end = startOf('2028-03-01', hoursFromUtc);
    expect([begin - 1, begin, end - 1, end].map((instant) => isShown(instant, query, '2028-03-31'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the custom range', () => {
  const today = aDay('2026-11-21');
  const custom = (from: string | undefined, to: string | undefined) =>
    rangeOf(
      { ...defaultOrderQuery, date: 'custom', from: from ? aDay(from) : undefined, to: to ? aDay(to) : undefined },
      today,
    );

  it.each([
    ['keeps its days', '2026-11-01', '2026-11-10', { from: '2026-11-01', to: '2026-11-10' }],
    ['never ends before it begins', '2026-11-10', '2026-11-01', { from: '2026-11-10', to: '2026-11-10' }],
    ['never ends after today', '2026-11-10', '2026-12-01', { from: '2026-11-10', to: '2026-11-21' }],
    ['never begins after today', '2026-12-01', '2026-12-05', { from: '2026-11-21', to: '2026-11-21' }],
    ['ends today where no end is chosen', '2026-11-10', undefined, { from: '2026-11-10', to: '2026-11-21' }],
    ['is open where no start is chosen', undefined, '2026-11-10', { to: '2026-11-10' }],
  ])('%s', (_rule, from, to, range) => {
    expect(custom(from, to)).toEqual(range);
  });
});

describe('the orders that are found', () => {
  const today = aDay('2026-11-21');
  const found = (orders: readonly ReturnType<typeof anOrder>[], query = everyOrder) =>
    queryOrders(orders, query, today, 'UTC').orders.map(({ id }) => id);

  it('are fetched 200 at once and shown 5 per page', () => {
    expect(orderFetchLimit).toBe(200);
    expect(orderPageSize).toBe(5);
  });

  it('are those of the last week by default', () => {
    expect(defaultOrderQuery).toMatchObject({ date: 'last_week', status: undefined, page: 1 });
    expect(dateFilters[0]).toEqual({ value: 'last_week', label: 'Last week' });
  });

  it('can be chosen by every range of the specification', () => {
    expect(Object.fromEntries(dateFilters.map(({ value, label }) => [value, label]))).toEqual({
      all: 'All',
      today: 'Today',
      yesterday: 'Yesterday',
      last_week: 'Last week',
      last30days: 'Last 30 days',
      thisMonth: 'This month',
      lastMonth: 'Last month',
      custom: 'Custom',
    });
  });

  it('can be chosen by these statuses, in the order of their progress', () => {
    expect(statusFilters.map(({ label }) => label)).toEqual([
      'Pending',
      'Confirmed',
      'Preparing',
      'Ready',
      'Out for delivery',
      'Delivered',
      'Cancelled',
      'Failed',
    ]);
  });

  it('may have a date without a time', () => {
    const order = anOrder({ createdAt: today });
    expect(found([order], { ...everyOrder, date: 'today' })).toEqual([order.id]);
    expect(found([order], { ...everyOrder, date: 'yesterday' })).toEqual([]);
  });

  it('the orders that are found in a custom range that ends today have no latest day', () => {
    const order = anOrder({ createdAt: aDay('2026-11-22') });
    const query = { ...everyOrder, date: 'custom', from: aDay('2026-11-20') } as const;
    expect(found([order], query)).toEqual([order.id]);
    expect(found([order], { ...query, to: today })).toEqual([order.id]);
    expect(found([order], { ...query, to: aDay('2026-11-20') })).toEqual([]);
  });

  it('include one without a date where all days are asked for', () => {
    const { createdAt: _, ...undated } = anOrder({ id: 'undated' });
    expect(found([undated])).toEqual(['undated']);
    expect(found([undated], defaultOrderQuery)).toEqual([]);
  });

  it('a range that has no start finds the orders up to its end, and none that has no date', () => {
    const to = aDay('2026-11-10');
    const { createdAt: _, ...undated } = anOrder({ id: 'undated' });
    const orders = ['2000-01-01', '2026-11-10', '2026-11-11'].map((day) => anOrder({ id: day, createdAt: aDay(day) }));
    expect(found([...orders, undated], { ...everyOrder, date: 'custom', to })).toEqual(['2000-01-01', '2026-11-10']);
    const ever = { ...everyOrder, date: 'custom', from: aDay('1970-01-01') } as const;
    expect(queryOrders([undated], ever, aDay('9000-01-01'), 'UTC').total).toBe(0);
  });

  it('have a status of the wanted group', () => {
    const orders = orderStatuses.map((status) => anOrder({ id: status, status }));
    const byGroup = statusFilters.map(({ value }) => found(orders, { ...everyOrder, status: value }));
    expect(byGroup.flat().sort()).toEqual([...orderStatuses].sort());
    expect(found(orders, { ...everyOrder, status: 'confirmed' })).toEqual(['PAID', 'CONFIRMED', 'ASSIGNED']);
  });

  it('are on the nearest existing page', () => {
    const orders = Array.from({ length: 7 }, (_, at) => anOrder({ id: `order-${at}` }));
    expect(queryOrders(orders, { ...everyOrder, page: 9 }, today, 'UTC')).toMatchObject({
      page: 2,
      pages: 2,
      total: 7,
    });
    expect(found(orders, { ...everyOrder, page: 9 })).toEqual(['order-5', 'order-6']);
  });

  it('are an empty page where none match', () => {
    expect(queryOrders([], everyOrder, today, 'UTC')).toEqual({ orders: [], total: 0, pages: 1, page: 1 });
  });
});
