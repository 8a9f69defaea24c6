import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '../../../src/domain/checkout/ports';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { PaymentFailureViewModel } from '../../../src/view-models/payment/payment-failure.view-model';
import { aCartItem, anOrder, aPendingOrder, deliveryDetails } from '../../support/builders';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { aShop } from '../../support/shop';

const left = aPendingOrder({ stage: 'left', orderId: 'order-1', items: [aCartItem({ quantity: 2 })] });

async function aFailure(pending: PendingOrder | undefined, status: string | ServiceError = 'PENDING_PAYMENT') {
  const shop = await aShop({ cart: [] });
  if (pending) shop.pending.save(pending);
  let reads = 0;
  const orders = anOrderGateway({
    find: async (id) => {
      reads += 1;
      if (status instanceof Error) throw status;
      return anOrder({ id, status });
    },
  });
  const failure = new PaymentFailureViewModel(orders, shop.pending, shop.restoreOrder, shop.cart);
  return { ...shop, failure, readCount: () => reads };
}

describe('payment failure', () => {
  it('shows no result before the order service answers', async () => {
    const { failure } = await aFailure(left);
    expect(failure.state).toEqual({ kind: 'checking' });
  });

  it.each(['PENDING_PAYMENT', 'PAYMENT_FAILED', 'CANCELLED', 'REJECTED'])(
    'restores items and address when the order is %s',
    async (status) => {
      const { failure, cart, drafts, pending } = await aFailure(left, status);
      await failure.load();
      expect(failure.state).toEqual({ kind: 'failed', restoredItems: 2 });
      expect(cart.items).toEqual(left.items);
      expect(drafts.load()).toEqual(deliveryDetails());
      expect(pending.load()).toBeUndefined();
    },
  );

  it.each(['PAID', 'CONFIRMED', 'PREPARING', 'DELIVERED'])(
    'leads to the order when the order service reports %s, whatever the URL says',
    async (status) => {
      const { failure, cart, pending } = await aFailure(left, status);
      await failure.load();
      expect(failure.state).toEqual({ kind: 'paid', orderId: 'order-1' });
      expect(cart.items).toEqual([]);
      expect(pending.load()).toEqual(left);
    },
  );

  it('keeps an earlier pending order than the one that failed', async () => {
    const earlier = aPendingOrder({ stage: 'left', orderId: 'order-0', idempotencyKey: 'key-0' });
    const { failure, cart, pending } = await aFailure({ ...left, earlier }, 'PAYMENT_FAILED');
    await failure.load();
    expect(cart.items).toEqual(left.items);
    expect(pending.load()).toEqual(earlier);
  });

  it('keeps everything when the order service does not answer', async () => {
    const { failure, cart, pending } = await aFailure(left, new ServiceError('network', networkText, 0));
    await failure.load();
    expect(failure.state).toEqual({ kind: 'unknown' });
    expect(cart.items).toEqual([]);
    expect(pending.load()).toEqual(left);
  });

  it('restores an order without an id', async () => {
    const { orderId: _unknown, ...nameless } = left;
    const { failure, readCount } = await aFailure(nameless);
    await failure.load();
    expect(failure.state).toEqual({ kind: 'failed', restoredItems: 2 });
    expect(readCount()).toBe(0);
  });

  it('restores nothing when nothing is stored', async () => {
    const { failure, readCount } = await aFailure(undefined);
    await failure.load();
    expect(failure.state).toEqual({ kind: 'failed', restoredItems: 0 });
    expect(readCount()).toBe(0);
  });

  it('does not double a cart that was never cleared', async () => {
    const { failure, cart, pending } = await aFailure({ ...left, stage: 'sent' });
    await failure.load();
    expect(failure.state).toEqual({ kind: 'failed', restoredItems: 0 });
    expect(cart.items).toEqual([]);
    expect(pending.load()?.stage).toBe('sent');
  });

  it('restores once, even when loaded twice', async () => {
    const { failure, cart, readCount } = await aFailure(left);
    await Promise.all([failure.load(), failure.load()]);
    expect(failure.state).toEqual({ kind: 'failed', restoredItems: 2 });
    expect(cart.items).toEqual(left.items);
    expect(readCount()).toBe(1);
  });
});
