import { describe, expect, it } from 'vitest';
import { OrderLedger } from '../../../../src/domain/checkout/pending-orders/order-ledger';
import type { PendingOrder } from '../../../../src/domain/checkout/pending-orders/pending-order';
import { ServiceError } from '../../../../src/domain/shared/service-error';
import type { Order } from '../../../../src/domain/orders/order';
import { rememberedItem } from '../../../../src/domain/orders/ordered-item-id';
import { aCartItem, anOrder, anOrderList, aPendingOrder } from '../../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryOrderedItems, InMemoryPendingOrders } from '../../../support/in-memory';
import { flushPromises, InMemoryLocks } from '../../../support/in-memory-device';
import { aSettleOrders } from '../../../support/settling';

const made = new Date('2026-11-20T18:00:00Z');
const nameless = aPendingOrder({ stage: 'awaitingPayment', attemptedAt: made, items: [aCartItem({ quantity: 2 })] });
const known: PendingOrder = { ...nameless, orderId: 'order-1' };
const paid = anOrder({ id: 'order-1', status: 'PAID' });
const newer = anOrder({ id: 'order-2', status: 'PENDING_PAYMENT', createdAt: made });
const twoMinutesBefore = new Date('2026-11-20T17:58:00Z');
const older = anOrder({ id: 'order-1', status: 'CANCELLED', createdAt: twoMinutesBefore });
const ordered = [{ itemId: 'chip-1', name: 'Chip' }];

/** `listed`: the customer's orders as the service lists them. */
function settling(order: PendingOrder, listed: readonly Order[] | Promise<readonly Order[]> | ServiceError = [paid]) {
  const pending = new InMemoryPendingOrders(order);
  const carts = new InMemoryCart();
  const drafts = new InMemoryDraft();
  const customer = { current: 'user-1' };
  const signedIn = { id: () => customer.current };
  const ledger = new OrderLedger(pending, carts, drafts, new InMemoryLocks(), signedIn);
  const orderedItems = new InMemoryOrderedItems();
  let lists = 0;
  const listMine = async () => {
    lists += 1;
    if (listed instanceof ServiceError) throw listed;
    return anOrderList(...(await listed));
  };
  const settle = aSettleOrders(ledger, { listMine }, orderedItems, signedIn);
  return { settle, customer, ledger, pending, carts, drafts, orderedItems, lists: () => lists };
}

describe('an order whose id the service gave', () => {
  it('is settled, and its items stay remembered as they were when it was placed', async () => {
    const { settle, pending, orderedItems, lists } = settling(known);
    orderedItems.remember('order-1', ordered);
    await settle.execute([paid]);
    expect(pending.orders).toEqual([]);
    expect(orderedItems.find('order-1')).toEqual(ordered);
    expect(lists()).toBe(0);
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
    expect(orderedItems.find('order-1')).toEqual([rememberedItem(aCartItem({ quantity: 2 }))]);
  });

  it('is not taken for an older one with the same items, even if a reply is about that one alone', async () => {
    const { settle, pending, carts } = settling(nameless, [newer, older]);
    expect(await settle.execute([older])).toBe(0);
    expect(pending.orders).toEqual([{ ...nameless, orderId: 'order-2' }]);
    expect(carts.cart).toEqual([]);
  });

  it('is looked up in the list that was read, and only where that shows one that is over', async () => {
    const { settle, pending, lists } = settling(nameless);
    await settle.execute([newer], { isList: true });
    expect(pending.orders).toEqual([nameless]);
    await settle.execute([paid], { isList: true });
    expect(pending.orders).toEqual([]);
    expect(lists()).toBe(0);
  });

  it('is not looked up again for an order that the list showed to be another one', async () => {
    const { settle, pending, lists } = settling(nameless, [newer, older]);
    const { items } = nameless;
    const attempt = aPendingOrder({ idempotencyKey: 'not-made', attemptedAt: made, items });
    pending.save([nameless, attempt]);
    for (let reply = 0; reply < 3; reply += 1) await settle.execute([older]);
    expect(lists()).toBe(1);
  });

  it('does not keep other tabs from ordering while the list is read', async () => {
    const { settle, ledger } = settling(nameless, new Promise<readonly Order[]>(() => undefined));
    void settle.execute([paid]);
    await flushPromises();
    expect(await ledger.exclusive(async () => 'ordered')).toBe('ordered');
  });

  it('is distinguished from orders that are known', async () => {
    const { settle, pending, orderedItems } = settling(nameless, [newer, paid]);
    orderedItems.remember('order-2', ordered);
    await settle.execute([paid]);
    expect(pending.orders).toEqual([]);
  });

  it('is distinguished from another pending order, whose items need not be remembered', async () => {
    const { settle, pending } = settling(nameless, [newer, paid]);
    const told: PendingOrder = { ...known, idempotencyKey: 'told', orderId: 'order-2', customerId: 'user-2' };
    pending.save([nameless, told]);
    await settle.execute([paid]);
    expect(pending.orders).toEqual([told]);
  });

  it('is not looked for in the list of a customer who has left during the wait for another tab', async () => {
    const { settle, customer, ledger, pending } = settling(nameless);
    const theirs: PendingOrder = { ...nameless, idempotencyKey: 'theirs', customerId: 'user-2' };
    pending.save([theirs, { ...nameless, customerId: 'user-1' }]);
    const other = ledger.exclusive(flushPromises);
    const settled = settle.execute([paid], { isList: true });
    customer.current = 'user-2';
    await Promise.all([other, settled]);
    expect(pending.orders).toEqual([theirs]);
  });

  it('stays where the list cannot be read', async () => {
    const { settle, pending } = settling(nameless, new ServiceError('network', 'offline', 0));
    expect(await settle.execute([paid])).toBe(0);
    expect(pending.orders).toEqual([nameless]);
  });

  it.each([
    ['another customer has made it', { ...nameless, customerId: 'user-2' }, []],
    ['the order of the reply is known to be another one', nameless, ordered],
  ])('is not looked for where %s', async (_case, order, remembered) => {
    const { settle, pending, orderedItems, lists } = settling(order);
    if (remembered.length > 0) orderedItems.remember('order-1', remembered);
    await settle.execute([paid]);
    expect(pending.orders).toEqual([order]);
    expect(lists()).toBe(0);
  });
});

