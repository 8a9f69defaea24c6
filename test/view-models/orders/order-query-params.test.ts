import { describe, expect, it } from 'vitest';
import { parseOrderQueryParams, orderQueryParams } from '../../../src/view-models/orders/order-query-params';
import { everyOrder, defaultOrderQuery, type OrderQuery } from '../../../src/domain/orders/order-filter';
import { aDay } from '../../support/builders';

const read = (address: string) => parseOrderQueryParams((name) => new URLSearchParams(address).get(name));
const write = (query: OrderQuery) => new URLSearchParams(orderQueryParams(query)).toString();

describe('the query params of My Orders', () => {
  it.each<[string, OrderQuery]>([
    ['', defaultOrderQuery],
    ['date=all', everyOrder],
    ['date=today&status=failed&page=3', { ...defaultOrderQuery, date: 'today', status: 'failed', page: 3 }],
    [
      'date=custom&from=2026-11-01&to=2026-11-10',
      { ...defaultOrderQuery, date: 'custom', from: aDay('2026-11-01'), to: aDay('2026-11-10') },
    ],
    ['date=custom', { ...defaultOrderQuery, date: 'custom' }],
  ])('"%s" restores its filters, and is written for them', (address, query) => {
    expect(read(address)).toEqual(query);
    expect(write(query)).toBe(address);
  });

  it("knows the specification's last_week", () => {
    expect(read('date=last_week')).toEqual(defaultOrderQuery);
  });

  it.each([
    'date=never',
    'status=ASSIGNED',
    'status=unknown',
    'page=0',
    'page=-2',
    'page=x',
    'from=2026-02-30',
    'to=x',
  ])('ignores "%s"', (address) => {
    expect(read(address)).toEqual(defaultOrderQuery);
  });

  it('omits the days of a custom range when another range is chosen', () => {
    expect(write({ ...everyOrder, from: aDay('2026-11-01'), to: aDay('2026-11-10') })).toBe('date=all');
  });
});
