import { describe, expect, it } from 'vitest';
import { DiscardAttempt } from '../../../src/domain/checkout/discard-attempt';
import type { PendingOrder } from '../../../src/domain/checkout/ports';
import type { Order } from '../../../src/domain/orders/order';
import { aCartItem, anOrder, anOrderItem, aPendingOrder } from '../../support/builders';
import { InMemoryPendingOrder } from '../../support/in-memory';

const mint = aCartItem({ id: 'mint', name: 'Mint', quantity: 1 });
const chip = aCartItem({ quantity: 2 });
const attempt = aPendingOrder({ items: [mint, chip], attemptedAt: new Date('2026-11-20T18:00:00Z') });
const made = anOrder({
  status: 'CANCELLED',
  createdAt: new Date('2026-11-20T18:00:01Z'),
  items: [anOrderItem({ quantity: 2 }), anOrderItem({ itemName: 'Mint', quantity: 1 })],
});

function keptAfter(cancelled: Order, kept: PendingOrder) {
  const pending = new InMemoryPendingOrder(kept);
  new DiscardAttempt(pending).execute(cancelled);
  return pending.value;
}

describe('a cancelled order', () => {
  it('ends the unanswered attempt that made it', () => {
    expect(keptAfter(made, attempt)).toBeUndefined();
  });

  it('ends it also where the clock of the service is a little slow', () => {
    expect(keptAfter({ ...made, createdAt: new Date('2026-11-20T17:56:00Z') }, attempt)).toBeUndefined();
  });

  it('leaves an order that had left before the attempt', () => {
    const earlier = aPendingOrder({ stage: 'left', idempotencyKey: 'key-0' });
    expect(keptAfter(made, { ...attempt, earlier })).toEqual(earlier);
  });

  it.each<[string, Order, PendingOrder]>([
    ['holds other items', { ...made, items: [anOrderItem({ quantity: 2 })] }, attempt],
    ['holds another number of one', { ...made, items: made.items.map((item) => ({ ...item, quantity: 1 })) }, attempt],
    ['was made long before', { ...made, createdAt: new Date('2026-11-20T17:00:00Z') }, attempt],
    ['is on its payment page', made, { ...attempt, stage: 'left' }],
  ])('ends nothing where it %s', (_case, cancelled, kept) => {
    expect(keptAfter(cancelled, kept)).toEqual(kept);
  });
});
