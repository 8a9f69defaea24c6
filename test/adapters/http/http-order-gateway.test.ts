import { describe, expect, it } from 'vitest';
import { newOrderBody } from '../../../src/adapters/http/new-order.wire';
import type { NewOrder } from '../../../src/domain/orders/new-order';
import type { OrderDialect } from '../../../src/domain/shop/shop-profile';
import { HttpShop, json, sentBody } from './support/http-shop';
import { idempotencyKey, newOrder } from './support/order-rows';

const { deliveryInfo: _, mobile: __, ...items } = newOrder;
const pickup: NewOrder = { ...items, fulfillmentType: 'PICKUP' };
const checkoutUrl = 'https://pay.test/c/1';
const order = (fields: object = {}) => ({ id: 1, orderStatus: 'paid', totalAmount: 5, ...fields });

describe('an order', () => {
  it('is sent with its address in the dialect of the service', async () => {
    const shop = new HttpShop(() => json({ checkoutUrl }), { dialect: 'street' });
    await shop.orders.place(newOrder, idempotencyKey);
    expect(shop.requests.map(sentBody)).toEqual([
      {
        channel: 'WEB',
        fulfillmentType: 'DELIVERY',
        tipAmount: 0,
        items: [{ itemId: '7', quantity: 2 }],
        deliveryInfo: {
          street: '1500 Marilla St, Suite 5',
          city: 'Dallas',
          state: 'TX',
          zipCode: '75201',
          country: 'USA',
        },
        mobile: '+12145550100',
      },
    ]);
  });

  it('an order for pickup is sent without an address', async () => {
    const shop = new HttpShop(() => json({ checkoutUrl }));
    await shop.orders.place(pickup, idempotencyKey);
    expect(shop.requests.map(sentBody)).toEqual([pickup]);
  });

  it.each<[string, NewOrder, OrderDialect]>([
    ['for delivery in lines', newOrder, 'lines'],
    ['for delivery to a street', newOrder, 'street'],
    ['for pickup', pickup, 'lines'],
  ])('%s is sent as it is described', async (_how, order, dialect) => {
    const shop = new HttpShop(() => json({ checkoutUrl }), { dialect });
    await shop.orders.place(order, idempotencyKey);
    const [sent] = shop.requests.map(sentBody);
    expect(newOrderBody.parse(sent)).toEqual(sent);
  });

  it('goes without its key where the service does not allow the header', async () => {
    const shop = new HttpShop(() => json({ checkoutUrl }), { sendIdempotencyKey: false });
    await shop.orders.place(newOrder, idempotencyKey);
    expect(new Headers(shop.requests[0]?.init.headers).has('Idempotency-Key')).toBe(false);
  });

  it.each([
    ['paymentCheckout.url', { paymentCheckout: { url: checkoutUrl } }, { checkoutUrl }],
    ['checkoutUrl', { checkoutUrl, orderId: 7 }, { checkoutUrl, orderId: '7' }],
    [
      'paymentCheckout.url before checkoutUrl',
      { paymentCheckout: { url: checkoutUrl }, checkoutUrl: 'https://other.test/' },
      { checkoutUrl },
    ],
    [
      'checkoutUrl where paymentCheckout is empty',
      { paymentCheckout: null, checkoutUrl, order: null },
      { checkoutUrl },
    ],
    [
      'a page for an order of a day',
      { checkoutUrl, order: { id: 'o-1', promisedBy: '2026-11-22' } },
      { checkoutUrl, orderId: 'o-1', promisedBy: '2026-11-22' },
    ],
    [
      'a page for an order whose time has no zone',
      { checkoutUrl, order: { id: 'o-1', promisedBy: '2026-11-22T18:00:00' } },
      { checkoutUrl, orderId: 'o-1' },
    ],
    ['the id of the order', { checkoutUrl, order: { id: 'o-1' }, orderId: 'o-2' }, { checkoutUrl, orderId: 'o-1' }],
  ])('is paid at %s', async (_where, reply, placed) => {
    const { orders } = new HttpShop(() => json(reply));
    expect(await orders.place(newOrder, idempotencyKey)).toEqual(placed);
  });

  it.each([
    ['in lower case', 'paid', 'PAID'],
    ['in words', ' out-for delivery ', 'OUT_FOR_DELIVERY'],
    ['that is unknown', 'ON_HOLD', 'ON_HOLD'],
  ])('reads a status %s', async (_how, orderStatus, status) => {
    const { orders } = new HttpShop(() => json({ order: order({ orderStatus }) }));
    expect(await orders.find('1')).toMatchObject({ id: '1', status });
  });

  it('reads a day without a time as a day', async () => {
    const days = { createdAt: '2026-11-20', scheduledFor: '2026-11-22', promisedBy: '2026-11-22T18:00:00Z' };
    const { orders } = new HttpShop(() => json({ order: order(days) }));
    const read = { ...days, promisedBy: new Date('2026-11-22T18:00:00Z') };
    expect(await orders.find('1')).toMatchObject(read);
  });

  it.each(['PICKUP', 'pickup', ' Pickup'])('an order for pickup is read as such: "%s"', async (fulfillmentType) => {
    const { orders } = new HttpShop(() => json({ order: order({ fulfillmentType }) }));
    expect(await orders.find('1')).toMatchObject({ fulfillmentType: 'PICKUP' });
  });

  it('an order that the service lists twice is listed once', async () => {
    const { orders } = new HttpShop(() =>
      json({ orders: [order({ id: 'a' }), order({ id: 'b' }), order({ id: 'a' })] }),
    );
    expect((await orders.listMine({})).orders.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('names its items as the menu does, without blanks around them', async () => {
    const items = [{ itemName: ' Classic Chip ', quantity: 2, unitPrice: 2.5 }];
    const { orders } = new HttpShop(() => json({ order: order({ items }) }));
    expect((await orders.find('1')).items).toMatchObject([{ itemName: 'Classic Chip' }]);
  });
  it('an order without items is read with an empty list', async () => {
    const { orders } = new HttpShop(() => json({ order: order({ items: null }) }));
    expect((await orders.find('1')).items).toEqual([]);
  });

  it('shows no markup from the service', async () => {
    const { orders } = new HttpShop(() => json({ order: order({ statusMessage: '<img src=x onerror=alert(1)>' }) }));
    expect(await orders.find('1')).not.toHaveProperty('statusMessage');
  });

  it.each([1e300, '11.39', null])('an order is refused when its total is %s', async (totalAmount) => {
    const { orders } = new HttpShop(() => json({ order: order({ totalAmount }) }));
    await expect(orders.find('1')).rejects.toMatchObject({ kind: 'invalidReply', message: 'Invalid order data' });
  });
});

describe('the quantity of an order line', () => {
  const orderOf = (quantity: unknown) =>
    order({ id: String(quantity), items: [{ itemName: 'Chip', quantity, unitPrice: 2.5 }] });

  it.each([1.5, 0, -1, 1000, 1e300, '2', null])('is not %s: the order is refused', async (quantity) => {
    const { orders } = new HttpShop(() => json({ order: orderOf(quantity) }));
    const invalid = { kind: 'invalidReply', message: 'Invalid order data' };
    await expect(orders.find('1')).rejects.toMatchObject(invalid);
    await expect(orders.track('1')).rejects.toMatchObject(invalid);
  });

  it.each([1, 999])('the quantity of an order line may be %s', async (quantity) => {
    const { orders } = new HttpShop(() => json({ order: orderOf(quantity) }));
    expect((await orders.find('1')).items).toMatchObject([{ quantity }]);
  });

  it('drops only its own order from a list, which says so', async () => {
    const { orders } = new HttpShop(() => json({ orders: [orderOf(1.5), orderOf(2), null, orderOf(-1)] }));
    expect(await orders.listMine({})).toMatchObject({ orders: [{ id: '2' }], unreadable: 3 });
  });

  it('makes a list an error where none of its orders can be read', async () => {
    const { orders } = new HttpShop(() => json({ orders: [orderOf(0), orderOf(-1)] }));
    await expect(orders.listMine({})).rejects.toMatchObject({
      kind: 'invalidReply',
      message: 'Failed to fetch orders',
    });
  });
});

describe('the id of an order', () => {
  it('is refused where a URL cannot hold it', async () => {
    const { orders } = new HttpShop(() => json({ order: order({ id: 'o-\ud800' }) }));
    await expect(orders.find('1')).rejects.toMatchObject({ message: 'Invalid order data' });
  });
});

describe('the customer’s orders', () => {
  it('come newest first, those without a date last', async () => {
    const orders = [
      order({ id: 'old', createdAt: '2026-11-01T00:00:00Z' }),
      order({ id: 'undated' }),
      order({ id: 'new', createdAt: '2026-11-02T00:00:00Z' }),
    ];
    const shop = new HttpShop(() => json({ orders }));
    expect((await shop.orders.listMine({})).orders.map(({ id }) => id)).toEqual(['new', 'old', 'undated']);
  });
});
