import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nextTask } from '../../../src/adapters/browser/next-task';
import { call } from '../../../src/adapters/http/call';
import { HttpClient, type HttpEnvironment } from '../../../src/adapters/http/http-client';
import { HttpMenuGateway } from '../../../src/adapters/http/http-menu-gateway';
import { HttpOrderGateway } from '../../../src/adapters/http/http-order-gateway';
import { LocalSessionRepository } from '../../../src/adapters/storage/local-session-repository';
import type { OrderListQuery } from '../../../src/domain/orders/ports';
import { StoredReplies } from '../../../src/adapters/storage/stored-replies';
import { aJsonStorage, itemsOver } from '../../support/browser-storage';
import { aSession, aUser } from '../../support/builders';
import { FakeAuthErrorChannel, FakeConnectivity, FakeTime } from '../../support/in-memory-device';
import { HttpShop, json } from './support/http-shop';

const noon = new Date('2026-11-21T18:00:00Z');
const row = { menuItemId: 'oat', itemName: 'Oatmeal', price: 2.5 };
const order = { id: 'order-1', orderStatus: 'PREPARING', totalAmount: 5 };

function aDevice(page: Pick<HttpEnvironment, 'sentAgo'> = {}) {
  const texts = new Map<string, string>();
  const storage = aJsonStorage(itemsOver(texts));
  const time = new FakeTime(noon);
  const connectivity = new FakeConnectivity();
  const sessions = new LocalSessionRepository(storage);
  const device = {
    texts,
    time,
    connectivity,
    sessions,
    answer: (): Response | Promise<Response> => json({}),
  };
  const client = new HttpClient('https://api.test', {
    fetch: async () => device.answer(),
    ...page,
    timers: time,
    sessions,
    authErrorChannel: new FakeAuthErrorChannel(),
    refreshSession: async () => sessions.load(),
    replies: new StoredReplies(storage, sessions, connectivity, time),
  });
  const menu = new HttpMenuGateway(client);
  const orders = new HttpOrderGateway(client, { dialect: 'lines', sendIdempotencyKey: true });
  const read = {
    menu: () => menu.lastMenu(),
    orders: () => orders.lastOrders(),
    order: () => orders.lastOrder('order-1'),
  };
  return Object.assign(device, { client, menu, orders, read });
}

