import { describe, expect, it } from 'vitest';
import type { Product } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { ServiceError } from '../../../src/domain/shared/service-error';
import type { OrderGateway } from '../../../src/domain/orders/ports';
import { aLastOrder } from '../../support/last-order';
import { aDay, anOrder, anOrderItem, anOrderList, aProduct } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { aMenuGateway, anOrderGateway } from '../../support/in-memory-gateways';

const noOffers = { save: () => undefined };

describe('the order offered to a returning customer', () => {
  it('is the newest that was delivered', async () => {
    const list = anOrderList(
      anOrder({ id: 'R-3', status: 'PREPARING' }),
      anOrder({ id: 'R-2', status: 'DELIVERED' }),
      anOrder({ id: 'R-1', status: 'DELIVERED' }),
    );
    const lastOrder = aLastOrder(anOrderGateway({ listMine: async () => list }), { offers: noOffers });
    await lastOrder.load();
    expect(lastOrder.order?.id).toBe('R-2');
  });

  it('may be older than the ten newest', async () => {
    const newest = Array.from({ length: 10 }, (_, position) => anOrder({ id: `C-${position}`, status: 'CANCELLED' }));
    const delivered = anOrderList(anOrder({ id: 'R-1', status: 'DELIVERED' }));
    const listMine: OrderGateway['listMine'] = async ({ status }) => (status ? delivered : anOrderList(...newest));
    const lastOrder = aLastOrder(anOrderGateway({ listMine }), { offers: noOffers });
    await lastOrder.load();
    expect(lastOrder.order?.id).toBe('R-1');
  });

  it('a customer with a few orders is asked for once', async () => {
    let calls = 0;
    const listMine = async () => {
      calls += 1;
      return anOrderList(anOrder({ status: 'CANCELLED' }));
    };
    await aLastOrder(anOrderGateway({ listMine }), { offers: noOffers }).load();
    expect(calls).toBe(1);
  });

  it('is absent where the orders cannot be read', async () => {
    const down = () => Promise.reject(new ServiceError('refused', 'Down', 503));
    const lastOrder = aLastOrder(anOrderGateway({ listMine: down }), { offers: noOffers });
    await lastOrder.load();
    expect(lastOrder.order).toBeUndefined();
  });

  it('is no longer shown once its screen is gone', async () => {
    const lastOrder = aLastOrder(
      anOrderGateway({ listMine: async () => anOrderList(anOrder({ status: 'DELIVERED' })) }),
      { offers: noOffers },
    );
    const loaded = lastOrder.load();
    lastOrder.dispose();
    await loaded;
    expect(lastOrder.order).toBeUndefined();
  });

  it.each([
    { status: 'DELIVERED', wasOffered: [true] },
    { status: 'CANCELLED', wasOffered: [false] },
  ] as const)('is remembered as offered or not, for an order that is $status', async ({ status, wasOffered }) => {
    const saved: boolean[] = [];
    const offers = { save: (isOffered: boolean) => void saved.push(isOffered) };
    await aLastOrder(anOrderGateway({ listMine: async () => anOrderList(anOrder({ status })) }), { offers }).load();
    expect(saved).toEqual(wasOffered);
  });

  it('is remembered as it was where the orders cannot be read', async () => {
    const down = () => Promise.reject(new ServiceError('refused', 'Down', 503));
    const saved: boolean[] = [];
    const offers = { save: (isOffered: boolean) => void saved.push(isOffered) };
    await aLastOrder(anOrderGateway({ listMine: down }), { offers }).load();
    expect(saved).toEqual([]);
  });
});

describe('what the offered order would be today', () => {
  const chip = anOrderItem({ itemName: 'Classic Chip', quantity: 4, unitPrice: cents(250) });
  const offered = async (menu: readonly Product[]) => {
    const list = async () => anOrderList(anOrder({ status: 'DELIVERED', items: [chip] }));
    const todays = aMenuGateway({ todaysMenu: async () => menu });
    const lastOrder = aLastOrder(anOrderGateway({ listMine: list }), { menu: todays });
    await lastOrder.load();
    await flushPromises();
    return lastOrder.today;
  };

  it("is its sum and its day, if everything of it is on today's menu at its price", async () => {
    const today = await offered([aProduct({ deliverableOn: aDay('2026-11-22') })]);
    expect([today?.summary.subtotal, today?.summary.shipping, today?.days]).toEqual([1000, 599, ['2026-11-22']]);
  });

  it.each([
    ['an item is gone', []],
    ['a price is another', [aProduct({ price: cents(275) })]],
    ['too few are left', [aProduct({ quantityAvailable: 3 })]],
  ])('is nothing if %s', async (_why, menu) => {
    expect(await offered(menu)).toBeUndefined();
  });
});