describe('an order that is recognized by its payment page', () => {
  const left = { ...nameless, checkoutUrl: 'https://pay.test/chk_1' };
  const other = anOrder({ id: 'order-1', status: 'PAID', items: [] });

  it.each([
    ['chk_1', []],
    ['chk_2', [left]],
    [undefined, [left]],
  ])('is settled by the order that was paid at %s: %o is left', async (checkoutId, expected) => {
    const { settle, pending, lists } = settling(left);
    await settle.execute([other], { checkoutId });
    expect(pending.orders).toEqual(expected);
    expect(lists()).toBe(0);
  });

  it('is not settled by an order that is known to be another one, whatever the URL says', async () => {
    const { settle, pending, orderedItems } = settling(left);
    orderedItems.remember('order-1', ordered);
    await settle.execute([other], { checkoutId: 'chk_1' });
    expect(pending.orders).toEqual([left]);
  });
});

describe('a failed order whose customer is followed by another one', () => {
  const [chip, mint] = [aCartItem({ quantity: 2 }), aCartItem({ id: 'mint' })];
  const failed = anOrder({ id: 'order-1', status: 'PAYMENT_FAILED' });
  const ofUser1: PendingOrder = { ...known, items: [chip, mint], customerId: 'user-1' };

  it('a failed order whose customer is followed by another one while it waits for its turn goes back into the cart once its customer returns', async () => {
    const { settle, customer, ledger, carts, drafts } = settling(ofUser1);
    let end: () => void = () => undefined;
    const otherTab = new Promise<void>((resolve) => (end = resolve));
    void ledger.exclusive(() => otherTab);
    const settled = settle.execute([failed]);
    customer.current = 'user-2';
    end();
    expect(await settled).toBe(0);
    expect([carts.cart, drafts.value]).toEqual([[], undefined]);
    customer.current = 'user-1';
    expect(await settle.execute([failed])).toBe(3);
    expect(carts.cart).toEqual([chip, mint]);
  });

  it('a failed order whose customer is followed by another one while it is restored keeps the rest until its customer returns', async () => {
    const { settle, customer, pending, carts, drafts } = settling(ofUser1);
    const apply = carts.apply.bind(carts);
    carts.apply = (change) => {
      customer.current = 'user-2';
      return apply(change);
    };
    expect(await settle.execute([failed])).toBe(2);
    expect(pending.orders).toMatchObject([{ stage: 'restoring', items: [mint] }]);
    customer.current = 'user-1';
    carts.apply = apply;
    expect(await settle.execute([failed])).toBe(1);
    expect(carts.cart).toEqual([chip, mint]);
    expect([pending.orders, drafts.owner]).toEqual([[], 'user-1']);
  });
});
