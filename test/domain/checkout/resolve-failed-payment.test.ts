import { describe, expect, it } from 'vitest';
import { OrderLedger } from '../../../src/domain/checkout/pending-orders/order-ledger';
import type { Cart } from '../../../src/domain/cart/cart';
import type { PendingOrder, PendingOrders } from '../../../src/domain/checkout/pending-orders/pending-order';
import { ResolveFailedPayment, type FailurePageState } from '../../../src/domain/checkout/resolve-failed-payment';
import type { RestoreOrder } from '../../../src/domain/checkout/pending-orders/restore-order';
import type { Order } from '../../../src/domain/orders/order';
import type { OrderGateway } from '../../../src/domain/orders/ports';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { lockTimeout } from '../../../src/domain/shared/time-limits';
import { aCartItem, anOrder, anOrderList, aPendingOrder } from '../../support/builders';
import {
  InMemoryCart,
  InMemoryDeparture,
  InMemoryDraft,
  InMemoryOrderedItems,
  InMemoryPendingOrders,
} from '../../support/in-memory';
import { FakeBrowser, FakeTime, flushPromises, InMemoryLocks } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { aRestoreOrder, user1 } from '../../support/settling';

const items = [aCartItem({ quantity: 2 })];
const awaiting = aPendingOrder({ stage: 'awaitingPayment', idempotencyKey: 'key-1', orderId: 'order-1', items });

function resolving(
  ledger: OrderLedger,
  restore: RestoreOrder,
  orders: OrderGateway,
  orderedItems = new InMemoryOrderedItems(),
  departures = new InMemoryDeparture(),
  carts = new InMemoryCart(),
) {
  return new ResolveFailedPayment(ledger, restore, new FakeBrowser(), departures, orders, orderedItems, carts);
}

describe('a customer who comes back to /payment-failure', () => {
  const sentAt = new Date('2026-11-20T18:00:00Z');
  const { orderId: _told, ...unnamed } = awaiting;
  const nameless: PendingOrder = { ...unnamed, attemptedAt: sentAt, checkoutUrl: 'https://pay.test/chk_1' };
  const listedAs = (status: string) => [anOrder({ id: 'order-1', status, createdAt: sentAt })];

  function afterDecline(
    listed: readonly Order[],
    find: OrderGateway['find'] = async () => anOrder(listed[0]),
    stored: PendingOrders = [nameless],
    onList: () => void = () => undefined,
    customer = user1,
  ) {
    const carts = new InMemoryCart();
    const pending = new InMemoryPendingOrders(...stored);
    const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), customer);
    const orders = anOrderGateway({ find });
    const listMine = async () => {
      onList();
      return anOrderList(...listed);
    };
    const restore = aRestoreOrder(ledger, orders, { listMine }, customer);
    return { resolve: resolving(ledger, restore, orders), carts };
  }

  it.each<[string, FailurePageState['kind']]>([
    ['PAID', 'paid'],
    ['PAYMENT_PROCESSING', 'processing'],
    ['PENDING_PAYMENT', 'failed'],
    ['PAYMENT_FAILED', 'failed'],
  ])('learns what became of the order whose id is found in the list as %s: %s', async (status, kind) => {
    const { resolve, carts } = afterDecline(listedAs(status));
    expect(await resolve.execute('chk_1')).toMatchObject({ kind });
    expect(carts.cart).toEqual(kind === 'failed' ? items : []);
  });

  it.each<[string, string, readonly Order[]]>([
    ['the order is not in the list', 'chk_1', []],
    ['the URL means no order that is known', 'chk_2', listedAs('PENDING_PAYMENT')],
  ])('is asked where %s', async (_case, checkoutId, listed) => {
    const { resolve, carts } = afterDecline(listed);
    expect(await resolve.execute(checkoutId)).toEqual({ kind: 'ask', key: 'key-1', items: 2 });
    expect(carts.cart).toEqual([]);
  });

  it('is asked about all ordered items, also about those that the cart could not let go', async () => {
    const stuck: PendingOrder = { ...nameless, items: [], toTake: items };
    const { resolve } = afterDecline([], undefined, [stuck]);
    expect(await resolve.execute('chk_1')).toEqual({ kind: 'ask', key: 'key-1', items: 2 });
  });

  it('is asked about the order that the URL means, at once and in the end, and not about a newer one', async () => {
    const newer: PendingOrder = {
      ...nameless,
      idempotencyKey: 'key-2',
      items: [aCartItem({ quantity: 5 })],
      checkoutUrl: 'https://pay.test/chk_2',
    };
    const { resolve } = afterDecline([], undefined, [newer, nameless]);
    const told: FailurePageState[] = [];
    const ask = { kind: 'ask', key: 'key-1', items: 2 };
    expect(await resolve.execute('chk_1', (known) => told.push(known))).toEqual(ask);
    expect(told).toEqual([ask]);
  });

  it('is not asked about the order of another customer, who has signed out while the list was read', async () => {
    const customer = { current: 'user-1' };
    const theirs: PendingOrder = { ...nameless, customerId: 'user-1' };
    const signIn = () => (customer.current = 'user-2');
    const { resolve } = afterDecline([], undefined, [theirs], signIn, { id: () => customer.current });
    expect(await resolve.execute('chk_1')).toEqual({ kind: 'unknown' });
  });

  it('gets the items of the only order that waits for its payment, also after a newer attempt without an answer', async () => {
    const attempt = aPendingOrder({ idempotencyKey: 'key-2', items });
    const { resolve, carts } = afterDecline(listedAs('PENDING_PAYMENT'), undefined, [attempt, awaiting]);
    expect(await resolve.execute(undefined)).toEqual({ kind: 'failed', restoredItems: 2, isStated: false });
    expect(carts.cart).toEqual(items);
  });
});

