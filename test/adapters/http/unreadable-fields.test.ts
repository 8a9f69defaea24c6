import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { inspectReply } from '../../../src/adapters/http/inspect-reply';
import { menuCalls } from '../../../src/adapters/http/menu-calls';
import { orderCalls } from '../../../src/adapters/http/order-calls';
import { unreadableFields } from '../../../src/adapters/http/unreadable-fields';
import { optional } from '../../../src/adapters/http/wire';
import { InMemoryReports } from '../../support/in-memory-device';
import { json } from './support/http-shop';

const origin = 'https://shop.test';
const { find, place, mine } = orderCalls(origin);
const { today } = menuCalls(origin);
const order = { id: 'o-1', orderStatus: 'PAID', totalAmount: 12 };
const dish = { menuItemId: 'm-1', itemName: 'Samosa', price: 4 };

async function reportsOf(call: Parameters<typeof inspectReply>[0], reply: unknown, status = 200) {
  const reports = new InMemoryReports();
  const response = json(reply, { status });
  await inspectReply(call, { response, text: typeof reply === 'string' ? reply : await response.text() }, reports);
  return reports.reports;
}

describe('an unreadable field', () => {
  it.each([
    [
      'a field of a list in a list',
      { ...order, items: [{ itemName: 'Chip', quantity: 1, unitPrice: 2, size: 7 }] },
      'order.items[].size',
    ],
    ['a date of no calendar', { ...order, createdAt: '2026-02-31T25:00:00Z' }, 'order.createdAt'],
    ['a currency of no country', { ...order, currency: 'dollars' }, 'order.currency'],
    ['the field behind an unreadable order', { ...order, totalAmount: '12' }, 'order.totalAmount'],
  ])('is named by its path: %s', (_case, wrong, path) => {
    expect(unreadableFields(find.reply, { order: wrong })).toEqual([path]);
  });

  it.each([
    ['missing', order],
    ['null', { ...order, createdAt: null, items: null, promisedBy: null }],
    ['an empty text', { ...order, createdAt: '', channel: '', currency: '' }],
    ['unknown', { ...order, color: 7 }],
  ])('a field that is %s is no unreadable field', (_case, fine) => {
    expect(unreadableFields(find.reply, { order: fine })).toEqual([]);
  });

  it('an unreadable field inside an optional object is named, not only the object', () => {
    const reply = z.object({ menuType: optional(z.object({ menuName: z.string() })) });
    expect(unreadableFields(reply, { menuType: { menuName: 7 } })).toEqual(['menuType.menuName']);
  });

  it('a dropped row is named by the field that could not be read', () => {
    expect(unreadableFields(mine.reply, { orders: [order, { ...order, orderStatus: 5 }, order] })).toEqual([
      'orders[].orderStatus',
    ]);
  });

  it('a reply with two readings is reported by the one that fails least', () => {
    expect(unreadableFields(place.reply, { paymentCheckout: { url: 7 } })).toEqual(['paymentCheckout.url']);
    expect(unreadableFields(place.reply, { checkoutUrl: 'https://pay.test/1', orderId: [] })).toEqual(['orderId']);
  });
});

describe('an inspected reply', () => {
  it('is reported with its call and its field, without a value', async () => {
    expect(await reportsOf(find, { data: { order: { ...order, promisedBy: 'priya@example.com' } } })).toEqual([
      { kind: 'unreadable', call: 'GET /api/v1/orders/{orderId}', field: 'order.promisedBy' },
    ]);
  });

  it('an inspected reply that is no JSON is reported as a whole', async () => {
    expect(await reportsOf(find, '<html>priya@example.com</html>')).toEqual([
      { kind: 'unreadable', call: 'GET /api/v1/orders/{orderId}', field: '' },
    ]);
  });

  it('an inspected refusal is not reported: the customer is told', async () => {
    expect(await reportsOf(find, { message: 'Order not found' }, 404)).toEqual([]);
  });

  it('every row of a long list is inspected', async () => {
    const rows = Array.from({ length: 120 }, (_row, index) => (index === 119 ? { ...dish, portion: 7 } : dish));
    expect(await reportsOf(today, { scheduledMenusDetails: rows })).toEqual([
      { kind: 'unreadable', call: 'GET /api/v1/admin/menu-schedule/today', field: 'scheduledMenusDetails[].portion' },
    ]);
  });
});
