import { describe, expect, it } from 'vitest';
import { mockOrderOf } from '../../src/adapters/mock/orders/sample-orders';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { sample as cookieSample } from '../../src/app/profiles/cookies/sample';
import { profile as homeKitchen } from '../../src/app/profiles/home-kitchen/profile';
import { sample as kitchenSample } from '../../src/app/profiles/home-kitchen/sample';
import { defaultOrderQuery, queryOrders } from '../../src/domain/orders/order-filter';
import { promiseOf } from '../../src/domain/orders/order-promise';
import { groupOf, isFinal } from '../../src/domain/orders/order-status';
import { addDays, momentTime } from '../../src/domain/shared/calendar-date';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import { openState, shopTime } from '../../src/domain/shop/opening-hours';
import { orderDays, shopMoment } from '../../src/domain/shop/shop-moment';

const hour = 60 * 60 * 1000;
const monday = new Date('2026-11-23T06:10:00Z');
/** At changing minutes of the hour. */
const timesOfTheWeek = Array.from({ length: 7 * 17 }, (_, at) => new Date(monday.getTime() + 1.4 * at * hour));

describe.each([
  ['cookies', cookies, cookieSample],
  ['home-kitchen', homeKitchen, kitchenSample],
])('history of %s', (_name, shop, sample) => {
  const historyAt = async (now: Date, start = now) => {
    const samples = await sample.loadOrders();
    return samples.map((one) => ({
      unlisted: one.unlisted,
      ...mockOrderOf(one, [], 'demo', { start, now }, { ...shop, city: sample.city }).order,
    }));
  };

  const calendarAt = (now: Date) => new CustomerCalendar({ now: () => now }, shop.timeZone);
  const openAt = (instant: Date) => openState(instant, shop.timeZone, shop.hours).kind === 'open';
  const loadWeek = async () => {
    const histories = await Promise.all(
      timesOfTheWeek.map(async (now) =>
        (await historyAt(now)).map((order) => ({
          ...order,
          now,
          name: `${order.id} at ${now.toISOString()}`,
          created: order.createdAt instanceof Date ? order.createdAt : undefined,
          updated: order.updatedAt instanceof Date ? order.updatedAt : undefined,
        })),
      ),
    );
    return histories.flat();
  };
  const week = loadWeek();
  const namesOf = (orders: readonly { readonly name: string }[]) => orders.map(({ name }) => name);

  it('sample orders are five over three weeks: two under way, which their tracking shows too, and three delivered', async () => {
    const now = new Date('2026-11-25T16:00:00Z');
    const listed = (await historyAt(now)).filter(({ unlisted }) => !unlisted);
    expect(listed.map(({ status }) => status)).toEqual([
      'PREPARING',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
      'DELIVERED',
      'DELIVERED',
    ]);
    const ages = listed.map(({ createdAt = now }) => now.getTime() - momentTime(createdAt));
    expect(ages.map((age) => Math.round(age / (24 * hour)))).toEqual([1, 1, 5, 13, 20]);
  });

  it('the last week of My Orders has an order that can be ordered again, at every hour of a week', async () => {
    const listed = (await week).filter(({ unlisted }) => !unlisted);
    const without = timesOfTheWeek.filter((now) => {
      const ordersThen = listed.filter((order) => order.now === now);
      const { orders } = queryOrders(ordersThen, defaultOrderQuery, calendarAt(now).today(), shop.timeZone);
      return !orders.some(({ status }) => groupOf(status) === 'delivered');
    });
    expect(without.map((now) => now.toISOString())).toEqual([]);
  });

  it('sample orders were placed while the shop was open, before their last change', async () => {
    const dated = (await week).flatMap((order) => (order.created ? [{ ...order, created: order.created }] : []));
    expect(dated.length).toBeGreaterThan(0);
    expect(namesOf(dated.filter(({ created }) => !openAt(created)))).toEqual([]);
    const wrong = dated.filter(({ created, updated = created, now }) => updated < created || updated > now);
    expect(namesOf(wrong)).toEqual([]);
  });

  it('sample orders were delivered inside the window', async () => {
    const delivered = (await week).filter(({ status }) => groupOf(status) === 'delivered');
    const late = delivered.filter(({ updated, fulfillmentType = 'DELIVERY' }) => {
      const { from = 0, to = 24 } = shop.arrivalWindows?.[fulfillmentType] ?? {};
      const arrived = updated && shopTime(updated, shop.timeZone).hour;
      return arrived === undefined || arrived < from || arrived >= to;
    });
    expect(namesOf(late)).toEqual([]);
  });

  it('sample orders that the kitchen has begun are for this day or the next, and were placed in time for it', async () => {
    const begun = (await week).filter(({ status }) => ['preparing', 'ready', 'transit'].includes(groupOf(status)));
    expect(begun.length).toBeGreaterThan(0);
    const wrong = begun.filter((order) => {
      const calendar = calendarAt(order.now);
      const today = calendar.atShop.today();
      const placed = order.created && orderDays(shopMoment(order.created, shop), shop);
      const [day = ''] = promiseOf(order, calendar)?.days ?? [];
      return ![today, addDays(today, 1)].some((near) => near === day) || !placed || placed.nextDay > day;
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it('a driver who is still on the way while the shop is closed has left within the hour', async () => {
    const late = (await week).filter(({ status, now }) => status === 'OUT_FOR_DELIVERY' && !openAt(now));
    expect(late.length).toBeGreaterThan(0);
    expect(namesOf(late.filter(({ now, updated = monday }) => now.getTime() - updated.getTime() > hour))).toEqual([]);
  });

  it('sample orders under way are promised a window that is not over', async () => {
    const open = (await week).filter(({ status, fulfillmentType }) => !isFinal(status) && fulfillmentType);
    expect(open.length).toBeGreaterThan(0);
    const wrong = open.filter((order) => {
      const { window } = promiseOf(order, calendarAt(order.now)) ?? {};
      return !window || window.to <= order.now;
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it('an order under way is late once the window of today is over, and waits for the next day once the shop is closed, unless the driver has it', async () => {
    const start = new Date('2026-11-25T18:50:00Z');
    const promisesAt = async (now: Date) =>
      (await historyAt(now, start))
        .filter(({ status }) => ['PREPARING', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP'].includes(status))
        .map((order) => {
          const { days: [day] = [], window } = promiseOf(order, calendarAt(now)) ?? {};
          return [order.status, day, window && shopTime(window.from, shop.timeZone).hour];
        });
    expect(await promisesAt(start)).toEqual([
      ['PREPARING', '2026-11-25', 11],
      ['OUT_FOR_DELIVERY', '2026-11-25', 11],
      ['READY_FOR_PICKUP', '2026-11-25', 11],
    ]);
    expect(await promisesAt(new Date('2026-11-26T01:10:00Z'))).toEqual([
      ['PREPARING', '2026-11-25', 19],
      ['OUT_FOR_DELIVERY', '2026-11-25', 19],
      ['READY_FOR_PICKUP', '2026-11-25', 19],
    ]);
    expect(await promisesAt(new Date('2026-11-26T04:10:00Z'))).toEqual([
      ['PREPARING', '2026-11-26', 11],
      ['OUT_FOR_DELIVERY', '2026-11-25', 22],
      ['READY_FOR_PICKUP', '2026-11-26', 11],
    ]);
    expect(await promisesAt(new Date('2026-11-26T05:30:00Z'))).toEqual([
      ['PREPARING', '2026-11-26', 11],
      ['OUT_FOR_DELIVERY', '2026-11-25', 23],
      ['READY_FOR_PICKUP', '2026-11-26', 11],
    ]);
    expect(await promisesAt(new Date('2026-11-26T08:10:00Z'))).toEqual([
      ['PREPARING', '2026-11-26', 11],
      ['OUT_FOR_DELIVERY', '2026-11-26', 2],
      ['READY_FOR_PICKUP', '2026-11-26', 11],
    ]);
  });

  it('sample orders that the kitchen has not begun are promised for the day that the shop promises when they are placed', async () => {
    const open = (await week).filter(
      ({ status, fulfillmentType, created }) =>
        !isFinal(status) && fulfillmentType && created && !['preparing', 'ready', 'transit'].includes(groupOf(status)),
    );
    expect(open.length).toBeGreaterThan(0);
    const wrong = open.filter((order) => {
      const placed = order.created && orderDays(shopMoment(order.created, shop), shop);
      return placed?.nextDay !== promiseOf(order, calendarAt(order.now))?.days[0];
    });
    expect(namesOf(wrong)).toEqual([]);
  });
});
