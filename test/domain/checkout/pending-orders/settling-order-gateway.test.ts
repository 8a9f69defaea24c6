import { describe, expect, it } from 'vitest';
import { newOrderFrom } from '../../../../src/domain/checkout/order-attempt';
import { OrderLedger } from '../../../../src/domain/checkout/pending-orders/order-ledger';
import type { PendingOrder } from '../../../../src/domain/checkout/pending-orders/pending-order';
import type { CurrentCustomer } from '../../../../src/domain/checkout/ports';
import { SettlingOrderGateway } from '../../../../src/domain/checkout/pending-orders/settle-orders';
import type { OrderListQuery } from '../../../../src/domain/orders/ports';
import type { Locks } from '../../../../src/domain/shared/ports';
import { specifiedArea } from '../../../../src/domain/shop/shop-numbers';
import { aCartItem, anOrder, anOrderList, aPendingOrder, pickupDetails } from '../../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrders } from '../../../support/in-memory';
import { flushPromises, InMemoryLocks } from '../../../support/in-memory-device';
import { anOrderGateway } from '../../../support/in-memory-gateways';
import { aSettleOrders, user1 } from '../../../support/settling';

const awaiting = aPendingOrder({ stage: 'awaitingPayment', orderId: 'order-1', items: [aCartItem({ quantity: 2 })] });
const query = { limit: 200 };

function gatewayWith(status: string, pendingOrder: PendingOrder = awaiting, locks: Locks = new InMemoryLocks()) {
  const order = anOrder({ id: 'order-1', status });
  const pending = new InMemoryPendingOrders(pendingOrder);
  const carts = new InMemoryCart();
  const restored: number[] = [];
  const drafts = new InMemoryDraft();
  const signedIn = { current: 'user-1' };
  const customer: CurrentCustomer = { id: () => signedIn.current };
  const ledger = new OrderLedger(pending, carts, drafts, locks, customer);
  const settle = aSettleOrders(ledger, undefined, undefined, customer);
  const service = anOrderGateway({
    listMine: async () => anOrderList(anOrder({ id: 'order-0', status: 'DELIVERED' }), order),
    find: async () => order,
    track: async () => order,
    deliveryInfo: async (id) => ({ instructions: `Door of ${id}` }),
    place: async (_order, key) => ({ checkoutUrl: `https://pay.test/${key}` }),
    cancel: async () => undefined,
  });
  return {
    service,
    signedIn,
    orders: new SettlingOrderGateway(service, settle, customer, (items) => restored.push(items)),
    order,
    pending,
    carts,
    drafts,
    restored,
  };
}

type Gateway = ReturnType<typeof gatewayWith>['orders'];
const reads: [string, (orders: Gateway) => Promise<unknown>][] = [
  ['My Orders', (orders) => orders.listMine(query)],
  ['the details of the order', (orders) => orders.find('order-1')],
  ['tracking', (orders) => orders.track('order-1')],
];

describe.each(reads)('a pending order, once %s shows it', (_screen, read) => {
  it('a pending order shown as paid is no longer pending', async () => {
    const { orders, pending, carts, restored } = gatewayWith('PAID');
    await read(orders);
    await flushPromises();
    expect(pending.orders).toEqual([]);
    expect(carts.cart).toEqual([]);
    expect(restored).toEqual([]);
  });

  it('a pending order shown as failed is back in the cart, and this is reported', async () => {
    const { orders, pending, carts, restored } = gatewayWith('PAYMENT_FAILED');
    await read(orders);
    await flushPromises();
    expect(pending.orders).toEqual([]);
    expect(carts.cart).toEqual(awaiting.items);
    expect(restored).toEqual([2]);
  });

  it('a pending order shown as pending stays', async () => {
    const { orders, pending } = gatewayWith('PENDING_PAYMENT');
    await read(orders);
    await flushPromises();
    expect(pending.orders).toEqual([awaiting]);
  });

  it('a pending order shown to a former customer changes neither the cart nor the form of the next one', async () => {
    const { orders, pending, carts, drafts, restored, signedIn } = gatewayWith('CANCELLED');
    drafts.save(pickupDetails(), 'user-2');
    const reply = read(orders);
    signedIn.current = 'user-2';
    await reply;
    await flushPromises();
    expect(pending.orders).toEqual([awaiting]);
    expect([carts.cart, restored, drafts.owner]).toEqual([[], [], 'user-2']);
  });
});

describe('a pending order whose id is not known', () => {
  const { orderId: _told, ...nameless } = awaiting;
  const unnamed = { ...nameless, attemptedAt: new Date('2026-11-20T18:00:00Z') };

  it.each<[string, OrderListQuery, readonly PendingOrder[]]>([
    ['is found in the list of all orders', query, []],
    ['is not found in a list of some', { ...query, status: 'PAID' }, [unnamed]],
  ])('%s', async (_case, asked, left) => {
    const { orders, pending } = gatewayWith('PAID', unnamed);
    await orders.listMine(asked);
    await flushPromises();
    expect(pending.orders).toEqual(left);
  });
});

