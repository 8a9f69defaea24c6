import { describe, expect, it } from 'vitest';
import { OrderLedger } from '../../../../src/domain/checkout/pending-orders/order-ledger';
import type { PendingOrder } from '../../../../src/domain/checkout/pending-orders/pending-order';
import { ServiceError } from '../../../../src/domain/shared/service-error';
import { aCartItem, anOrder, aPendingOrder } from '../../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrders } from '../../../support/in-memory';
import { InMemoryLocks } from '../../../support/in-memory-device';
import { anOrderGateway } from '../../../support/in-memory-gateways';
import { aRestoreOrder, aSettleOrders, user1 } from '../../../support/settling';

const now = new Date('2026-11-20T18:00:00Z');
const chip = aCartItem({ quantity: 2 });
const mint = aCartItem({ id: 'mint', name: 'Mint' });
const threeMints = { ...mint, quantity: 3 };
const oat = aCartItem({ id: 'oat', name: 'Oat' });
/** Chip has left the cart; then the cart could not be changed. */
const halfTaken = aPendingOrder({
  stage: 'awaitingPayment',
  idempotencyKey: 'key-1',
  orderId: 'order-1',
  customerId: 'user-1',
  items: [chip],
  toTake: [mint],
});

/** The cart holds what was ordered, and oat, which has been added since. */
function shopWith(order: PendingOrder, status = 'PENDING_PAYMENT', customer = user1) {
  const pending = new InMemoryPendingOrders(order);
  const carts = new InMemoryCart([mint, oat]);
  const ledger = new OrderLedger(pending, carts, new InMemoryDraft(), new InMemoryLocks(), customer);
  const orders = anOrderGateway({ find: async (id) => anOrder({ id, status }) });
  const apply = carts.apply.bind(carts);
  const breakCart = () => (carts.apply = () => Promise.reject(new ServiceError('network', 'offline', 0)));
  const refuse = () => (carts.apply = () => Promise.reject(new ServiceError('refused', 'closed', 422)));
  const loseReplies = () =>
    (carts.apply = async (change) => {
      await apply(change);
      throw new ServiceError('timeout', 'no reply', 408);
    });
  const mendCart = () => (carts.apply = apply);
  return {
    pending,
    carts,
    breakCart,
    refuse,
    loseReplies,
    mendCart,
    ledger,
    settleOrders: aSettleOrders(ledger),
    restoreOrder: aRestoreOrder(ledger, orders),
  };
}

