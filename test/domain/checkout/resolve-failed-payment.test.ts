import { describe, expect, it } from 'vitest';
import { OrderLedger } from '../../../src/domain/checkout/order-ledger';
import type { PendingOrder } from '../../../src/domain/checkout/pending-order';
import { ResolveFailedPayment, type FailedPayment } from '../../../src/domain/checkout/resolve-failed-payment';
import type { Order } from '../../../src/domain/orders/order';
import type { OrderGateway } from '../../../src/domain/orders/ports';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, anOrder, anOrderList, aPendingOrder } from '../../support/builders';
import { InMemoryCart, InMemoryDeparture, InMemoryDraft, InMemoryPendingOrders } from '../../support/in-memory';
import { InMemoryLocks } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { aRestoreOrder, user1 } from '../../support/settling';

const items = [aCartItem({ quantity: 2 })];
const awaiting = aPendingOrder({ stage: 'awaitingPayment', idempotencyKey: 'key-1', orderId: 'order-1', items });

describe('a customer who comes back to /payment-failure', () => {
  const sentAt = new Date('2026-11-20T18:00:00Z');
  const { orderId: _told, ...unnamed } = awaiting;
  const nameless: PendingOrder = { ...unnamed, attemptedAt: sentAt, checkoutUrl: 'https://pay.test/chk_1' };
  const listedAs = (status: string) => [anOrder({ id: 'order-1', status, createdAt: sentAt })];

  function resolving(listed: readonly Order[], find: OrderGateway['find'] = async () => anOrder(listed[0])) {
    const carts = new InMemoryCart();
    const pending = new InMemoryPendingOrders(nameless);
    const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), user1);
    const restore = aRestoreOrder(ledger, anOrderGateway({ find }), { listMine: async () => anOrderList(...listed) });
    const resolve = new ResolveFailedPayment(ledger, restore, { id: () => undefined }, new InMemoryDeparture());
    return { resolve, carts };
  }

  it.each<[string, FailedPayment['kind']]>([
    ['PAID', 'paid'],
    ['PAYMENT_PROCESSING', 'processing'],
    ['PENDING_PAYMENT', 'failed'],
    ['PAYMENT_FAILED', 'failed'],
  ])('learns what became of the order whose id is found in the list as %s: %s', async (status, kind) => {
    const { resolve, carts } = resolving(listedAs(status));
    expect(await resolve.execute('chk_1')).toMatchObject({ kind });
    expect(carts.cart).toEqual(kind === 'failed' ? items : []);
  });

  it.each<[string, string, readonly Order[]]>([
    ['the order is not in the list', 'chk_1', []],
    ['the URL means no order that is known', 'chk_2', listedAs('PENDING_PAYMENT')],
  ])('is asked where %s', async (_case, checkoutId, listed) => {
    const { resolve, carts } = resolving(listed);
    expect(await resolve.execute(checkoutId)).toEqual({ kind: 'ask', key: 'key-1', items: 2 });
    expect(carts.cart).toEqual([]);
  });
});

describe('an order whose record is gone by the time its status cannot be read', () => {
  it('has nothing left to restore', async () => {
    const pending = new InMemoryPendingOrders(awaiting);
    const ledger = new OrderLedger(pending, new InMemoryCart(), new InMemoryDraft(), new InMemoryLocks(), user1);
    const find = () => {
      pending.save([]);
      return Promise.reject(new ServiceError('network', 'offline', 0));
    };
    const restore = aRestoreOrder(ledger, anOrderGateway({ find }));
    const resolve = new ResolveFailedPayment(ledger, restore, { id: () => undefined }, new InMemoryDeparture());
    expect(await resolve.execute(undefined)).toMatchObject({ kind: 'ask', key: 'key-1' });
    expect(await resolve.restore('key-1')).toEqual({ kind: 'failed', restoredItems: 0 });
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
      user1,
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