describe('a reply about one order', () => {
  it('does not settle a pending order like it when the list shows another one nearer in time', async () => {
    const sentAt = new Date('2026-11-20T18:00:00Z');
    const { orderId: _told, ...unnamed } = awaiting;
    const pending = new InMemoryPendingOrders({ ...unnamed, attemptedAt: sentAt });
    const later = anOrder({ id: 'order-2', status: 'PAID', createdAt: new Date('2026-11-20T18:30:00Z') });
    const nearest = anOrder({ id: 'order-3', status: 'PENDING_PAYMENT', createdAt: sentAt });
    const ledger = new OrderLedger(pending, new InMemoryCart(), new InMemoryDraft(), new InMemoryLocks(), user1);
    const settle = aSettleOrders(ledger, { listMine: async () => anOrderList(later, nearest) });
    const service = anOrderGateway({ track: async () => later });
    await new SettlingOrderGateway(service, settle, user1, () => undefined).track('order-2');
    await flushPromises();
    expect(pending.newest?.orderId).toBe('order-3');
  });
});

describe('items that go back into the cart while another customer signs in', () => {
  function duringSignIn() {
    const world = gatewayWith('CANCELLED');
    const { carts, signedIn } = world;
    const apply = carts.apply.bind(carts);
    carts.apply = async (change) => {
      const cart = await apply(change);
      signedIn.current = 'user-2';
      return cart;
    };
    return world;
  }

  it('are reported without a number', async () => {
    const { orders, restored } = duringSignIn();
    await orders.listMine(query);
    await flushPromises();
    expect(restored).toEqual([0]);
  });

  it('are none on the page that waits for the payment', async () => {
    const { orders, pending } = duringSignIn();
    const { restored } = await orders.findAndSettle('order-1', undefined);
    expect(await restored).toBe(0);
    expect(pending.orders).toEqual([]);
  });
});

describe('a list that arrives after another customer has signed in', () => {
  it('identifies no pending order', async () => {
    const { orderId: _told, ...unnamed } = awaiting;
    const order = { ...unnamed, attemptedAt: new Date('2026-11-20T18:00:00Z') };
    const { orders, pending, signedIn } = gatewayWith('PAID', order);
    const reply = orders.listMine(query);
    signedIn.current = 'user-2';
    await reply;
    await flushPromises();
    expect(pending.orders).toEqual([order]);
  });
});

describe('the order service as screens ask it', () => {
  const never: Locks = { spanTabs: true, exclusive: () => Promise.reject(new Error('waited')) };

  it.each<[string, string, PendingOrder]>([
    ['are about another order', 'PAID', { ...awaiting, orderId: 'order-2' }],
    ['tell nothing new', 'PENDING_PAYMENT', awaiting],
  ])('waits for no other tab where its replies %s', async (_case, status, pendingOrder) => {
    const { orders, order } = gatewayWith(status, pendingOrder, never);
    expect(await orders.find('order-1')).toEqual(order);
    expect(await orders.track('order-1')).toEqual(order);
    await flushPromises();
  });

  it('the order service of the screens has the last replies that the device stored, which settle nothing', async () => {
    const { service, orders, order, pending } = gatewayWith('PAID');
    const readAt = new Date('2026-11-20T18:00:00Z');
    service.lastOrders = async () => ({ value: anOrderList(order), readAt });
    service.lastOrder = async (id) => ({ value: { ...order, id }, readAt });
    expect(await orders.lastOrders()).toEqual({ value: anOrderList(order), readAt });
    expect(await orders.lastOrder('order-1')).toEqual({ value: order, readAt });
    await flushPromises();
    expect(pending.orders).toEqual([awaiting]);
  });

  it('the order service of the screens has no last replies where the device stores none', async () => {
    const { orders } = gatewayWith('PAID');
    expect(await orders.lastOrders()).toBeUndefined();
    expect(await orders.lastOrder('order-1')).toBeUndefined();
  });

  it('places, cancels and reads deliveries as the service does', async () => {
    const { orders } = gatewayWith('PAID');
    expect(await orders.place(newOrderFrom([aCartItem()], pickupDetails(), specifiedArea), 'key-1')).toEqual({
      checkoutUrl: 'https://pay.test/key-1',
    });
    expect(await orders.deliveryInfo('order-1')).toEqual({ instructions: 'Door of order-1' });
    await expect(orders.cancel('order-1')).resolves.toBeUndefined();
  });
});
