import { describe, expect, it } from 'vitest';
import { OrderLedger } from '../../../src/domain/checkout/order-ledger';
import type { PendingOrder } from '../../../src/domain/checkout/pending-order';
import { SettleOrders } from '../../../src/domain/checkout/settle-orders';
import { aCartItem, anOrder, aPendingOrder } from '../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryOrderedItems, InMemoryPendingOrders } from '../../support/in-memory';
import { InMemoryLocks } from '../../support/in-memory-device';

const nameless = aPendingOrder({ stage: 'awaitingPayment', items: [aCartItem({ quantity: 2 })] });
const known: PendingOrder = { ...nameless, orderId: 'order-1' };
const paid = anOrder({ id: 'order-1', status: 'PAID' });
const ordered = [{ itemId: 'chip-1', name: 'Chip' }];

function settling(order: PendingOrder) {
  const pending = new InMemoryPendingOrders(order);
  const ledger = new OrderLedger(pending, new InMemoryCart(), new InMemoryDraft(), new InMemoryLocks());
  const orderedItems = new InMemoryOrderedItems();
  return { settle: new SettleOrders(ledger, orderedItems), pending, orderedItems };
}

describe('an order whose id the service told', () => {
  it('is settled, and what was remembered of its items when it was placed stays', async () => {
    const { settle, pending, orderedItems } = settling(known);
    orderedItems.remember('order-1', ordered);
    await settle.execute([paid]);
    expect(pending.orders).toEqual([]);
    expect(orderedItems.find('order-1')).toEqual(ordered);
  });

  it('is settled by the older of two orders with the same items, if that is the one', async () => {
    const { settle, pending } = settling(known);
    await settle.execute([anOrder({ id: 'order-2', status: 'PAID' }), paid]);
    expect(pending.orders).toEqual([]);
  });
});

describe('an order that is recognized by its items', () => {
  it.each<[string, PendingOrder]>([
    ['have left the cart', nameless],
    ['are still in the cart', { ...nameless, items: [], toTake: nameless.items }],
  ])('has its items remembered under its id, where they %s', async (_case, order) => {
    const { settle, pending, orderedItems } = settling(order);
    await settle.execute([paid]);
    expect(pending.orders).toEqual([]);
    expect(orderedItems.find('order-1')).toEqual([{ itemId: 'classic-chip', name: aCartItem().name }]);
  });
});
