import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '../../../src/domain/checkout/ports';
import { RestoreOrder } from '../../../src/domain/checkout/restore-order';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, aPendingOrder, aProduct, deliveryDetails } from '../../support/builders';
import { paymentFixture } from '../../support/payment-fixture';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrder } from '../../support/in-memory';
import { placeOrderFixture } from '../../support/place-order-fixture';

const mint = aCartItem({ id: 'mint', name: 'Mint' });
const chip = aCartItem({ quantity: 2 });
/** Left for its payment page, with items that are no longer in the cart. */
const earlier = aPendingOrder({ stage: 'left', orderId: 'order-0', idempotencyKey: 'key-0', items: [mint] });
const later = aPendingOrder({ stage: 'left', orderId: 'order-1', idempotencyKey: 'key-1', items: [chip], earlier });

const failing = (error: ServiceError) =>
  placeOrderFixture({ pending: earlier, place: () => Promise.reject(error), todaysMenu: async () => [aProduct()] });

describe('an order that left before another one is placed', () => {
  it.each([
    ['no answer comes', new ServiceError('timeout', 'late', 408)],
    ['the service is down', new ServiceError('refused', 'HTTP 503: Service Unavailable', 503)],
    ['the session has ended', new ServiceError('sessionEnded', 'expired', 401)],
  ])('stays kept beside it when %s, and so does the key of the new one', async (_what, error) => {
    const { placeOrder, pending, sent } = failing(error);
    await placeOrder.execute(deliveryDetails());
    await placeOrder.execute(deliveryDetails());
    expect(pending.value).toMatchObject({ stage: 'sent', items: [chip], earlier });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is what is kept when the new one is refused', async () => {
    const { placeOrder, pending } = failing(new ServiceError('refused', 'No', 400));
    await placeOrder.execute(deliveryDetails());
    expect(pending.value).toEqual(earlier);
  });

  it('stays kept when the new one leaves too', async () => {
    const { placeOrder, pending } = placeOrderFixture({ pending: earlier });
    await placeOrder.execute(deliveryDetails());
    expect(pending.value).toMatchObject({ stage: 'left', orderId: 'order-1', earlier });
  });

  it('stays kept when the new one is changed after no answer came', async () => {
    const { placeOrder, pending } = failing(new ServiceError('timeout', 'late', 408));
    await placeOrder.execute(deliveryDetails());
    await placeOrder.execute(deliveryDetails({ zip: '75202' }));
    expect(pending.value?.earlier).toEqual(earlier);
  });
});

describe('of two orders that left', () => {
  it.each([
    ['was paid', 'PAID', []],
    ['failed', 'PAYMENT_FAILED', [chip]],
  ])('the earlier one stays kept when the later one %s', async (_what, status, cart) => {
    const { time, pending, carts } = paymentFixture([status], later);
    await time.advance(0);
    expect(pending.value).toEqual(earlier);
    expect(carts.cart).toEqual(cart);
  });

  it.each([
    ['was paid', 'PAID', []],
    ['failed', 'PAYMENT_FAILED', [chip]],
  ])('the later one stays kept when the earlier one %s', async (_what, status, cart) => {
    const [first, second] = [
      { ...earlier, orderId: 'order-1', items: [chip] },
      { ...later, orderId: 'order-2' },
    ];
    const { time, pending, carts } = paymentFixture([status], { ...second, earlier: first });
    await time.advance(0);
    const { earlier: _settled, ...alone } = second;
    expect(pending.value).toEqual(alone);
    expect(carts.cart).toEqual(cart);
  });

  it('the later one comes back first, then the earlier one', async () => {
    const { restore, carts, pending } = restoring(later);
    expect(await restore.execute()).toBe(2);
    expect(carts.cart).toEqual([chip]);
    expect(pending.value).toEqual(earlier);
    expect(await restore.execute()).toBe(1);
    expect(carts.cart).toEqual([chip, mint]);
    expect(pending.value).toBeUndefined();
  });

  it('each comes back once, also when both are asked for at once', async () => {
    const { restore, carts, pending } = restoring(later);
    const items = await Promise.all([restore.execute(later), restore.execute(earlier), restore.execute(earlier)]);
    expect(items).toEqual([2, 1, 1]);
    expect(carts.cart).toEqual([chip, mint]);
    expect(pending.value).toBeUndefined();
  });

  it('the earlier one comes back beside an attempt that keeps its key', async () => {
    const { restore, carts, pending } = restoring({ ...later, stage: 'sent' });
    expect(await restore.execute()).toBe(1);
    expect(carts.cart).toEqual([mint]);
    expect(pending.value).toMatchObject({ stage: 'sent', idempotencyKey: 'key-1' });
    expect(pending.value?.earlier).toBeUndefined();
  });
});

function restoring(kept: PendingOrder) {
  const [pending, carts] = [new InMemoryPendingOrder(kept), new InMemoryCart()];
  return { restore: new RestoreOrder(pending, carts, new InMemoryDraft()), carts, pending };
}
