import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../../../src/domain/cart/cart';
import { OrderLedger } from '../../../../src/domain/checkout/pending-orders/order-ledger';
import { isUnpaid, type PendingOrder } from '../../../../src/domain/checkout/pending-orders/pending-order';
import type { RestoreOutcome, RestoreWhen } from '../../../../src/domain/checkout/pending-orders/restore-order';
import type { Order } from '../../../../src/domain/orders/order';
import { statusGroups } from '../../../../src/domain/orders/order-status';
import type { OrderGateway } from '../../../../src/domain/orders/ports';
import { cents } from '../../../../src/domain/shared/money';
import { ServiceError } from '../../../../src/domain/shared/service-error';
import {
  aCartItem,
  aDay,
  anOrder,
  anOrderItem,
  anOrderList,
  aPendingOrder,
  deliveryDetails,
} from '../../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryOrderedItems, InMemoryPendingOrders } from '../../../support/in-memory';
import { flushPromises, InMemoryLocks } from '../../../support/in-memory-device';
import { anOrderGateway } from '../../../support/in-memory-gateways';
import { aRestoreOrder, user1 } from '../../../support/settling';

const chip = aCartItem({ quantity: 2 });
const mint = aCartItem({ id: 'mint', quantity: 1 });
const offline = new ServiceError('network', 'offline', 0);
const key = 'key-1';
const sentAt = new Date('2026-11-20T18:00:00Z');
const awaiting = aPendingOrder({ stage: 'awaitingPayment', idempotencyKey: key, items: [chip] });

function restoreWith(
  order: PendingOrder,
  cart: Cart = [],
  status: string | Error | (() => string) = 'PENDING_PAYMENT',
  lists?: Pick<OrderGateway, 'listMine'>,
  customer = user1,
  orderedItems?: InMemoryOrderedItems,
) {
  const pending = new InMemoryPendingOrders(order);
  const carts = new InMemoryCart(cart);
  const drafts = new InMemoryDraft();
  const orders = anOrderGateway({
    find: async (id) => {
      if (status instanceof Error) throw status;
      return anOrder({ id, status: typeof status === 'string' ? status : status() });
    },
    cancel: async (id) => void cancelled.push(id),
  });
  const shortages: [CartItem, number][] = [];
  const cancelled: string[] = [];
  const ledger = new OrderLedger(pending, carts, drafts, new InMemoryLocks(), customer, (...shortage) =>
    shortages.push(shortage),
  );
  return {
    restore: aRestoreOrder(ledger, orders, lists, customer, orderedItems),
    ledger,
    pending,
    carts,
    drafts,
    shortages,
    cancelled,
  };
}

