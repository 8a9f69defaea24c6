import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateFilters,
  everyOrder,
  orderPageSize,
  queryOrders,
  statusFilters,
} from '../../../src/domain/orders/order-filter';
import { aDay, anOrder } from '../../support/builders';
import { orderStatuses } from '../../support/order-statuses';

const instants = fc.date({ min: new Date('2026-09-01'), max: new Date('2026-11-23'), noInvalidDate: true });
const lists = fc
  .array(fc.record({ status: fc.constantFrom(...orderStatuses, 'PENDING', 'ON_HOLD'), createdAt: instants }), {
    maxLength: 60,
  })
  .map((orders) => orders.map((fields, at) => anOrder({ ...fields, id: `order-${at}` })));
const days = fc.constantFrom(undefined, aDay('2026-09-15'), aDay('2026-10-31'), aDay('2026-11-21'), aDay('2027-01-01'));
const queries = fc.record({
  date: fc.constantFrom(...dateFilters.map(({ value }) => value)),
  from: days,
  to: days,
  status: fc.constantFrom(undefined, ...statusFilters.map(({ value }) => value)),
  page: fc.integer({ min: 1, max: 20 }),
});
const zone = fc.constantFrom('America/Chicago', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');
const today = aDay('2026-11-21');

function allPages(orders: Parameters<typeof queryOrders>[0], query: Parameters<typeof queryOrders>[1], place: string) {
  const { pages } = queryOrders(orders, query, today, place);
  return Array.from({ length: pages }, (_, at) => queryOrders(orders, { ...query, page: at + 1 }, today, place));
}

describe('any orders and any filter', () => {
  it('the pages with every filter off show every order once, in their given order', () => {
    fc.assert(
      fc.property(lists, zone, (orders, place) => {
        expect(allPages(orders, everyOrder, place).flatMap((page) => page.orders)).toEqual(orders);
      }),
    );
  });

  it('the pages of a filter neither lose nor repeat an order of its total', () => {
    fc.assert(
      fc.property(lists, queries, zone, (orders, query, place) => {
        const pages = allPages(orders, query, place);
        const shown = pages.flatMap((page) => page.orders);
        expect(new Set(shown).size).toBe(shown.length);
        expect(pages.map(({ total }) => total)).toEqual(pages.map(() => shown.length));
        expect(shown).toEqual(orders.filter((order) => shown.includes(order)));
        expect(pages.slice(0, -1).every((page) => page.orders.length === orderPageSize)).toBe(true);
      }),
    );
  });

  it('an order is found exactly by the queries whose day and status filters both match it', () => {
    fc.assert(
      fc.property(lists, queries, zone, (orders, query, place) => {
        const alone = orders.filter((order) => queryOrders([order], query, today, place).total === 1);
        expect(allPages(orders, query, place).flatMap((page) => page.orders)).toEqual(alone);
      }),
    );
  });

  it('every status is found under exactly one status filter, except the unknown ones', () => {
    fc.assert(
      fc.property(lists, zone, (orders, place) => {
        const found = statusFilters.flatMap(({ value }) =>
          allPages(orders, { ...everyOrder, status: value }, place).flatMap((page) => page.orders),
        );
        const known = orders.filter(({ status }) => status !== 'ON_HOLD');
        expect(found).toHaveLength(known.length);
        expect(new Set(found)).toEqual(new Set(known));
      }),
    );
  });
});
