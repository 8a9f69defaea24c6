import { describe, expect, it } from 'vitest';
import { transition } from '../../../../src/domain/checkout/pending-orders/order-machine';
import { IdentifyOrders, matchListed } from '../../../../src/domain/checkout/pending-orders/identify-orders';
import { OrderLedger } from '../../../../src/domain/checkout/pending-orders/order-ledger';
import type { AnsweredOrder, PendingOrder } from '../../../../src/domain/checkout/pending-orders/pending-order';
import type { Order } from '../../../../src/domain/orders/order';
import { aCartItem, aDay, anOrder, anOrderItem, aPendingOrder } from '../../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryOrderedItems, InMemoryPendingOrders } from '../../../support/in-memory';
import { FakeBrowser, InMemoryLocks } from '../../../support/in-memory-device';
import { anOrderGateway } from '../../../support/in-memory-gateways';
import { user1 } from '../../../support/settling';

const chip = aCartItem({ quantity: 2 });
const mint = aCartItem({ id: 'mint', name: 'Mint', quantity: 1 });
const now = new Date('2026-11-20T18:00:00Z');
const basket = { idempotencyKey: 'key-1', items: [chip, mint], attemptedAt: now };
const minute = 60_000;
const after = (ms: number) => new Date(now.getTime() + ms);

function isLike(pending: PendingOrder, order: Order): boolean {
  return matchListed([pending], [order]).length === 1;
}

/** Whether the list of orders is asked for. The service has shown an order with these items under another id. */
function isLookedFor(pending: PendingOrder, order: Order): boolean {
  const orders = new InMemoryPendingOrders(pending);
  const ledger = new OrderLedger(orders, new InMemoryCart(), new InMemoryDraft(), new InMemoryLocks(), user1);
  const service = anOrderGateway();
  const identify = new IdentifyOrders(ledger, service, new InMemoryOrderedItems(), user1, new FakeBrowser());
  return identify.couldBePending({ ...order, id: 'order-9' });
}

describe('an order whose id the service did not give', () => {
  const nameless = aPendingOrder({ stage: 'awaitingPayment', ...basket });
  const like = (fields: Partial<Order> = {}) =>
    anOrder({
      id: 'order-1',
      createdAt: after(1000),
      items: [anOrderItem({ itemName: 'Mint', quantity: 1 }), anOrderItem({ quantity: 2 })],
      ...fields,
    });

  it.each<[string, Partial<Order>, boolean]>([
    ['with its items', {}, true],
    [
      'with its items, one of them in two lines',
      {
        items: [
          anOrderItem({ itemName: 'Mint', quantity: 1 }),
          anOrderItem({ quantity: 1 }),
          anOrderItem({ quantity: 1 }),
        ],
      },
      true,
    ],
    [
      'with another quantity of one of them',
      { items: [anOrderItem({ itemName: 'Mint', quantity: 1 }), anOrderItem({ quantity: 3 })] },
      false,
    ],
    ['made five minutes before it by the clock of the service', { createdAt: after(-5 * minute) }, true],
    ['made earlier', { createdAt: after(-5 * minute - 1) }, false],
    ['that tells only the day, which may be an older one', { createdAt: aDay('2026-11-20') }, false],
    ['with other items', { items: [anOrderItem({ quantity: 2 })] }, false],
  ])('may be one %s: %s', (_case, fields, expected) => {
    expect(isLike(nameless, like(fields))).toBe(expected);
  });

  it('matches no order without a time, and no order at all where its own time is not known', () => {
    const { createdAt: _time, ...timelessOrder } = like();
    expect(isLike(nameless, timelessOrder)).toBe(false);
    expect(isLookedFor(nameless, timelessOrder)).toBe(false);
    const { attemptedAt: _attempt, ...old } = nameless;
    expect(isLike(old, like())).toBe(false);
    expect(isLookedFor(old, like())).toBe(false);
  });

  it('an order whose id the service did not give without items matches no order', () => {
    expect(isLike({ ...nameless, items: [] }, like({ items: [] }))).toBe(false);
  });

  it('is matched with all of its items while some of them are still in the cart', () => {
    expect(isLike({ ...nameless, items: [chip], toTake: [mint] }, like())).toBe(true);
  });

  const made = (id: string, minutes: number) => like({ id, createdAt: after(minutes * minute) });
  const sentAt = (idempotencyKey: string, minutes: number, fields: Partial<AnsweredOrder> = {}) => ({
    ...nameless,
    idempotencyKey,
    attemptedAt: after(minutes * minute),
    ...fields,
  });
  const unanswered = (idempotencyKey: string, minutes: number) =>
    aPendingOrder({ ...basket, idempotencyKey, attemptedAt: after(minutes * minute) });

  it.each<[string, readonly PendingOrder[], readonly Order[], Readonly<Record<string, string>>]>([
    ['is the newest of the list', [sentAt('a', 0)], [made('2', 0), made('1', -4)], { a: '2' }],
    ['is not the later one of another device', [sentAt('a', 0)], [made('2', 60), made('1', 0)], { a: '1' }],
    ['may be made later than it was first sent', [sentAt('a', 0)], [made('1', 120)], { a: '1' }],
    ['is the older one of two', [sentAt('b', 3), sentAt('a', 0)], [made('2', 3), made('1', 0)], { b: '2', a: '1' }],
    [
      'is the older one where the newer is not listed yet',
      [sentAt('b', 3), sentAt('a', 0)],
      [made('1', 0)],
      { a: '1' },
    ],
    [
      'has nothing to do with attempts that were not made',
      [unanswered('c', 20), unanswered('b', 10), sentAt('a', 0)],
      [made('2', 20), made('1', 0)],
      { c: '2', a: '1' },
    ],
    ['has no rival with other items', [sentAt('b', 3, { items: [chip] }), sentAt('a', 0)], [made('1', 3)], { a: '1' }],
    ['is one of two at the same moment', [sentAt('b', 0), sentAt('a', 0)], [made('1', 0)], { b: '1' }],
    ['is not in an empty list', [sentAt('a', 0)], [], {}],
  ])('%s', (_case, orders, listed, ids) => {
    const found = matchListed(orders, listed).map(({ pending, orderId }) => [pending.idempotencyKey, orderId]);
    expect(Object.fromEntries(found)).toEqual(ids);
  });

  it('is found in a list of any length', () => {
    const listed = [...Array.from({ length: 200_000 }, () => made('old', -60)), made('1', 0)];
    expect(matchListed([sentAt('a', 0)], listed)).toMatchObject([{ orderId: '1' }]);
  });

  it.each<[PendingOrder['stage'], boolean, PendingOrder]>([
    ['sent', true, aPendingOrder(basket)],
    ['awaitingPayment', true, nameless],
    ['restoring', true, { ...nameless, stage: 'restoring' }],
    ['refused', false, aPendingOrder({ stage: 'refused', ...basket })],
    ['paid', false, { ...nameless, stage: 'paid' }],
  ])('is looked for where it is %s: %s', (_stage, expected, order) => {
    expect(isLookedFor(order, like())).toBe(expected);
    expect(isLookedFor({ ...order, orderId: 'order-1' }, like())).toBe(false);
    const { orders } = transition([order], { kind: 'identified', key: 'key-1', orderId: 'order-7' });
    expect(orders[0]?.orderId).toBe(expected ? 'order-7' : undefined);
  });
});