describe('restoring a pending order', () => {
  it('puts the items back, fills in the address and ends the pending order', async () => {
    const details = deliveryDetails({ city: 'Plano' });
    const { restore, pending, carts, drafts } = restoreWith({ ...awaiting, details, customerId: 'user-1' });
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 2 });
    expect(carts.cart).toEqual([chip]);
    expect(drafts.value).toEqual(details);
    expect(drafts.owner).toBe('user-1');
    expect(pending.orders).toEqual([]);
  });

  describe('with pieces of which the menu has only some', () => {
    const limited = { ...awaiting, orderId: 'order-1', items: [{ ...chip, quantityAvailable: 2 }, mint] };

    it.each([
      [
        'cancels an order that is not paid: it would keep them from its own customer',
        limited,
        'PENDING_PAYMENT',
        ['order-1'],
      ],
      ['leaves an order alone whose payment is processed', limited, 'PAYMENT_PROCESSING', []],
      ['leaves a failed order alone, which keeps nothing', limited, 'PAYMENT_FAILED', []],
      ['leaves an order alone of which nothing is known', limited, offline, []],
      ['leaves an order alone of which the menu has enough', { ...limited, items: [chip] }, 'PENDING_PAYMENT', []],
    ])('%s', async (_what, order, status, cancelledOrders) => {
      const { restore, cancelled } = restoreWith(order, [], status);
      await restore.execute(key, 'unlessPaid');
      expect(cancelled).toEqual(cancelledOrders);
    });
  });

  it('is over once its items are back, although the cart answers no more', async () => {
    const { restore, pending, carts } = restoreWith(awaiting);
    const apply = carts.apply.bind(carts);
    carts.apply = (change) => {
      carts.load = () => new Promise(() => undefined);
      return apply(change);
    };
    const outcome = restore.execute(key, 'unlessPaid');
    expect(await Promise.race([outcome, flushPromises()])).toEqual({ kind: 'restored', items: 2 });
    expect(pending.orders).toEqual([]);
  });

  it('adds to what is new in the cart', async () => {
    const { restore, carts } = restoreWith(awaiting, [mint, chip]);
    await restore.execute(key, 'unlessPaid');
    expect(carts.cart).toEqual([mint, { ...chip, quantity: 4 }]);
  });

  it('does not change name and price of what is in the cart', async () => {
    const old = { ...chip, name: 'Old Chip', price: cents(200) };
    const { restore, carts } = restoreWith({ ...awaiting, items: [old] }, [chip]);
    await restore.execute(key, 'unlessPaid');
    expect(carts.cart).toEqual([{ ...chip, quantity: 4 }]);
  });

  it('restores the others where the cart service no longer has an item', async () => {
    const { restore, pending, carts, shortages } = restoreWith({ ...awaiting, items: [chip, mint] });
    const apply = carts.apply.bind(carts);
    carts.apply = async (change) => {
      if (change.kind === 'restore' && change.items.includes(chip)) throw new ServiceError('refused', 'No', 404);
      return apply(change);
    };
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 1 });
    expect(carts.cart).toEqual([mint]);
    expect(shortages).toEqual([[chip, 0]]);
    expect(pending.orders).toEqual([]);
  });

  it('counts the pieces for which the cart has room, and tells how many can be ordered', async () => {
    const scarce = { ...chip, quantityAvailable: 3 };
    const { restore, carts, shortages } = restoreWith({ ...awaiting, items: [scarce, mint] }, [scarce]);
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 2 });
    expect(carts.cart).toEqual([{ ...scarce, quantity: 3 }, mint]);
    expect(shortages).toEqual([[scarce, 3]]);
  });

  it('restores once, however often it is asked', async () => {
    const { restore, carts } = restoreWith(awaiting);
    const outcomes = await Promise.all([restore.execute(key, 'unlessPaid'), restore.execute(key, 'unlessPaid')]);
    expect(outcomes).toEqual([
      { kind: 'restored', items: 2 },
      { kind: 'restored', items: 0 },
    ]);
    expect(carts.cart).toEqual([chip]);
  });

  const listedAs = (status: string) => async () => anOrderList(anOrder({ id: 'order-1', status, createdAt: sentAt }));

  const oneUnreadable = async () => ({ orders: [], unreadable: 1 });

  it.each<[string, RestoreWhen, OrderGateway['listMine'], string, RestoreOutcome['kind']]>([
    ['is paid in the list', 'unlessPaid', listedAs('PAID'), 'PAID', 'paid'],
    [
      'waits for its payment in the list',
      'ifUnpaidOrUnlisted',
      listedAs('PENDING_PAYMENT'),
      'PENDING_PAYMENT',
      'restored',
    ],
    ['is not in the list', 'ifUnpaid', async () => anOrderList(), 'PAID', 'unknown'],
    ['is not in the list', 'ifUnpaidOrUnlisted', async () => anOrderList(), 'PAID', 'restored'],
    ['may be the one in the list that cannot be read', 'ifUnpaidOrUnlisted', oneUnreadable, 'PAID', 'unknown'],
    ['may be the one in the list that cannot be read', 'unlessPaid', oneUnreadable, 'PAID', 'restored'],
    ['cannot be looked up', 'ifUnpaidOrUnlisted', () => Promise.reject(offline), 'PAID', 'unknown'],
    ['cannot be looked up', 'unlessPaid', () => Promise.reject(offline), 'PAID', 'restored'],
  ])('a pending order whose id was not given: it %s, when %s', async (_case, when, listMine, status, kind) => {
    const order = { ...awaiting, attemptedAt: sentAt };
    const { restore, carts } = restoreWith(order, [], status, { listMine });
    expect(await restore.execute(key, when)).toMatchObject({ kind });
    expect(carts.cart).toEqual(kind === 'restored' ? [chip] : []);
  });

  it.each<[string, RestoreWhen, RestoreOutcome['kind']]>([
    ['PAID', 'unlessPaid', 'paid'],
    ['PAYMENT_PROCESSING', 'unlessPaid', 'processing'],
    ['PAYMENT_FAILED', 'ifFailed', 'restored'],
    ['PENDING_PAYMENT', 'ifUnpaidOrUnlisted', 'restored'],
  ])('a pending order that only the list shows, as %s: when %s, it is %s', async (status, when, kind) => {
    const order = { ...awaiting, attemptedAt: sentAt };
    const { restore, carts } = restoreWith(order, [], offline, { listMine: listedAs(status) });
    expect(await restore.execute(key, when)).toMatchObject({ kind });
    expect(carts.cart).toEqual(kind === 'restored' ? [chip] : []);
  });

  it('a pending order that only the list shows is not taken for another one in it', async () => {
    const paid = anOrder({ id: 'order-0', status: 'PAID', items: [] });
    const listMine = async () => anOrderList(paid, ...(await listedAs('PENDING_PAYMENT')()).orders);
    const { restore } = restoreWith({ ...awaiting, attemptedAt: sentAt }, [], offline, { listMine });
    expect(await restore.execute(key, 'ifUnpaidOrUnlisted')).toMatchObject({ kind: 'restored' });
  });

  it('a pending order has its own outcome, whatever the list shows of another pending order', async () => {
    const order = { ...awaiting, attemptedAt: sentAt };
    const other = { ...order, idempotencyKey: 'key-0', items: [mint] };
    const paid = anOrder({
      id: 'order-0',
      status: 'PAID',
      createdAt: sentAt,
      items: [anOrderItem({ itemName: mint.name, quantity: 1 })],
    });
    const listMine = async () => anOrderList(paid, ...(await listedAs('PENDING_PAYMENT')()).orders);
    const { restore, pending, carts } = restoreWith(order, [], offline, { listMine });
    pending.save([other, order]);
    expect(await restore.execute(key, 'ifUnpaid')).toEqual({ kind: 'restored', items: 2 });
    expect(carts.cart).toEqual([chip]);
    expect(pending.orders).toEqual([{ ...other, orderId: 'order-0' }]);
  });

  const hour = 3_600_000;
  const before = (hours: number) => new Date(sentAt.getTime() - hours * hour);
  const { createdAt: _time, ...timeless } = anOrder();

  it.each<[string, Order, RestoreOutcome['kind']]>([
    ['paid nine hours before by the clock of the service', anOrder({ createdAt: before(9) }), 'unknown'],
    ['being paid', anOrder({ createdAt: before(9), status: 'PAYMENT_PROCESSING' }), 'unknown'],
    ['in a state that the shop does not know', anOrder({ createdAt: before(9), status: 'EXPIRED' }), 'unknown'],
    ['paid on a day without a time', anOrder({ createdAt: aDay('2026-11-20') }), 'unknown'],
    ['paid at a time that is not told', timeless, 'unknown'],
    ['paid two days before', anOrder({ createdAt: before(48) }), 'unknown'],
    ['paid a year before', anOrder({ createdAt: before(365 * 24) }), 'unknown'],
    ['paid on a day of last week', anOrder({ createdAt: aDay('2026-11-13') }), 'unknown'],
    ['paid, whose items are not listed', anOrder({ createdAt: before(9), items: [] }), 'unknown'],
    [
      'paid, whose line is split',
      anOrder({ createdAt: before(9), items: [anOrderItem({ quantity: 1 }), anOrderItem({ quantity: 1 })] }),
      'unknown',
    ],
    [
      'paid, with other items',
      anOrder({ createdAt: before(9), items: [anOrderItem({ itemName: 'Oat' })] }),
      'restored',
    ],
    ['waiting for its payment', anOrder({ createdAt: before(9), status: 'PENDING_PAYMENT' }), 'restored'],
    ['cancelled', anOrder({ createdAt: before(9), status: 'CANCELLED' }), 'restored'],
  ])('a pending order may be one in the list with the same items, %s', async (_case, listed, kind) => {
    const order = { ...awaiting, attemptedAt: sentAt };
    const { restore, carts } = restoreWith(order, [], offline, { listMine: async () => anOrderList(listed) });
    expect(await restore.execute(key, 'ifUnpaidOrUnlisted')).toMatchObject({ kind });
    expect(carts.cart).toEqual(kind === 'restored' ? [chip] : []);
  });

  it('a pending order is not one in the list that this device has known', async () => {
    const orderedItems = new InMemoryOrderedItems();
    orderedItems.remember('order-1', []);
    const order = { ...awaiting, attemptedAt: sentAt };
    const listMine = async () => anOrderList(anOrder({ createdAt: before(23) }));
    const { restore } = restoreWith(order, [], offline, { listMine }, undefined, orderedItems);
    expect(await restore.execute(key, 'ifUnpaidOrUnlisted')).toMatchObject({ kind: 'restored' });
  });

  it('goes back without being asked for only if it is unpaid, however wrong the clock of the device is', async () => {
    const clockError = fc.integer({ min: -366 * 24 * hour, max: 366 * 24 * hour });
    const anyStatus = fc.constantFrom(...Object.keys(statusGroups), 'EXPIRED');
    await fc.assert(
      fc.asyncProperty(clockError, anyStatus, async (error, status) => {
        const order = { ...awaiting, attemptedAt: new Date(sentAt.getTime() + error) };
        const { restore, carts } = restoreWith(order, [], status, { listMine: listedAs(status) });
        await restore.execute(key, 'ifUnpaidOrUnlisted');
        expect(carts.cart).toEqual(isUnpaid(status) ? [chip] : []);
      }),
    );
  });

  it.each<[string, OrderGateway['listMine']]>([
    ['the list arrives', async () => anOrderList()],
    ['the list turns out to be unreadable', () => Promise.reject(offline)],
  ])('a pending order that is gone by the time %s has nothing to restore', async (_case, listMine) => {
    const { restore, pending, carts } = restoreWith(awaiting, [], offline, {
      listMine: (query) => {
        pending.save([]);
        return listMine(query);
      },
    });
    expect(await restore.execute(key, 'ifUnpaidOrUnlisted')).toEqual({ kind: 'restored', items: 0 });
    expect(carts.cart).toEqual([]);
  });

  it('a pending order whose id another tab finds while the list is read is asked for by that id', async () => {
    const { restore, pending, carts } = restoreWith(awaiting, [], 'PAID', {
      listMine: async () => {
        pending.save([{ ...awaiting, orderId: 'order-9' }]);
        return anOrderList();
      },
    });
    expect(await restore.execute(key, 'unlessPaid')).toMatchObject({ kind: 'paid', order: { id: 'order-9' } });
    expect(carts.cart).toEqual([]);
  });

  it('a pending order is asked for once more after the turn of another tab: it may have been paid by then', async () => {
    let status = 'PENDING_PAYMENT';
    const { restore, ledger, carts } = restoreWith({ ...awaiting, orderId: 'order-1' }, [], () => status);
    let end: () => void = () => undefined;
    void ledger.exclusive(() => new Promise<void>((resolve) => (end = resolve)));
    const told: (string | undefined)[] = [];
    const outcome = restore.execute(key, 'ifUnpaid', (order) => told.push(order?.status));
    await flushPromises();
    expect(told).toEqual(['PENDING_PAYMENT']);
    status = 'PAID';
    end();
    expect(await outcome).toMatchObject({ kind: 'paid' });
    expect(told).toEqual(['PENDING_PAYMENT', 'PAID']);
    expect(carts.cart).toEqual([]);
  });

  it.each([
    ['has gone', undefined],
    ['is another one', 'user-2'],
  ])('a pending order whose customer %s by the time the list is read has an unknown outcome', async (_case, later) => {
    const customer: { current: string | undefined } = { current: 'user-1' };
    const listMine = async () => {
      customer.current = later;
      return anOrderList();
    };
    const order = { ...awaiting, customerId: 'user-1' };
    const { restore, pending } = restoreWith(order, [], offline, { listMine }, { id: () => customer.current });
    expect(await restore.execute(key, 'ifUnpaidOrUnlisted')).toEqual({ kind: 'unknown' });
    expect(pending.orders).toEqual([order]);
  });

  it('a pending order of an older version, which is that of any customer, is not looked for in the list of one who has left', async () => {
    const customer = { current: 'user-1' };
    const listMine = async () => {
      customer.current = 'user-2';
      return anOrderList();
    };
    const { restore, carts } = restoreWith(awaiting, [], offline, { listMine }, { id: () => customer.current });
    expect(await restore.execute(key, 'ifUnpaidOrUnlisted')).toEqual({ kind: 'unknown' });
    expect(carts.cart).toEqual([]);
  });

  it('a pending order is not looked for in the list of another customer', async () => {
    const order = { ...awaiting, customerId: 'user-2' };
    const { restore } = restoreWith(order, [], offline, { listMine: async () => anOrderList() });
    expect(await restore.execute(key, 'ifUnpaidOrUnlisted')).toEqual({ kind: 'unknown' });
  });

  it('waits for its own customer, whatever another one asks for', async () => {
    const order = { ...awaiting, orderId: 'order-1', customerId: 'user-2' };
    const { restore, carts, pending } = restoreWith(order, [], 'CANCELLED');
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'unknown' });
    expect(carts.cart).toEqual([]);
    expect(pending.load()).toEqual([order]);
  });

  it('a pending order is not taken for another pending order with the same items, which the list shows as paid', async () => {
    const order = { ...awaiting, attemptedAt: sentAt };
    const { restore, carts, pending } = restoreWith(order, [], 'PAID', { listMine: listedAs('PAID') });
    const told = { ...order, idempotencyKey: 'told', orderId: 'order-1' };
    pending.save([order, told]);
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 2 });
    expect(carts.cart).toEqual([chip]);
    expect(pending.orders).toEqual([told]);
  });

  it('reads no list where the id is known', async () => {
    const listMine = () => Promise.reject(new Error('The list was read.'));
    const { restore } = restoreWith({ ...awaiting, orderId: 'order-1' }, [], 'PENDING_PAYMENT', { listMine });
    expect(await restore.execute(key, 'unlessPaid')).toMatchObject({ kind: 'restored' });
  });

  it('touches only the order that was asked for', async () => {
    const other = { ...awaiting, idempotencyKey: 'key-0', items: [mint] };
    const { restore, carts, pending } = restoreWith(other);
    pending.save([other, awaiting]);
    await restore.execute(key, 'unlessPaid');
    expect(carts.cart).toEqual([chip]);
    expect(pending.orders).toEqual([other]);
  });

  it.each<[string, PendingOrder]>([
    ['sent', aPendingOrder({ idempotencyKey: key, items: [chip] })],
    ['refused', aPendingOrder({ stage: 'refused', idempotencyKey: key, items: [chip] })],
  ])('does nothing while the order is only %s: the cart still has it', async (_stage, order) => {
    const { restore, carts, pending } = restoreWith(order, [chip]);
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 0 });
    expect(carts.cart).toEqual([chip]);
    expect(pending.orders).toEqual([order]);
  });

  it('doubles nothing where a server cart stopped it halfway, and goes on from there', async () => {
    const { restore, carts, pending } = restoreWith({ ...awaiting, items: [chip, mint] });
    const apply = carts.apply.bind(carts);
    carts.apply = async (change) => {
      if (carts.cart.length > 0) throw offline;
      return apply(change);
    };
    await expect(restore.execute(key, 'unlessPaid')).rejects.toBe(offline);
    expect(pending.newest?.items).toEqual([mint]);
    carts.apply = apply;
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 1 });
    expect(carts.cart).toEqual([chip, mint]);
    expect(pending.orders).toEqual([]);
  });

  it.each([
    ['all of them', [chip, mint], 3],
    ['those that the customer has not removed since', [mint], 1],
  ])('counts the items that never left the cart: %s', async (_which, cart, items) => {
    const stuck = { ...awaiting, items: [], toTake: [chip, mint] };
    const { restore, carts, pending } = restoreWith(stuck, cart);
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items });
    expect(carts.cart).toEqual(cart);
    expect(pending.orders).toEqual([]);
  });

  it('counts the items that go back together with those that never left the cart', async () => {
    const { restore, carts } = restoreWith({ ...awaiting, toTake: [mint] }, [mint]);
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 3 });
    expect(carts.cart).toEqual([mint, chip]);
  });

  it('counts them as in a cart that cannot be read', async () => {
    const { restore, carts } = restoreWith({ ...awaiting, items: [], toTake: [chip] }, [chip]);
    carts.load = () => Promise.reject(offline);
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 2 });
  });

  /** The first change of the cart gets no answer, and neither does whoever looks at the cart after it. */
  function loseReplies(carts: InMemoryCart, { isMade }: { readonly isMade: boolean }) {
    const apply = carts.apply.bind(carts);
    carts.apply = async (change) => {
      if (isMade) await apply(change);
      throw offline;
    };
    return () => (carts.apply = apply);
  }

  it.each([[true], [false]])('has its items in the cart once where only a reply was lost: %s', async (isMade) => {
    const { restore, carts, pending } = restoreWith({ ...awaiting, items: [chip, mint] }, [chip]);
    const mend = loseReplies(carts, { isMade });
    await expect(restore.execute(key, 'unlessPaid')).rejects.toBe(offline);
    mend();
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 3 });
    expect(carts.cart).toEqual([{ ...chip, quantity: 4 }, mint]);
    expect(pending.orders).toEqual([]);
  });

  it('does not put an item back again that the customer has taken out since it was found in the cart', async () => {
    const { restore, carts, pending, ledger } = restoreWith({ ...awaiting, items: [chip, mint] });
    const mend = loseReplies(carts, { isMade: true });
    await expect(restore.execute(key, 'unlessPaid')).rejects.toBe(offline);
    mend();
    expect(await ledger.catchUp(sentAt)).toBe(true);
    expect(pending.newest?.items).toEqual([mint]);
    carts.cart = [];
    expect(await restore.execute(key, 'unlessPaid')).toEqual({ kind: 'restored', items: 1 });
    expect(carts.cart).toEqual([mint]);
  });

  it('puts nothing back by itself where the call was lost too', async () => {
    const { restore, carts, pending, ledger } = restoreWith(awaiting);
    const mend = loseReplies(carts, { isMade: false });
    await expect(restore.execute(key, 'unlessPaid')).rejects.toBe(offline);
    mend();
    await ledger.catchUp(sentAt);
    expect(carts.cart).toEqual([]);
    expect(pending.orders).toEqual([{ ...awaiting, stage: 'restoring' }]);
  });

  it('puts an item back that the service has refused before, whatever the customer has added since', async () => {
    const { restore, carts, pending } = restoreWith(awaiting);
    const apply = carts.apply.bind(carts);
    carts.apply = () => Promise.reject(new ServiceError('refused', 'closed', 422));
    await expect(restore.execute(key, 'unlessPaid')).rejects.toThrow('closed');
    expect(pending.orders).toEqual([{ ...awaiting, stage: 'restoring' }]);
    carts.apply = apply;
    carts.cart = [chip];
    await restore.execute(key, 'unlessPaid');
    expect(carts.cart).toEqual([{ ...chip, quantity: 4 }]);
  });

  it('an item is not looked for in the cart of another customer, who signs in while the cart is read', async () => {
    const customer = { current: 'user-1' };
    const puttingBack = { itemId: chip.id, had: 0, wanted: 2 };
    const order = { ...awaiting, stage: 'restoring' as const, customerId: 'user-1', puttingBack };
    const { carts, pending, ledger } = restoreWith(order, [], offline, undefined, { id: () => customer.current });
    carts.load = async () => {
      customer.current = 'user-2';
      return [chip];
    };
    await ledger.catchUp(sentAt);
    expect(pending.orders).toEqual([order]);
  });

  it('is over once it was paid, and its items are not looked for any more', async () => {
    const puttingBack = { itemId: chip.id, had: 0, wanted: 2 };
    const order = { ...awaiting, stage: 'restoring' as const, orderId: 'order-1', puttingBack, toTake: [mint] };
    const { restore, carts, pending } = restoreWith(order, [mint], 'PAID');
    carts.apply = () => Promise.reject(offline);
    await restore.execute(key, 'unlessPaid');
    expect(pending.newest?.stage).toBe('paid');
    expect(pending.newest).not.toHaveProperty('puttingBack');
  });

  it.each([
    ['PAID', 'paid'],
    ['PREPARING', 'paid'],
    ['PAYMENT_PROCESSING', 'processing'],
  ])('restores nothing when the service says %s', async (status, kind) => {
    const { restore, carts } = restoreWith({ ...awaiting, orderId: 'order-1' }, [], status);
    expect(await restore.execute(key, 'unlessPaid')).toMatchObject({ kind });
    expect(carts.cart).toEqual([]);
  });

  it.each<[string, readonly PendingOrder['stage'][]]>([
    ['PAID', []],
    ['PAYMENT_PROCESSING', ['awaitingPayment']],
  ])('a pending order is no longer offered once the service says that it was paid: %s', async (status, stages) => {
    const { restore, pending } = restoreWith({ ...awaiting, orderId: 'order-1' }, [], status);
    await restore.execute(key, 'unlessPaid');
    expect(pending.orders.map(({ stage }) => stage)).toEqual(stages);
  });

  it.each([
    ['ifFailed', 'PAYMENT_FAILED', 'restored'],
    ['ifFailed', 'PENDING_PAYMENT', 'unknown'],
    ['ifFailed', offline, 'unknown'],
    ['ifUnpaid', 'PAYMENT_FAILED', 'restored'],
    ['ifUnpaid', 'PENDING_PAYMENT', 'restored'],
    ['ifUnpaid', offline, 'unknown'],
    ['ifUnpaidOrUnlisted', 'CANCELLED', 'restored'],
    ['ifUnpaidOrUnlisted', 'PENDING_PAYMENT', 'restored'],
    ['ifUnpaidOrUnlisted', offline, 'unknown'],
    ['unlessPaid', offline, 'restored'],
    ['ifFailed', 'EXPIRED', 'unknown'],
    ['ifUnpaid', 'PAYMENT_DECLINED', 'unknown'],
    ['ifUnpaidOrUnlisted', 'ABANDONED', 'unknown'],
    ['unlessPaid', 'PAYMENT_EXPIRED', 'restored'],
  ] as const)('an order restored %s, when the service answers %s: %s', async (when, status, kind) => {
    const { restore, pending } = restoreWith({ ...awaiting, orderId: 'order-1' }, [], status);
    expect(await restore.execute(key, when)).toMatchObject({ kind });
    expect(pending.orders).toHaveLength(kind === 'restored' ? 0 : 1);
  });

  it('loses nothing, whatever was ordered and whatever is in the cart now', async () => {
    const line = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 99 }) });
    const someCart = fc
      .uniqueArray(line, { selector: ({ id }) => id })
      .map((lines): Cart => lines.map((fields) => aCartItem(fields)));
    await fc.assert(
      fc.asyncProperty(someCart, someCart, async (items, cart) => {
        const { restore, carts } = restoreWith({ ...awaiting, items }, cart);
        await restore.execute(key, 'unlessPaid');
        const pieces = (of: Cart, id: string) => of.find((item) => item.id === id)?.quantity ?? 0;
        for (const id of ['a', 'b', 'c', 'd']) {
          expect(pieces(carts.cart, id)).toBe(Math.min(99, pieces(items, id) + pieces(cart, id)));
        }
      }),
    );
  });
});

