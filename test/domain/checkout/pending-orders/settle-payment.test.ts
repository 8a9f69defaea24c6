import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '../../../../src/domain/checkout/pending-orders/pending-order';
import { ServiceError } from '../../../../src/domain/shared/service-error';
import { aCartItem, aPendingOrder } from '../../../support/builders';
import { paymentFixture } from '../../../support/payment-fixture';

const offline = new ServiceError('network', 'offline', 0);
const left = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1', items: [aCartItem({ quantity: 2 })] });

describe('the pending order', () => {
  it.each(['PAID', 'CONFIRMED', 'DELIVERED', 'DELIVERY_FAILED'])('is forgotten once it is %s', async (status) => {
    const { time, pending, carts } = paymentFixture([status], left);
    await time.advance(0);
    expect(pending.newest).toBeUndefined();
    expect(carts.cart).toEqual([]);
  });

  it.each(['PAYMENT_FAILED', 'CANCELLED', 'REJECTED'])('goes back into the cart once it is %s', async (status) => {
    const { time, pending, carts, updates, announced } = paymentFixture([status], left);
    await time.advance(0);
    expect(pending.newest).toBeUndefined();
    expect(carts.cart).toEqual(left.items);
    expect(updates).toMatchObject([{ kind: 'order' }, { kind: 'cartTold', restoredItems: 2 }]);
    expect(announced).toEqual([]);
  });

  it.each<[string, (string | Error)[], PendingOrder]>([
    ['its payment is pending', ['PENDING_PAYMENT'], left],
    ['its status is one that the shop does not know', ['EXPIRED'], left],
    ['its status cannot be read', [offline], left],
    ['another order is looked at', ['PAYMENT_FAILED'], { ...left, orderId: 'order-2' }],
    ['another order was paid', ['PAID'], { ...left, orderId: 'order-2' }],
    [
      'it was never on its way, and another one was paid',
      ['PAID'],
      aPendingOrder({ stage: 'sent', orderId: 'order-1' }),
    ],
  ])('stays stored while %s', async (_case, reads, order) => {
    const { time, pending, carts } = paymentFixture(reads, order);
    await time.advance(60_000);
    expect(pending.newest).toEqual(order);
    expect(carts.cart).toEqual([]);
  });

  it('is recognized by its items when the service did not give its id', async () => {
    const { orderId: _unknown, ...nameless } = left;
    const { time, pending } = paymentFixture(['PAID'], {
      ...nameless,
      attemptedAt: new Date('2026-11-20T18:00:00Z'),
    });
    await time.advance(0);
    expect(pending.newest).toBeUndefined();
  });

  it('is recognized by its payment page when the service did not give its id', async () => {
    const { orderId: _unknown, ...nameless } = left;
    const { time, pending } = paymentFixture(['PAID'], { ...nameless, checkoutUrl: 'https://pay.test/chk_1' });
    await time.advance(0);
    expect(pending.newest).toBeUndefined();
  });

  it('stays stored, and the outcome is shown, when the cart cannot be reached', async () => {
    const { time, carts, pending, updates } = paymentFixture(['PAYMENT_FAILED'], left);
    carts.apply = () => Promise.reject(offline);
    await time.advance(0);
    expect(updates).toMatchObject([{ kind: 'order' }, { kind: 'cartTold', restoredItems: 0 }]);
    expect(pending.newest).toMatchObject({ ...left, stage: 'restoring' });
  });

  it('goes back into the cart although the page is left before the answer, and the customer is told elsewhere', async () => {
    const { time, pending, carts, updates, announced, stop } = paymentFixture(['PAYMENT_FAILED'], left);
    stop();
    await time.advance(0);
    expect(pending.newest).toBeUndefined();
    expect(carts.cart).toEqual(left.items);
    expect([updates, announced]).toEqual([[], [2]]);
  });

  it('is settled without a word although the page is left before the answer, if nothing goes back', async () => {
    const { time, pending, announced, stop } = paymentFixture(['PAID'], left);
    stop();
    await time.advance(0);
    expect(pending.newest).toBeUndefined();
    expect(announced).toEqual([]);
  });

  it('is restored even if the page is left at that moment; the customer is then told elsewhere', async () => {
    const { time, carts, updates, announced, stop } = paymentFixture(['PAYMENT_FAILED'], left);
    const apply = carts.apply.bind(carts);
    carts.apply = (change) => {
      stop();
      return apply(change);
    };
    await time.advance(0);
    expect(carts.cart).toEqual(left.items);
    expect(updates).toMatchObject([{ kind: 'order' }]);
    expect(announced).toEqual([2]);
  });
});
