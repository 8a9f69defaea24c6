import { describe, expect, it } from 'vitest';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import { rememberedItem } from '../../../src/domain/orders/ordered-item-id';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, aProduct, deliveryDetails, pickupDetails } from '../../support/builders';
import { placeOrderFixture, paymentPage } from '../../support/place-order-fixture';

describe('Confirm & Pay', () => {
  it('stores, calls, checks the URL, takes the items out of the cart and leaves, in this order', async () => {
    const { placeOrder, steps, browser, carts } = placeOrderFixture();
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
    expect(steps).toEqual([
      'pending sent',
      'order sent',
      'URL checked',
      'pending awaitingPayment',
      'pending awaitingPayment',
      'cart take',
      'pending awaitingPayment',
      'browser left',
    ]);
    expect(browser.visited).toEqual([paymentPage]);
    expect(carts.cart).toEqual([]);
  });

  it('stores items, address and key before the call', async () => {
    const { placeOrder, pending } = placeOrderFixture({
      place: async () => {
        expect(pending.newest).toMatchObject({
          stage: 'sent',
          items: [aCartItem({ quantity: 2 })],
          details: deliveryDetails(),
          idempotencyKey: '00000000-0000-4000-8000-000000000001',
        });
        return { checkoutUrl: paymentPage };
      },
    });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
  });

  it('stores the pending order with its id until the outcome is known', async () => {
    const { placeOrder, pending, orderedItems } = placeOrderFixture();
    await placeOrder.execute(deliveryDetails());
    expect(pending.newest).toMatchObject({
      stage: 'awaitingPayment',
      orderId: 'order-1',
      items: [aCartItem({ quantity: 2 })],
    });
    expect(orderedItems.find('order-1')).toEqual([rememberedItem(aCartItem({ quantity: 2 }))]);
  });

  it('stores who ordered; a guest leaves no name', async () => {
    const { placeOrder, pending } = placeOrderFixture();
    await placeOrder.execute(deliveryDetails());
    expect(pending.newest?.customerId).toBe('user-1');
    const guest = placeOrderFixture();
    guest.customer.id = undefined;
    await guest.placeOrder.execute(deliveryDetails());
    expect(guest.pending.newest).not.toHaveProperty('customerId');
    expect(guest.pending.newest).not.toHaveProperty('retryOf');
  });

  it('accepts a reply without the order id', async () => {
    const { placeOrder, pending, orderedItems } = placeOrderFixture({
      place: async () => ({ checkoutUrl: paymentPage }),
    });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
    expect(pending.newest).not.toHaveProperty('orderId');
    expect(orderedItems.orders.size).toBe(0);
  });

  it('sends channel, fulfillment type, no tip, items, address and mobile', async () => {
    const { placeOrder, sent } = placeOrderFixture();
    await placeOrder.execute(deliveryDetails({ addressLine2: ' Apt 4 ', mobile: '214 555-0100' }));
    expect(sent[0]?.order).toEqual({
      channel: 'WEB',
      fulfillmentType: 'DELIVERY',
      tipAmount: 0,
      items: [{ itemId: 'classic-chip', quantity: 2 }],
      deliveryInfo: {
        line1: '1500 Marilla St',
        line2: 'Apt 4',
        city: 'Dallas',
        state: 'TX',
        postalCode: '75201',
        country: 'USA',
      },
      mobile: '+12145550100',
    });
  });

  it('sends no address for PICKUP, and a mobile only if there is one', async () => {
    const { placeOrder, sent } = placeOrderFixture();
    await placeOrder.execute(pickupDetails({ addressLine1: 'typed before' }));
    expect(sent[0]?.order).toEqual({
      channel: 'WEB',
      fulfillmentType: 'PICKUP',
      tipAmount: 0,
      items: [{ itemId: 'classic-chip', quantity: 2 }],
    });
  });

  it('leaves even if the cart cannot be changed, and restores nothing that is still in it', async () => {
    const applyToCart = () => Promise.reject(new ServiceError('network', 'offline', 0));
    const { placeOrder, pending, browser } = placeOrderFixture({ applyToCart });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
    expect(browser.visited).toEqual([paymentPage]);
    expect(pending.newest).toMatchObject({ stage: 'awaitingPayment', items: [] });
  });

  it('retries the payment of a failed order without touching the cart', async () => {
    const { placeOrder, carts, pending, sent } = placeOrderFixture({ cart: [aCartItem({ id: 'mint' })] });
    const basket = new RetryOrderSource('order-0', [aCartItem({ quantity: 3 })]);
    expect(await placeOrder.execute(deliveryDetails(), { source: basket })).toMatchObject({ kind: 'leaving' });
    expect(carts.cart).toEqual([aCartItem({ id: 'mint' })]);
    expect(sent[0]?.order.items).toEqual([{ itemId: 'classic-chip', quantity: 3 }]);
    expect(pending.newest?.items).toEqual([]);
  });
});

describe('Confirm & Pay sends nothing', () => {
  it.each([
    ['the cart is empty', [], deliveryDetails(), { kind: 'empty', review: { kind: 'empty' } }],
    [
      'the address is missing',
      [aCartItem()],
      deliveryDetails({ zip: '' }),
      { kind: 'invalid', message: 'Invalid order data' },
    ],
    [
      'one item has no id',
      [aCartItem(), aCartItem({ id: '' })],
      pickupDetails(),
      { kind: 'invalid', message: 'Invalid item in cart' },
    ],
    [
      'an item has no quantity',
      [aCartItem({ quantity: 0 })],
      pickupDetails(),
      { kind: 'invalid', message: 'Invalid item in cart' },
    ],
  ])('Confirm & Pay sends nothing when %s', async (_case, cart, details, outcome) => {
    const todaysMenu = async () => [aProduct(), aProduct({ id: '' })];
    const { placeOrder, sent, steps } = placeOrderFixture({ cart, todaysMenu });
    expect(await placeOrder.execute(details)).toEqual(outcome);
    expect(sent).toEqual([]);
    expect(steps).toEqual([]);
  });

  it("Confirm & Pay sends nothing when the cart differs from today's menu", async () => {
    const { placeOrder, sent } = placeOrderFixture({ cart: [aCartItem(), aCartItem({ id: 'gone' })] });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({
      kind: 'notReady',
      review: { kind: 'someUnavailable', unavailable: [{ item: { id: 'gone' }, reason: { kind: 'gone' } }] },
    });
    expect(sent).toEqual([]);
  });

  it("but proceeds when today's menu cannot be read", async () => {
    const todaysMenu = () => Promise.reject(new ServiceError('refused', 'down', 503));
    const { placeOrder, sent } = placeOrderFixture({ todaysMenu });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
    expect(sent).toHaveLength(1);
  });
});
