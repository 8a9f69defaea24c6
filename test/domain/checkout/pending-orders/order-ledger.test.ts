import { describe, expect, it } from 'vitest';
import { OrderLedger, type OrderStep } from '../../../../src/domain/checkout/pending-orders/order-ledger';
import type { PendingOrder } from '../../../../src/domain/checkout/pending-orders/pending-order';
import { aPendingOrder } from '../../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrders } from '../../../support/in-memory';
import { flushPromises, InMemoryLocks } from '../../../support/in-memory-device';
import { user1 } from '../../../support/settling';

const now = new Date('2026-11-20T18:00:00Z');
const inAYear = new Date('2027-11-20T18:00:00Z');
const awaiting = aPendingOrder({ stage: 'awaitingPayment', idempotencyKey: 'key-1', attemptedAt: now });

function ledgerOf(order: PendingOrder, onStep?: (step: OrderStep) => void) {
  const pending = new InMemoryPendingOrders(order);
  const locks = new InMemoryLocks();
  const ledger = new OrderLedger(pending, new InMemoryCart(), new InMemoryDraft(), locks, user1, undefined, onStep);
  return { ledger, pending };
}

describe('catching up with what a visit before could not do', () => {
  it('counts the age of an order from now on where the clock of the device was set back', async () => {
    const order = { ...awaiting, attemptedAt: inAYear };
    const { ledger, pending } = ledgerOf(order);
    expect(await ledger.catchUp(now)).toBe(false);
    expect(pending.orders).toEqual([{ ...order, clockMovedAt: now }]);
  });

  it('waits for no other tab where nothing is left to do', async () => {
    const { ledger, pending } = ledgerOf(awaiting);
    void ledger.exclusive(() => new Promise(() => undefined));
    expect(await Promise.race([ledger.catchUp(now), flushPromises()])).toBe(false);
    expect(pending.orders).toEqual([awaiting]);
  });
});

describe('who listens to the steps of orders', () => {
  it('hears what was, what is stored now, and what follows from it', async () => {
    const sent = aPendingOrder({ idempotencyKey: 'key-1' });
    const heard: OrderStep[] = [];
    const { ledger, pending } = ledgerOf(sent, (step) => heard.push(step));
    const event = { kind: 'answered', key: 'key-1', checkoutUrl: 'https://pay.test/chk_1' } as const;
    await ledger.step(event);
    const [step] = heard;
    expect(step).toMatchObject({ event, before: [sent], after: [{ stage: 'awaitingPayment' }] });
    expect(step?.effects).toEqual(sent.items.map((item) => ({ kind: 'take', key: 'key-1', item })));
    expect(pending.orders).not.toEqual([sent]);
  });
});