describe('another customer who signs in while the items of an order go back', () => {
  const theirs = deliveryDetails({ city: 'Plano' });

  /** The other customer signs in during the first change of the cart, which `change` may replace. */
  async function restoreDuringSignIn(items: Cart, change?: (pending: InMemoryPendingOrders) => void) {
    const customer = { current: 'user-1' };
    const order = { ...awaiting, items, customerId: 'user-1' };
    const world = restoreWith(order, [], 'PENDING_PAYMENT', undefined, { id: () => customer.current });
    const { restore, pending, carts, drafts } = world;
    const apply = carts.apply.bind(carts);
    carts.apply = async (cartChange) => {
      customer.current = 'user-2';
      drafts.save(theirs, 'user-2');
      change?.(pending);
      return apply(cartChange);
    };
    await restore.execute(key, 'unlessPaid');
    return world;
  }

  it.each<[string, ((pending: InMemoryPendingOrders) => void) | undefined]>([
    ['', undefined],
    [', even if the order is no longer stored', (pending) => pending.save([])],
  ])('gets none of the others%s', async (_case, change) => {
    const { carts } = await restoreDuringSignIn([chip, mint], change);
    expect(carts.cart).toEqual([chip]);
  });

  it('gets nothing, even if they sign in while the cart is read', async () => {
    const customer = { current: 'user-1' };
    const order = { ...awaiting, customerId: 'user-1' };
    const { restore, carts } = restoreWith(order, [], 'PENDING_PAYMENT', undefined, { id: () => customer.current });
    const load = carts.load.bind(carts);
    carts.load = async () => {
      customer.current = 'user-2';
      return load();
    };
    await restore.execute(key, 'unlessPaid');
    expect(carts.cart).toEqual([]);
  });

  it('keeps the address that they have typed', async () => {
    const { drafts, pending } = await restoreDuringSignIn([chip]);
    expect(pending.orders).toEqual([]);
    expect([drafts.value, drafts.owner]).toEqual([theirs, 'user-2']);
  });

  it('is not told that the cart service no longer has an item', async () => {
    const { shortages, pending } = await restoreDuringSignIn([chip], () => {
      throw new ServiceError('refused', 'No', 404);
    });
    expect(pending.orders).toEqual([]);
    expect(shortages).toEqual([]);
  });
});
