import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChange, quantityOf, totalItems, type Cart, type CartChange } from '../../../../src/domain/cart/cart';
import { OrderLedger } from '../../../../src/domain/checkout/pending-orders/order-ledger';
import type { OrderEvent } from '../../../../src/domain/checkout/pending-orders/order-machine';
import { orUndefined, ServiceError } from '../../../../src/domain/shared/service-error';
import { aCartItem, anOrder, aPendingOrder } from '../../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrders } from '../../../support/in-memory';
import { InMemoryLocks } from '../../../support/in-memory-device';
import { user1 } from '../../../support/settling';

const key = 'key-1';
const ordered: Cart = [aCartItem({ quantity: 2 }), aCartItem({ id: 'mint', name: 'Mint', quantity: 1 })];
type Fate = 'answered' | 'reply lost' | 'call lost' | 'refused';

/** The fate of each change of the cart. */
class FickleCart extends InMemoryCart {
  fates: readonly Fate[] = [];

  override async apply(change: CartChange): Promise<Cart> {
    const [fate = 'answered', ...later] = this.fates;
    this.fates = later;
    if (fate === 'refused') throw new ServiceError('refused', 'not now', 422);
    if (fate !== 'call lost') this.cart = applyChange(this.cart, change);
    if (fate !== 'answered') throw new ServiceError('timeout', 'no reply', 408);
    return this.cart;
  }
}

it('every ordered piece is in one place, whichever replies of the cart are lost', async () => {
  const event = fc.constantFrom<OrderEvent>(
    { kind: 'answered', key, checkoutUrl: 'https://pay.test/chk_1', orderId: 'order-1' },
    { kind: 'catchUp', key },
    { kind: 'restore', key },
    { kind: 'statusTold', order: anOrder({ id: 'order-1', status: 'PAYMENT_FAILED' }) },
  );
  const fate = fc.constantFrom<Fate>('answered', 'reply lost', 'call lost', 'refused');
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 8 }), fc.array(fate, { maxLength: 6 }), async (events, fates) => {
      const carts = new FickleCart(ordered);
      carts.fates = fates;
      const pending = new InMemoryPendingOrders(
        aPendingOrder({ idempotencyKey: key, items: ordered, customerId: 'user-1' }),
      );
      const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), user1);
      for (const next of events) await orUndefined(ledger.step(next));
      carts.fates = [];
      await ledger.step({ kind: 'catchUp', key });

      const order = pending.newest;
      const left = order && order.stage !== 'sent' ? order.items : [];
      expect(totalItems(carts.cart) + totalItems(left)).toBe(totalItems(ordered));
      for (const { id, quantity } of ordered) expect(quantityOf(carts.cart, id) + quantityOf(left, id)).toBe(quantity);
    }),
  );
});
