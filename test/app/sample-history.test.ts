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
import { clockTime, openState, shopTime } from '../../src/domain/shop/opening-hours';
import { orderDays, shopMoment } from '../../src/domain/shop/shop-moment';
import { aDay } from '../support/builders';

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
  const openAt = (instant: Date) => openState(clockTime(instant, shop.timeZone), shop.hours).kind === 'open';
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

  it('there are five sample orders over three weeks, two under way and three delivered', async () => {
    const now = new Date('2026-11-25T17:30:00Z');
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

  it('orders that the kitchen has begun are for this day or the next, and were placed in time', async () => {
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

  it("a driver is under way during today's window, and My Orders shows it", async () => {
    const drives = (await week).filter(({ status }) => groupOf(status) === 'transit');
    const { from, to } = shop.arrivalWindows?.DELIVERY ?? { from: 0, to: 24 };
    const isInWindow = (now: Date) =>
      shopTime(now, shop.timeZone).hour >= from && shopTime(now, shop.timeZone).hour < to;
    const wrong = drives.filter(({ now, updated = monday }) => !isInWindow(now) || !isInWindow(updated));
    expect(namesOf(wrong)).toEqual([]);
    const without = timesOfTheWeek.filter(
      (now) => isInWindow(now) && !drives.some((order) => order.now === now && !order.unlisted),
    );
    expect(without.map((now) => now.toISOString())).toEqual([]);
  });

  it('sample orders under way are promised a window of the shop that is not over', async () => {
    const open = (await week).filter(({ status, fulfillmentType }) => !isFinal(status) && fulfillmentType);
    expect(open.length).toBeGreaterThan(0);
    const wrong = open.filter((order) => {
      const { window } = promiseOf(order, calendarAt(order.now)) ?? {};
      const { from, to } = shop.arrivalWindows?.[order.fulfillmentType ?? 'DELIVERY'] ?? {};
      const hourOf = (instant: Date) => shopTime(instant, shop.timeZone).hour;
      return !window || window.to <= order.now || hourOf(window.from) !== from || hourOf(window.to) !== to;
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it('within one visit an order waits before the window, is out in it, and arrives at its end', async () => {
    const start = new Date('2026-11-25T14:50:00Z');
    const seenAt = async (now: Date) =>
      (await historyAt(now, start))
        .filter(({ id }) => /20481|20434|20375/.test(id))
        .map((order) => {
          const { days: [day] = [], window } = promiseOf(order, calendarAt(now)) ?? {};
          return [order.status, order.statusMessage, day, window && shopTime(window.from, shop.timeZone).hour];
        });
    const [baking, , ready] = await seenAt(start);
    expect(await seenAt(start)).toEqual([
      baking,
      ['READY_FOR_DELIVERY', 'Your order is waiting for the driver.', '2026-11-25', 11],
      ready,
    ]);
    expect(await seenAt(new Date('2026-11-25T17:10:00Z'))).toEqual([
      baking,
      ['OUT_FOR_DELIVERY', 'Your driver has the order.', '2026-11-25', 11],
      ready,
    ]);
    const [tomorrow, delivered, ...others] = await seenAt(new Date('2026-11-25T19:10:00Z'));
    expect(tomorrow).toEqual(['PREPARING', baking?.[1], '2026-11-26', 11]);
    expect(delivered?.slice(0, 2)).toEqual(['DELIVERED', 'Enjoy your order.']);
    expect(others).toEqual([ready]);
  });

  it('an order that is out on other days waits for the next open day while the shop has a day off', async () => {
    const now = new Date('2026-11-25T17:30:00Z');
    const closed = { ...shop, closedOn: [aDay('2026-11-25')], city: sample.city };
    const samples = await sample.loadOrders();
    const orders = samples.map((one) => mockOrderOf(one, [], 'demo', { start: now, now }, closed).order);
    const driven = orders.filter(({ id }) => /20434|19900/.test(id));
    expect(driven.map((order) => [order.status, promiseOf(order, calendarAt(now))?.days[0]])).toEqual([
      ['READY_FOR_DELIVERY', '2026-11-26'],
      ['READY_FOR_DELIVERY', '2026-11-26'],
    ]);
  });

  it('orders that the kitchen has not begun have the day that the shop promised when they were placed', async () => {
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
