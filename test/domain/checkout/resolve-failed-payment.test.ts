import { describe, expect, it } from 'vitest';
import { OrderLedger } from '../../../src/domain/checkout/order-ledger';
import { ResolveFailedPayment } from '../../../src/domain/checkout/resolve-failed-payment';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, anOrder, aPendingOrder } from '../../support/builders';
import { InMemoryCart, InMemoryDeparture, InMemoryDraft, InMemoryPendingOrders } from '../../support/in-memory';
import { InMemoryLocks } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { aRestoreOrder } from '../../support/settling';

const items = [aCartItem({ quantity: 2 })];
const awaiting = aPendingOrder({ stage: 'awaitingPayment', idempotencyKey: 'key-1', orderId: 'order-1', items });

describe('a customer who comes back to /payment-failure', () => {
  it('learns that the order was paid, also where its id is found only in the list', async () => {
    const sentAt = new Date('2026-11-20T18:00:00Z');
    const { orderId: _told, ...nameless } = awaiting;
    const pending = new InMemoryPendingOrders({
      ...nameless,
      attemptedAt: sentAt,
      checkoutUrl: 'https://pay.test/chk_1',
    });
    const ledger = new OrderLedger(pending, new InMemoryCart(), new InMemoryDraft(), new InMemoryLocks());
    const paid = anOrder({ id: 'order-1', status: 'PAID', createdAt: sentAt });
    const orders = anOrderGateway({ find: async () => paid });
    const restore = aRestoreOrder(ledger, orders, { listMine: async () => [paid] });
    const resolve = new ResolveFailedPayment(ledger, restore, { id: () => undefined }, new InMemoryDeparture());
    expect(await resolve.execute('chk_1')).toEqual({ kind: 'paid', order: paid });
  });
});

describe('a customer who asks for the items of an order whose payment may have failed', () => {
  it.each([
    ['gets them where it waits for its payment', 'PENDING_PAYMENT', { kind: 'failed', restoredItems: 2 }, items],
    ['gets them where the service cannot be asked', undefined, { kind: 'failed', restoredItems: 2 }, items],
    ['learns that it was paid', 'PAID', { kind: 'paid', order: { id: 'order-1' } }, []],
    ['learns that it is being paid', 'PAYMENT_PROCESSING', { kind: 'processing', order: { id: 'order-1' } }, []],
  ])('%s', async (_case, status, outcome, cart) => {
    const carts = new InMemoryCart();
    const ledger = new OrderLedger(
      new InMemoryPendingOrders(awaiting),
      carts,
      new InMemoryDraft(),
      new InMemoryLocks(),
    );
    const orders = anOrderGateway({
      find: async (id) => {
        if (status === undefined) throw new ServiceError('network', 'offline', 0);
        return anOrder({ id, status });
      },
    });
    const resolve = new ResolveFailedPayment(
      ledger,
      aRestoreOrder(ledger, orders),
      { id: () => undefined },
      new InMemoryDeparture(),
    );
    expect(await resolve.restore('key-1')).toMatchObject(outcome);
    expect(carts.cart).toEqual(cart);
  });
});
