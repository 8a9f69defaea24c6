import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/orders/order';
import type { OrderListQuery } from '../../../src/domain/orders/ports';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { OrdersViewModel } from '../../../src/view-models/orders/orders.view-model';
import { anOrder, anOrderList, chicago } from '../../support/builders';
import { FakeTime, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';

/** The evening of November 20 in Chicago, already the 21st in UTC. */
const now = new Date('2026-11-21T04:30:00Z');

function theOrders(answer: readonly Order[] | ServiceError | Promise<readonly Order[]>) {
  const asked: OrderListQuery[] = [];
  const time = new FakeTime(now);
  const gateway = anOrderGateway({
    listMine: async (query) => {
      asked.push(query);
      if (answer instanceof ServiceError) throw answer;
      return anOrderList(...(await answer));
    },
  });
  return { orders: new OrdersViewModel(gateway, new CustomerCalendar(time, chicago)), asked, time };
}

async function shown(list: readonly Order[], search = '') {
  const { orders } = theOrders(list);
  orders.show(search);
  await orders.load();
  return orders;
}

const many = Array.from({ length: 13 }, (_, at) => anOrder({ id: `order-${at}` }));

describe('my orders', () => {
  it('requests 200 at once', async () => {
    const { orders, asked } = theOrders([]);
    await orders.load();
    expect(asked).toEqual([{ limit: 200 }]);
  });

  describe('of which only the newest 200 are read', () => {
    const oneADay = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        anOrder({ id: `order-${at}`, createdAt: new Date(+now - at * 86_400_000) }),
      );

    it.each([
      ['on the last page of all', '?date=all&page=40', true],
      ['on a page before the last', '?date=all&page=39', false],
      ['where none is found in the days before', '?date=custom&from=2026-01-01&to=2026-01-31', true],
      ['where the days begin within the orders that were read', '?date=last_week&page=2', false],
      ['where the days begin with the oldest of them', '?date=custom&from=2026-05-05&to=2026-05-05', true],
    ])('say %s whether there may be older ones', async (_where, search, lacksOlder) => {
      expect((await shown(oneADay(200), search)).lacksOlder).toBe(lacksOlder);
    });

    it('say nothing where fewer were read', async () => {
      expect((await shown(oneADay(199), '?date=all&page=40')).lacksOlder).toBe(false);
    });
  });

  it('is loading until the orders arrive', () => {
    const { orders } = theOrders(new Promise(() => undefined));
    void orders.load();
    expect(orders.state).toBe('loading');
  });

  it('offline, My Orders shows the orders that were read last, and when that was', async () => {
    const readAt = new Date('2026-11-20T18:00:00Z');
    const answers = [() => Promise.reject(new ServiceError('network', 'offline', 0)), async () => anOrderList(...many)];
    const gateway = anOrderGateway({
      listMine: async () => answers.shift()?.() ?? anOrderList(),
      lastOrders: async () => ({ value: anOrderList(anOrder({ id: 'last' })), readAt }),
    });
    const orders = new OrdersViewModel(gateway, new CustomerCalendar(new FakeTime(now), chicago));
    await orders.load();
    expect(orders).toMatchObject({ state: 'ready', asOf: readAt });
    expect(orders.page.orders.map(({ id }) => id)).toEqual(['last']);
    await orders.load();
    expect(orders.asOf).toBeUndefined();
    expect(orders.page.total).toBe(many.length);
  });

  it('say how many of them could not be read, in each list anew', async () => {
    const lists = [
      { orders: many, unreadable: 2 },
      { orders: many, unreadable: 0 },
    ];
    const gateway = anOrderGateway({ listMine: async () => lists.shift() ?? anOrderList() });
    const orders = new OrdersViewModel(gateway, new CustomerCalendar(new FakeTime(now), chicago));
    await orders.load();
    expect(orders.unreadable).toBe(2);
    const again = orders.load();
    expect(orders.unreadable).toBe(0);
    await again;
    expect(orders.unreadable).toBe(0);
  });

  it('shows 5 to a page', async () => {
    const orders = await shown(many, '?page=3');
    expect(orders.state).toBe('ready');
    expect(orders.page.pages).toBe(3);
    expect(orders.page.orders.map(({ id }) => id)).toEqual(['order-10', 'order-11', 'order-12']);
  });

  it.each([
    ['?page=99', '?page=3'],
    ['?page=0', ''],
    ['?page=3', undefined],
    ['', undefined],
  ])('settles %j at %j', async (search, settled) => {
    expect((await shown(many, search)).searchWithinPages).toBe(settled);
  });

  it('distinguishes no orders yet from none with this filter', async () => {
    const old = [anOrder({ createdAt: new Date('2025-01-01T12:00:00Z') })];
    expect((await shown([])).state).toBe('noneYet');
    expect((await shown(old)).state).toBe('noneFound');
    expect((await shown(old, '?date=all')).state).toBe('ready');
  });

  it("takes today from the customer's own calendar", async () => {
    const lateEvening = anOrder({ createdAt: new Date('2026-11-21T04:00:00Z') });
    expect((await shown([lateEvening], '?date=today')).page.total).toBe(1);
  });

  it('fails visibly, and loads again', async () => {
    const failure = new ServiceError('refused', 'Failed to fetch orders', 500);
    const { orders, asked } = theOrders(failure);
    await orders.load();
    expect(orders.state).toBe('failed');
    expect(orders.error).toEqual(failure);
    void orders.load();
    expect(orders.state).toBe('loading');
    expect(asked).toHaveLength(2);
    await flushPromises();
  });

  it('shows nothing that arrives after the page was left', async () => {
    const { orders } = theOrders(many);
    const loading = orders.load();
    orders.dispose();
    await loading;
    expect(orders.state).toBe('loading');
  });

  it('replaces an order that has changed', async () => {
    const orders = await shown(many);
    orders.replace(anOrder({ id: 'order-1', status: 'CANCELLED' }));
    expect(orders.page.orders[1]).toMatchObject({ id: 'order-1', status: 'CANCELLED' });
  });
});