describe('a customer whose other tab places an order meanwhile', () => {
  async function toldWhile(status: string | ServiceError, pending: PendingOrder = awaiting, checkoutId?: string) {
    const time = new FakeTime();
    const carts = new InMemoryCart();
    const stored = new InMemoryPendingOrders(pending);
    const ledger = new OrderLedger(stored, carts, new InMemoryDraft(), new InMemoryLocks(time), user1);
    const find = async (id: string) => {
      if (status instanceof ServiceError) throw status;
      return anOrder({ id, status, createdAt: sentAt });
    };
    const orders = anOrderGateway({ find });
    const restore = aRestoreOrder(ledger, orders, { listMine: async () => anOrderList(await find('order-1')) });
    const told: FailurePageState[] = [];
    let release = () => {};
    void ledger.exclusive(() => new Promise<void>((resolve) => (release = resolve)));
    const outcome = resolving(ledger, restore, orders).execute(checkoutId, (known) => told.push(known));
    await flushPromises();
    return { told, outcome, time, carts, release: () => release() };
  }
  const sentAt = new Date('2026-11-20T18:00:00Z');
  const { orderId: _told, ...unnamed } = awaiting;
  const offline = new ServiceError('network', 'offline', 0);

  it.each<[string, FailurePageState]>([
    ['PAID', { kind: 'paid', orderId: 'order-1' }],
    ['PAYMENT_PROCESSING', { kind: 'processing', orderId: 'order-1' }],
    ['PAYMENT_FAILED', { kind: 'failed', restoredItems: 'restoring', isStated: true }],
    ['PENDING_PAYMENT', { kind: 'failed', restoredItems: 'restoring', isStated: false }],
    ['EXPIRED', { kind: 'unknown' }],
  ])('is told at once what the service says: %s', async (status, known) => {
    expect((await toldWhile(status)).told).toEqual([known]);
    const nameless = await toldWhile(status, { ...unnamed, attemptedAt: sentAt });
    expect(nameless.told).toEqual([known]);
  });

  it('hears of the items once that tab is done', async () => {
    const { outcome, carts, release } = await toldWhile('PAYMENT_FAILED');
    expect(carts.cart).toEqual([]);
    release();
    expect(await outcome).toEqual({ kind: 'failed', restoredItems: 2, isStated: true });
    expect(carts.cart).toEqual(items);
  });

  it.each<[string, FailurePageState]>([
    ['PAYMENT_FAILED', { kind: 'failed', restoredItems: 'stillPending', isStated: true }],
    ['PAID', { kind: 'paid', orderId: 'order-1' }],
    ['EXPIRED', { kind: 'unknown' }],
  ])('hears that nothing was changed if that tab takes too long: %s', async (status, known) => {
    const { outcome, time } = await toldWhile(status);
    await time.advance(lockTimeout);
    expect(await outcome).toEqual(known);
  });

  it('is told at once that nothing is known while the service is down', async () => {
    expect((await toldWhile(offline)).told).toEqual([{ kind: 'unknown' }]);
    const nameless = await toldWhile(offline, { ...unnamed, attemptedAt: sentAt });
    expect(nameless.told).toEqual([{ kind: 'ask', key: 'key-1', items: 2 }]);
  });

  it('is not led to a paid order that the URL does not mean, and is told so at once', async () => {
    const { told, outcome, release } = await toldWhile('PAID', awaiting, 'chk_9');
    expect(told).toEqual([{ kind: 'claimed' }]);
    release();
    expect(await outcome).toEqual({ kind: 'claimed' });
  });

  it.each(['PENDING_PAYMENT', 'EXPIRED', offline])(
    'is asked at once about an order that the URL does not mean: %s',
    async (status) => {
      const { told, outcome, release } = await toldWhile(status, awaiting, 'chk_9');
      const ask = { kind: 'ask', key: 'key-1', items: 2 };
      expect(told).toEqual([ask]);
      release();
      expect(await outcome).toEqual(ask);
    },
  );

  it('is told that an order failed, but not that the URL is about it, where the URL does not mean it', async () => {
    const { told } = await toldWhile('PAYMENT_FAILED', awaiting, 'chk_9');
    expect(told).toEqual([{ kind: 'failed', restoredItems: 'restoring', isStated: false }]);
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
    const orders = anOrderGateway({ find });
    const resolve = resolving(ledger, aRestoreOrder(ledger, orders), orders);
    expect(await resolve.execute(undefined)).toEqual({ kind: 'claimed' });
    expect(await resolve.restore('key-1')).toEqual({ kind: 'claimed' });
  });
});

