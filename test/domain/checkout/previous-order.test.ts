import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, aPendingOrder, aProduct, deliveryDetails } from '../../support/builders';
import { paymentFixture } from '../../support/payment-fixture';
import { placeOrderFixture } from '../../support/place-order-fixture';

const mint = aCartItem({ id: 'mint', name: 'Mint' });
const chip = aCartItem({ quantity: 2 });
const previous = aPendingOrder({
  stage: 'awaitingPayment',
  orderId: 'order-0',
  idempotencyKey: 'key-0',
  items: [mint],
});
const latest = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1', idempotencyKey: 'key-1', items: [chip] });

const failing = (error: ServiceError) =>
  placeOrderFixture({ pending: previous, place: () => Promise.reject(error), todaysMenu: async () => [aProduct()] });

describe('an order that awaits payment while another one is placed', () => {
  it.each([
    ['no answer comes', new ServiceError('timeout', 'late', 408)],
    ['the service is down', new ServiceError('refused', 'HTTP 503: Service Unavailable', 503)],
    ['the session has ended', new ServiceError('sessionEnded', 'expired', 401)],
  ])('stays pending when %s, and the new one keeps its key', async (_what, error) => {
    const { placeOrder, pending, sent } = failing(error);
    await placeOrder.execute(deliveryDetails());
    await placeOrder.execute(deliveryDetails());
    expect(pending.orders).toMatchObject([{ stage: 'sent', items: [chip] }, previous]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('stays pending when the new one is refused', async () => {
    const { placeOrder, pending } = failing(new ServiceError('refused', 'No', 400));
    await placeOrder.execute(deliveryDetails());
    expect(pending.orders).toMatchObject([{ stage: 'refused' }, previous]);
  });

  it('stays pending when the new one awaits payment too', async () => {
    const { placeOrder, pending } = placeOrderFixture({ pending: previous });
    await placeOrder.execute(deliveryDetails());
    expect(pending.orders).toMatchObject([{ stage: 'awaitingPayment', orderId: 'order-1' }, previous]);
  });

  it('stays pending when the new one is changed after no answer came', async () => {
    const { placeOrder, pending } = failing(new ServiceError('timeout', 'late', 408));
    await placeOrder.execute(deliveryDetails());
    await placeOrder.execute(deliveryDetails({ zip: '75202' }));
    expect(pending.orders).toHaveLength(3);
    expect(pending.orders[2]).toEqual(previous);
  });
});

describe('of two orders that await payment', () => {
  it.each([
    ['was paid', 'PAID', []],
    ['failed', 'PAYMENT_FAILED', [chip]],
  ])('the previous one stays pending when the latest one %s', async (_what, status, cart) => {
    const { time, pending, carts } = paymentFixture([status], latest, previous);
    await time.advance(0);
    expect(pending.orders).toEqual([previous]);
    expect(carts.cart).toEqual(cart);
  });

  it.each([
    ['was paid', 'PAID', []],
    ['failed', 'PAYMENT_FAILED', [mint]],
  ])('the latest one stays pending when the previous one %s', async (_what, status, cart) => {
    const other = { ...latest, orderId: 'order-2' };
    const { time, pending, carts } = paymentFixture([status], other, { ...previous, orderId: 'order-1' });
    await time.advance(0);
    expect(pending.orders).toEqual([other]);
    expect(carts.cart).toEqual(cart);
  });
});