describe('what was ordered and could not leave the cart', () => {
  it('leaves it as soon as the cart can be changed', async () => {
    const { ledger, breakCart, mendCart, carts, pending } = shopWith(halfTaken);
    breakCart();
    expect(await ledger.catchUp(now)).toBe(true);
    expect(pending.orders).toMatchObject([halfTaken]);
    mendCart();
    expect(await ledger.catchUp(now)).toBe(true);
    expect(carts.cart).toEqual([oat]);
    const { toTake: _taken, ...taken } = halfTaken;
    expect(pending.orders).toEqual([{ ...taken, items: [chip, mint] }]);
  });

  it('leaves it once', async () => {
    const { ledger, carts } = shopWith(halfTaken);
    await ledger.catchUp(now);
    carts.cart = [mint];
    expect(await ledger.catchUp(now)).toBe(false);
    expect(carts.cart).toEqual([mint]);
  });

  it('is not taken again where only the reply was lost, whatever has been added since', async () => {
    const { ledger, loseReplies, mendCart, carts, pending } = shopWith({ ...halfTaken, toTake: [threeMints] });
    carts.cart = [threeMints, oat];
    loseReplies();
    await ledger.catchUp(now);
    mendCart();
    carts.cart = [mint, oat];
    await ledger.catchUp(now);
    expect(carts.cart).toEqual([mint, oat]);
    expect(pending.orders).toMatchObject([{ items: [chip, threeMints] }]);
    expect(pending.orders[0]).not.toHaveProperty('taking');
  });

  it('is taken where the removal of another item got no reply', async () => {
    const threeOats = { ...oat, quantity: 3 };
    const taking = { itemId: oat.id, had: 3 };
    const { ledger, carts, pending } = shopWith({ ...halfTaken, toTake: [mint, threeOats], taking });
    carts.cart = [mint, threeOats];
    await ledger.catchUp(now);
    expect(carts.cart).toEqual([]);
    expect(pending.orders).toMatchObject([{ items: [chip, mint, threeOats] }]);
  });

  it('goes back into the cart with the others where only the reply was lost', async () => {
    const { ledger, restoreOrder, loseReplies, mendCart, carts, pending } = shopWith(halfTaken);
    loseReplies();
    await ledger.catchUp(now);
    expect(carts.cart).toEqual([oat]);
    mendCart();
    expect(await restoreOrder.execute('key-1', 'unlessPaid')).toEqual({ kind: 'restored', items: 3 });
    expect(carts.cart).toEqual([oat, chip, mint]);
    expect(pending.orders).toEqual([]);
  });

  it('is taken once the service no longer refuses, however few pieces the customer has left in the cart', async () => {
    const { ledger, refuse, mendCart, carts } = shopWith({ ...halfTaken, toTake: [threeMints] });
    carts.cart = [threeMints, oat];
    refuse();
    await ledger.catchUp(now);
    mendCart();
    carts.cart = [mint, oat];
    await ledger.catchUp(now);
    expect(carts.cart).toEqual([oat]);
  });

  it.each<[string, PendingOrder]>([
    ['of another customer', { ...halfTaken, customerId: 'user-2' }],
    ['of an order that is being restored', { ...halfTaken, stage: 'restoring' }],
  ])('%s stays in it', async (_case, order) => {
    const { ledger, carts, pending } = shopWith(order);
    await ledger.catchUp(now);
    expect(carts.cart).toEqual([mint, oat]);
    expect(pending.orders).toEqual([order]);
  });

  it.each([
    ['leaves no cart of another customer, who signs in while the cart is read', halfTaken],
    ['is not looked for in such a cart', { ...halfTaken, taking: { itemId: 'mint', had: 1 } }],
  ])('%s', async (_case, order) => {
    const customer = { current: 'user-1' };
    const { ledger, carts, pending } = shopWith(order, undefined, { id: () => customer.current });
    const load = carts.load.bind(carts);
    carts.load = async () => {
      customer.current = 'user-2';
      carts.cart = [threeMints];
      return load();
    };
    await ledger.catchUp(now);
    expect(carts.cart).toEqual([threeMints]);
    expect(pending.orders).toEqual([order]);
  });

  it('is not doubled where another customer signs in while an item without a reply is looked for', async () => {
    const customer = { current: 'user-1' };
    const order = { ...halfTaken, taking: { itemId: mint.id, had: 1 } };
    const { restoreOrder, carts, pending } = shopWith(order, undefined, { id: () => customer.current });
    const load = carts.load.bind(carts);
    carts.load = async () => {
      customer.current = 'user-2';
      return [];
    };
    expect(await restoreOrder.execute('key-1', 'unlessPaid')).toEqual({ kind: 'restored', items: 0 });
    expect(pending.orders).toEqual([order]);
    customer.current = 'user-1';
    carts.load = load;
    expect(await restoreOrder.execute('key-1', 'unlessPaid')).toEqual({ kind: 'restored', items: 3 });
    expect(carts.cart).toEqual([mint, oat, chip]);
  });

  it('leaves it with the reply that shows the order as paid, and the order is over', async () => {
    const { settleOrders, carts, pending } = shopWith(halfTaken);
    expect(await settleOrders.execute([anOrder({ id: 'order-1', status: 'PAID' })])).toBe(0);
    expect(carts.cart).toEqual([oat]);
    expect(pending.orders).toEqual([]);
  });

  it('leaves it later where the order was paid before the cart could be changed', async () => {
    const { restoreOrder, ledger, breakCart, mendCart, carts, pending } = shopWith(halfTaken, 'PAID');
    breakCart();
    expect(await restoreOrder.execute('key-1', 'unlessPaid')).toMatchObject({ kind: 'paid' });
    expect(pending.orders).toMatchObject([{ stage: 'paid', toTake: [mint] }]);
    mendCart();
    expect(await restoreOrder.execute('key-1', 'unlessPaid')).toEqual({ kind: 'restored', items: 0 });
    await ledger.catchUp(now);
    expect(carts.cart).toEqual([oat]);
    expect(pending.orders).toEqual([]);
  });
});