describe('a customer who asks for the items of an order whose payment may have failed', () => {
  it.each([
    ['gets them where it waits for its payment', 'PENDING_PAYMENT', { kind: 'failed', restoredItems: 2 }, items],
    ['gets them where it failed', 'PAYMENT_FAILED', { kind: 'failed', restoredItems: 2, isStated: true }, items],
    ['gets them where the service cannot be asked', undefined, { kind: 'failed', restoredItems: 2 }, items],
    ['learns that it was paid', 'PAID', { kind: 'paid', orderId: 'order-1' }, []],
    ['learns that it is being paid', 'PAYMENT_PROCESSING', { kind: 'processing', orderId: 'order-1' }, []],
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
    const resolve = resolving(ledger, aRestoreOrder(ledger, orders), orders);
    expect(await resolve.restore('key-1')).toMatchObject(outcome);
    expect(carts.cart).toEqual(cart);
  });

  it('a cart gets no items of a customer who has signed out since', async () => {
    const carts = new InMemoryCart();
    const pending = new InMemoryPendingOrders({ ...awaiting, customerId: 'user-2' });
    const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), user1);
    const orders = anOrderGateway();
    expect(await resolving(ledger, aRestoreOrder(ledger, orders), orders).restore('key-1')).toEqual({
      kind: 'unknown',
    });
    expect(carts.cart).toEqual([]);
  });
});

describe('a customer who asks for the items of an order and waits for another tab', () => {
  it('hears nothing while the service cannot be asked, and in the end that nothing is known', async () => {
    const time = new FakeTime();
    const pending = new InMemoryPendingOrders(awaiting);
    const ledger = new OrderLedger(pending, new InMemoryCart(), new InMemoryDraft(), new InMemoryLocks(time), user1);
    const orders = anOrderGateway({ find: () => Promise.reject(new ServiceError('network', 'offline', 0)) });
    void ledger.exclusive(() => new Promise(() => undefined));
    const told: FailurePageState[] = [];
    const resolve = resolving(ledger, aRestoreOrder(ledger, orders), orders);
    const outcome = resolve.restore('key-1', (known) => told.push(known));
    await time.advance(lockTimeout);
    expect(await outcome).toEqual({ kind: 'unknown' });
    expect(told).toEqual([]);
    expect(pending.orders).toEqual([awaiting]);
  });
});