describe('what was read last', () => {
  let device: ReturnType<typeof aDevice>;
  beforeEach(() => {
    device = aDevice();
    device.sessions.save(aSession());
  });

  const readMenu = async () => {
    device.answer = () => json({ scheduledMenusDetails: [row] });
    await device.menu.todaysMenu();
  };
  const readOrder = async () => {
    device.answer = () => json({ order });
    await device.orders.find('order-1');
  };

  it('is the menu, with the time it was read', async () => {
    await readMenu();
    device.connectivity.become(false);
    const last = await device.read.menu();
    expect(last?.value).toMatchObject([{ name: 'Oatmeal' }]);
    expect(last?.readAt).toEqual(noon);
  });

  it('is nothing while the device is online: a service that is down is an error', async () => {
    await readMenu();
    expect(await device.read.menu()).toBeUndefined();
  });

  it('is the order that was read, and no other', async () => {
    await readOrder();
    device.connectivity.become(false);
    expect((await device.read.order())?.value.id).toBe('order-1');
    expect(await device.orders.lastOrder('order-2')).toBeUndefined();
  });

  it('is the newest of what was read and tracked', async () => {
    await readOrder();
    device.answer = () => json({ order: { ...order, orderStatus: 'DELIVERED' } });
    await device.orders.track('order-1');
    device.connectivity.become(false);
    expect((await device.read.order())?.value.status).toBe('DELIVERED');
  });

  it('is the list of orders', async () => {
    device.answer = () => json({ orders: [order] });
    await device.orders.listMine({});
    device.connectivity.become(false);
    expect((await device.read.orders())?.value.orders.map(({ id }) => id)).toEqual(['order-1']);
  });

  describe('of the list of orders', () => {
    const list = async (length: number, query: OrderListQuery, ...others: readonly null[]) => {
      const orders = Array.from({ length }, (_, at) => ({ ...order, id: `order-${at}` }));
      device.answer = () => json({ orders: [...orders, ...others] });
      await device.orders.listMine(query);
    };
    const storedCount = async () => {
      device.connectivity.become(false);
      return (await device.read.orders())?.value.orders.length;
    };

    it.each([{}, { limit: 3 }])('keeps older orders when only the newest are asked for with %j', async (query) => {
      await list(60, { limit: 200 });
      await list(query.limit ?? 10, query);
      expect(await storedCount()).toBe(60);
    });

    it('keeps older orders when one of the newest cannot be read', async () => {
      await list(60, { limit: 200 });
      await list(9, {}, null);
      expect(await storedCount()).toBe(60);
    });

    it('keeps the orders of every status', async () => {
      await list(60, { limit: 200 });
      await list(2, { status: 'PREPARING' });
      expect(await storedCount()).toBe(60);
    });

    it('a list with room for more orders is stored, because it holds all of them', async () => {
      await list(8, { limit: 200 });
      await list(9, {});
      expect(await storedCount()).toBe(9);
    });

    it('what was read last of the list of orders is a long list, though there may be more', async () => {
      await list(200, { limit: 200 });
      expect(await storedCount()).toBe(200);
    });
  });

  it('what was read last of a customer is gone after a sign-out, while the menu stays', async () => {
    await readMenu();
    await readOrder();
    device.sessions.clear();
    device.connectivity.become(false);
    expect([...device.texts.keys()]).toEqual(['storefront.lastReply.menu']);
    expect(await device.read.menu()).toBeDefined();
  });

  it('what was read last of one customer is not shown to another', async () => {
    await readOrder();
    device.sessions.save(aSession({ user: aUser({ id: 'another' }) }));
    device.connectivity.become(false);
    expect(await device.read.order()).toBeUndefined();
  });

  it('is not stored when the customer signs out while it is on its way', async () => {
    device.answer = () => {
      device.sessions.clear();
      return json({ order });
    };
    await device.orders.find('order-1');
    expect([...device.texts.keys()]).toEqual([]);
  });

  it('is not what a service replied by mistake', async () => {
    await readMenu();
    device.answer = () => json({ scheduledMenusDetails: 'none' });
    await expect(device.menu.todaysMenu()).rejects.toThrow('Failed to fetch menu');
    device.connectivity.become(false);
    expect((await device.read.menu())?.value).toHaveLength(1);
  });

  it('is the newer of two, even if the older one takes longer to read', async () => {
    const superseded = new AbortController();
    device.answer = () => json({ scheduledMenusDetails: Array.from({ length: 1500 }, () => row) });
    const older = device.menu.todaysMenu(superseded.signal);
    for (let part = 0; part < 5; part++) await nextTask();
    superseded.abort();
    await readMenu();
    await older.catch(() => undefined);
    expect(JSON.parse(device.texts.get('storefront.lastReply.menu') ?? '{}').text).toBe(
      JSON.stringify({ scheduledMenusDetails: [row] }),
    );
  });

  /** Sends `first`, a second later `second`, and answers `second` before `first`. */
  const answeredInReverse = async (
    [first, firstReply]: readonly [() => Promise<unknown>, object],
    [second, secondReply]: readonly [() => Promise<unknown>, object],
  ) => {
    let answerFirst = (_response: Response) => {};
    device.answer = () => new Promise((resolve) => (answerFirst = resolve));
    const slow = first();
    await device.time.advance(1000);
    device.answer = () => json(secondReply);
    await second();
    await device.time.advance(15_000);
    answerFirst(json(firstReply));
    await slow;
    device.connectivity.become(false);
  };
  const aSecondLater = new Date(noon.getTime() + 1000);

  it('is the menu that was asked for later, though an older answer comes after it', async () => {
    const menuFor = (price: number) => ({ scheduledMenusDetails: [{ ...row, price }] });
    const ask = () => device.menu.todaysMenu();
    await answeredInReverse([ask, menuFor(2)], [ask, menuFor(9)]);
    const last = await device.read.menu();
    expect(last?.value).toMatchObject([{ price: 900 }]);
    expect(last?.readAt).toEqual(aSecondLater);
  });

  it('is the order that was opened later, though an older answer comes after it', async () => {
    const find = (id: string) => [() => device.orders.find(id), { order: { ...order, id } }] as const;
    await answeredInReverse(find('order-2'), find('order-1'));
    expect((await device.read.order())?.value.id).toBe('order-1');
  });

  it('is the newer status of an order, though an older answer comes after it', async () => {
    await answeredInReverse(
      [() => device.orders.find('order-1'), { order }],
      [() => device.orders.track('order-1'), { order: { ...order, orderStatus: 'DELIVERED' } }],
    );
    expect((await device.read.order())?.value.status).toBe('DELIVERED');
  });

  it('has the time it was asked for by the page itself, before its scripts came', async () => {
    device = aDevice({ sentAgo: () => 5000 });
    await readMenu();
    device.connectivity.become(false);
    expect((await device.read.menu())?.readAt).toEqual(new Date(noon.getTime() - 5000));
  });

  it('is replaced after the clock of the device was set back', async () => {
    await device.time.advance(60_000);
    await readMenu();
    await device.time.advance(-60_000);
    await readMenu();
    device.connectivity.become(false);
    expect((await device.read.menu())?.readAt).toEqual(noon);
  });

  it('is nothing for a call whose reply is not stored', async () => {
    device.sessions.clear();
    device.answer = () => json({ menuTypes: [] });
    await device.menu.categories();
    expect([...device.texts.keys()]).toEqual([]);
  });

  it('is nothing where nothing may stay on the device', async () => {
    expect(await new HttpShop(() => json({})).orders.lastOrders()).toBeUndefined();
  });

  it('hides no bug in what reads it', async () => {
    await readMenu();
    device.connectivity.become(false);
    const bug = () => {
      throw new TypeError('a bug');
    };
    const reply = z.pipe(z.unknown(), z.transform(bug));
    const broken = call({ method: 'GET', path: '/api/v1/menu', storedAs: 'menu', reply, failure: '' });
    await expect(device.client.lastRead(broken)).rejects.toThrow(TypeError);
  });

  it('is never a menu so large that it would fill the storage', async () => {
    device.answer = () => json({ scheduledMenusDetails: [{ ...row, description: 'x'.repeat(500_000) }] });
    await device.menu.todaysMenu();
    expect(device.texts.has('storefront.lastReply.menu')).toBe(false);
  });

  it.each(['', '{}', '{"text":"{","readAt":"2026-11-21T18:00:00Z"}', '{"text":"{}","readAt":"today"}'])(
    'is nothing where the stored text is %s',
    async (stored) => {
      device.texts.set('storefront.lastReply.menu', stored);
      device.connectivity.become(false);
      expect(await device.read.menu()).toBeUndefined();
    },
  );
});
