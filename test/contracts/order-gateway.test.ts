import { describe, expect, it } from 'vitest';
import type { NewOrder } from '../../src/domain/orders/new-order';
import { anOrderList } from '../support/builders';
import { ContractFixture, contractShops } from '../support/contract-shops';

const address = { line1: '1500 Marilla St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'USA' };
const newOrder: NewOrder = {
  channel: 'WEB',
  fulfillmentType: 'DELIVERY',
  tipAmount: 0,
  items: [{ itemId: 'classic-chip', quantity: 2 }],
  deliveryInfo: address,
  mobile: '+12145550100',
};
const [key, otherKey] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;

describe.each(contractShops)('order gateway, reading: %s', (_adapter, shopOn) => {
  const signedIn = async () => {
    const fixture = await ContractFixture.open();
    fixture.signInDemoCustomer();
    return { fixture, orders: shopOn(fixture).orders };
  };

  it("lists the customer's own orders newest first", async () => {
    const list = await (await signedIn()).orders.listMine({ limit: 200 });
    expect(list.orders.map(({ id, status }) => [id, status])).toEqual([
      ['SB-102', 'PENDING_PAYMENT'],
      ['SB-101', 'PREPARING'],
      ['SB-100', 'DELIVERED'],
    ]);
  });

  it('lists no orders of another customer', async () => {
    const fixture = await ContractFixture.open();
    fixture.signInNewcomer();
    expect(await shopOn(fixture).orders.listMine({})).toEqual(anOrderList());
  });

  it('lists at most the requested number', async () => {
    expect(await (await signedIn()).orders.listMine({ limit: 1 })).toMatchObject({ orders: [{ id: 'SB-102' }] });
  });

  it('lists orders of one status', async () => {
    expect(await (await signedIn()).orders.listMine({ status: 'DELIVERED' })).toMatchObject({
      orders: [{ id: 'SB-100' }],
    });
  });

  it('returns an order with amounts in cents and dates as instants', async () => {
    expect(await (await signedIn()).orders.find('SB-102')).toEqual({
      id: 'SB-102',
      status: 'PENDING_PAYMENT',
      fulfillmentType: 'DELIVERY',
      channel: 'WEB',
      currency: 'USD',
      subtotal: 1000,
      discount: 100,
      tax: 72,
      deliveryFee: 599,
      tip: 100,
      total: 1671,
      createdAt: new Date('2026-11-21T21:55:00Z'),
      scheduledFor: new Date('2026-11-22T17:00:00Z'),
      promisedBy: new Date('2026-11-22T19:00:00Z'),
      items: [
        {
          itemId: 'classic-chip',
          itemName: 'Classic Chip',
          itemDescription: 'Brown butter and dark chocolate.',
          quantity: 4,
          unitPrice: 250,
          imageUrl: expect.stringContaining('/products/classic-chip-320.webp'),
        },
      ],
    });
  });

  it('refuses an unknown order with status 404', async () => {
    const finding = (await signedIn()).orders.find('nope');
    await expect(finding).rejects.toMatchObject({ kind: 'refused', status: 404, message: 'Order not found' });
  });

  it("refuses another customer's order as if it did not exist", async () => {
    const fixture = await ContractFixture.open();
    fixture.signInNewcomer();
    await expect(shopOn(fixture).orders.find('SB-100')).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });

  it('returns the delivery info of an order', async () => {
    expect(await (await signedIn()).orders.deliveryInfo('SB-101')).toEqual({
      status: 'PREPARING',
      contact: { name: 'Priya Raman', phone: '+12145550188' },
      userMobile: '+12145550188',
      address: { line1: '2811 Swiss Avenue', city: 'Dallas', state: 'TX', postalCode: '75204', country: 'USA' },
    });
  });

  it('refuses a guest without reporting an ended session', async () => {
    const fixture = await ContractFixture.open();
    await expect(shopOn(fixture).orders.listMine({})).rejects.toMatchObject({ kind: 'refused', status: 401 });
    expect(fixture.authErrorCount).toBe(0);
  });

  it('rejects a superseded request as cancelled', async () => {
    const controller = new AbortController();
    const list = (await signedIn()).orders.listMine({}, controller.signal);
    controller.abort();
    await expect(list).rejects.toMatchObject({ kind: 'cancelled' });
  });
});

describe.each(contractShops)('order gateway, placing: %s', (_adapter, shopOn) => {
  const newcomer = async () => {
    const fixture = await ContractFixture.open();
    fixture.signInNewcomer();
    return { fixture, orders: shopOn(fixture).orders };
  };
  const placed = async () => {
    const { fixture, orders } = await newcomer();
    const { orderId = '' } = await orders.place(newOrder, key);
    return { fixture, orders, orderId };
  };

  it('returns the payment page of an order', async () => {
    const { checkoutUrl, orderId } = await (await newcomer()).orders.place(newOrder, key);
    const { origin, pathname, searchParams } = new URL(checkoutUrl);
    expect([origin + pathname, searchParams.get('orderId')]).toEqual(['https://shop.test/demo/checkout', orderId]);
  });

  it('makes an order that awaits payment, with amounts computed by the service', async () => {
    const { orders, orderId } = await placed();
    expect(await orders.find(orderId)).toMatchObject({
      status: 'PENDING_PAYMENT',
      subtotal: 500,
      tax: 40,
      deliveryFee: 599,
      total: 1139,
      items: [{ itemId: 'classic-chip', itemName: 'Classic Chip', quantity: 2, unitPrice: 250 }],
    });
  });

  it('stores the address and the phone number of an order', async () => {
    const { orders, orderId } = await placed();
    expect(await orders.deliveryInfo(orderId)).toMatchObject({ address, userMobile: '+12145550100' });
  });

  it('makes no second order for the same key', async () => {
    const { orders, orderId } = await placed();
    expect((await orders.place(newOrder, key)).orderId).toBe(orderId);
    expect((await orders.listMine({})).orders).toHaveLength(1);
  });

  it('makes a second order for another key', async () => {
    const { orders } = await placed();
    await orders.place(newOrder, otherKey);
    expect((await orders.listMine({})).orders).toHaveLength(2);
  });

  it("makes a second order for another customer's key", async () => {
    const { fixture, orders, orderId } = await placed();
    fixture.signInDemoCustomer();
    expect((await orders.place(newOrder, key)).orderId).not.toBe(orderId);
  });

  it('refuses another order under the same key', async () => {
    const { orders } = await placed();
    const other: NewOrder = { ...newOrder, items: [{ itemId: 'samosa', quantity: 1 }] };
    await expect(orders.place(other, key)).rejects.toMatchObject({ kind: 'refused', status: 409 });
  });

  it.each([
    ['nothing', []],
    ['an unknown item', [{ itemId: 'nope', quantity: 1 }]],
    ['more than there is', [{ itemId: 'oat', quantity: 4 }]],
  ])('refuses an order of %s', async (_what, items) => {
    const placing = (await newcomer()).orders.place({ ...newOrder, items }, key);
    await expect(placing).rejects.toMatchObject({ kind: 'refused' });
  });

  it('cancels an order that is not paid yet', async () => {
    const { orders, orderId } = await placed();
    await orders.cancel(orderId);
    expect((await orders.find(orderId)).status).toBe('CANCELLED');
  });

  it('cancels an order for good while its payment is processed', async () => {
    const { fixture, orders, orderId } = await placed();
    fixture.backend.show('payment-pending');
    await fixture.services.payments.settle(orderId, 'pay');
    await orders.cancel(orderId);
    await fixture.time.advance(60_000);
    expect((await orders.find(orderId)).status).toBe('CANCELLED');
  });

  it('refuses to cancel an order in progress', async () => {
    const { fixture, orders, orderId } = await placed();
    await fixture.services.payments.settle(orderId, 'pay');
    await expect(orders.cancel(orderId)).rejects.toMatchObject({ kind: 'refused', status: 409 });
  });

  it('tracks an order from status to status', async () => {
    const { fixture, orders, orderId } = await placed();
    await fixture.services.payments.settle(orderId, 'pay');
    const paid = await orders.track(orderId);
    await fixture.time.advance(60_000);
    expect(paid.status).toBe('PAID');
    expect((await orders.track(orderId)).status).toBe('PREPARING');
  });
});
