import { expect, it } from 'vitest';
import { parseCalendarDate } from '../../../src/domain/shared/calendar-date';
import { menuFile } from '../../../src/tools/backend/menu/menu-file';
import { kitchenToken, order, register, runBackend } from './support/running-backend';
import { dish } from './support/shop-of-backend';

const closed = parseCalendarDate('2026-12-01');
const shop = {
  hours: [{ from: 'Mon', to: 'Sat', opens: 7, closes: 21 }] as const,
  closedOn: closed ? [closed] : [],
  orderingWindow: { from: 16, to: 20 },
};
const menu = [
  { ...dish, id: 'snack', name: 'Snack', price: 2, deliverableInDays: 0 },
  { ...dish, id: 'soup', name: 'Soup', price: 3 },
  { ...dish, id: 'cake', name: 'Cake', price: 4, deliverableInDays: 2 },
];

it.each([
  ['in the morning', '2026-11-27T16:00:00Z', ['2026-11-27', '2026-11-28', '2026-11-30']],
  ['behind the ordering window', '2026-11-28T02:15:00Z', ['2026-11-27', '2026-11-30', '2026-11-30']],
  ['in the night', '2026-11-28T05:50:00Z', ['2026-11-28', '2026-11-30', '2026-11-30']],
  ['before a day off', '2026-12-01T03:30:00Z', ['2026-12-02', '2026-12-02', '2026-12-03']],
])('an order %s is for days on which the shop is open', async (_title, later, days) => {
  let now = new Date('2026-11-27T13:00:00Z');
  const backend = await runBackend({ shop, now: () => now });
  expect(menuFile.safeParse(menu).success).toBe(true);
  await backend.request('PUT /kitchen/menu', { token: kitchenToken, body: menu });
  const { token } = await register(backend);
  now = new Date(later);
  const { reply } = await backend.request('GET /api/v1/admin/menu-schedule/today');
  expect(reply.scheduledMenusDetails.map((row: { deliverableOn: string }) => row.deliverableOn)).toEqual(days);
  const placed = await backend.request('POST /api/v1/orders', { token, body: order({ snack: 1, cake: 1 }) });
  expect([placed.reply.order.scheduledFor.slice(0, 10), placed.reply.order.promisedBy.slice(0, 10)]).toEqual([
    days[0],
    days[2],
  ]);
});