describe('the URL of my orders', () => {
  it('keeps the other filters when one changes, and returns to the first page', async () => {
    const orders = await shown(many, '?date=all&page=2');
    expect(orders.searchWith({ status: 'failed' })).toBe('?date=all&status=failed');
    expect(orders.searchWith({ page: 3 })).toBe('?date=all&page=3');
  });

  it('starts a custom range with the days shown', async () => {
    expect((await shown(many)).searchOfDates('custom')).toBe('?date=custom&from=2026-11-14&to=2026-11-20');
    expect((await shown(many, '?date=all')).searchOfDates('custom')).toBe('?date=custom&to=2026-11-20');
  });

  it('starts a custom range no later than today', async () => {
    const ofThisMonth = await shown(many, '?date=thisMonth');
    expect(ofThisMonth.searchOfDates('custom')).toBe('?date=custom&from=2026-11-01&to=2026-11-20');
  });

  it.each([
    ['in the future', '?date=custom&from=2030-01-01&to=2031-01-01', '?date=custom&from=2026-11-20&to=2026-11-20'],
    [
      'that end before they begin',
      '?date=custom&from=2026-11-10&to=2026-11-01',
      '?date=custom&from=2026-11-10&to=2026-11-10',
    ],
    ['without an end', '?date=custom&from=2026-11-10&page=2', '?date=custom&from=2026-11-10&to=2026-11-20&page=2'],
    ['as they are shown', '?date=custom&from=2026-11-01&to=2026-11-10', undefined],
    ['of no custom range', '?from=2030-01-01', undefined],
  ])('settles days %s', async (_which, search, settled) => {
    expect((await shown(many, search)).searchWithinRange).toBe(settled);
  });

  it('drops the days together with the custom range', async () => {
    const orders = await shown(many, '?date=custom&from=2026-11-01&to=2026-11-10');
    expect(orders.searchOfDates('today')).toBe('?date=today');
    expect(orders.searchOfDates('last_week')).toBe('');
  });

  it('shows every order once the filters are cleared', async () => {
    expect((await shown(many, '?status=failed')).searchOfAll).toBe('?date=all');
  });
});