describe('a link to /payment-failure for a settled order', () => {
  interface Visit {
    readonly departure?: string;
    readonly stored?: PendingOrders;
    readonly carts?: InMemoryCart;
    readonly tell?: (known: FailurePageState) => void;
  }

  function visit(
    find: OrderGateway['find'],
    checkoutId: string | undefined,
    { departure, stored = [], carts = new InMemoryCart(), tell }: Visit = {},
  ) {
    const pending = new InMemoryPendingOrders(...stored);
    const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), user1);
    const orders = anOrderGateway({ find });
    const orderedItems = new InMemoryOrderedItems();
    orderedItems.remember('order-1', [], 'https://pay.test/chk_1');
    const departures = new InMemoryDeparture();
    if (departure !== undefined) departures.save(departure);
    const restore = aRestoreOrder(ledger, orders);
    return resolving(ledger, restore, orders, orderedItems, departures, carts).execute(checkoutId, tell);
  }
  const answers = (status: string) => async (id: string) => anOrder({ id, status });

  it.each([
    ['PAID', { kind: 'paid', orderId: 'order-1' }],
    ['DELIVERED', { kind: 'paid', orderId: 'order-1' }],
    ['PAYMENT_PROCESSING', { kind: 'processing', orderId: 'order-1' }],
    ['PAYMENT_FAILED', { kind: 'failed', restoredItems: 0, isStated: true }],
    ['CANCELLED', { kind: 'failed', restoredItems: 0, isStated: true }],
    ['PENDING_PAYMENT', { kind: 'claimed' }],
  ])('is answered by the service, which reports %s', async (status, outcome) => {
    expect(await visit(answers(status), 'chk_1')).toEqual(outcome);
  });

  it('means the order whose payment page this tab left for, without an id', async () => {
    expect(await visit(answers('PAID'), undefined, { departure: 'https://pay.test/chk_1' })).toMatchObject({
      kind: 'paid',
    });
  });

  it('is answered by the service, too, where the items of the paid order could not leave the cart yet', async () => {
    const stored = [{ ...awaiting, stage: 'paid' as const, toTake: items, checkoutUrl: 'https://pay.test/chk_1' }];
    expect(await visit(answers('PAID'), 'chk_1', { stored })).toEqual({ kind: 'paid', orderId: 'order-1' });
  });

  it.each<[string, () => Promise<Cart>, number]>([
    ['counts the items that are back in the cart', async () => items, 2],
    ['counts none in a cart that cannot be read', () => Promise.reject(new ServiceError('network', 'offline', 0)), 0],
  ])('tells at once that the payment failed, and %s', async (_case, load, restoredItems) => {
    const carts = new InMemoryCart();
    carts.load = load;
    const told: FailurePageState[] = [];
    const tell = (known: FailurePageState) => told.push(known);
    const failed = { kind: 'failed', isStated: true };
    const outcome = await visit(answers('PAYMENT_FAILED'), 'chk_1', { carts, tell });
    expect(told).toEqual([{ ...failed, restoredItems: 'restoring' }]);
    expect(outcome).toEqual({ ...failed, restoredItems });
  });

  it.each(['chk_2', undefined])('is a claim if it names no order of this device: %s', async (checkoutId) => {
    expect(await visit(answers('PAID'), checkoutId)).toEqual({ kind: 'claimed' });
  });

  it("is a claim for another customer's order, which the service refuses", async () => {
    const refuses = () => Promise.reject(new ServiceError('refused', 'Order not found', 404));
    expect(await visit(refuses, 'chk_1')).toEqual({ kind: 'claimed' });
  });

  it.each([
    ['the service cannot be asked', new ServiceError('refused', 'HTTP 503: Service Unavailable', 503)],
    ['its reply cannot be read', new ServiceError('invalidReply', 'Invalid order', 200)],
    ['the session is over', new ServiceError('sessionEnded', 'Sign in again.', 401)],
  ])('is not answered while %s', async (_case, error) => {
    expect(await visit(() => Promise.reject(error), 'chk_1')).toEqual({ kind: 'unknown', hasNoItems: true });
  });
});
