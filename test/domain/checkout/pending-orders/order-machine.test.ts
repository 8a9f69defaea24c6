import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition, type OrderEvent } from '../../../../src/domain/checkout/pending-orders/order-machine';
import {
  canResend,
  isOffered,
  hasPaymentPage,
  type AnsweredOrder,
  type PendingOrder,
} from '../../../../src/domain/checkout/pending-orders/pending-order';
import { statusGroups } from '../../../../src/domain/orders/order-status';
import { aCartItem, anOrder, anOrderItem, aPendingOrder } from '../../../support/builders';
import { FakeBrowser } from '../../../support/in-memory-device';

const chip = aCartItem({ quantity: 2 });
const mint = aCartItem({ id: 'mint', name: 'Mint', quantity: 1 });
const now = new Date('2026-11-20T18:00:00Z');
const attempt = aPendingOrder({ idempotencyKey: 'key-1', items: [chip, mint], attemptedAt: now });
const awaiting = aPendingOrder({
  stage: 'awaitingPayment',
  idempotencyKey: 'key-1',
  items: [chip, mint],
  attemptedAt: now,
  orderId: 'order-1',
});
const { attemptedAt: _time, ...timeless } = awaiting;
const statuses = [...Object.keys(statusGroups), 'EXPIRED'];
const url = 'https://pay.test/session/chk_1?lang=en';
const minute = 60_000;
const day = 24 * 60 * minute;
const after = (ms: number) => new Date(now.getTime() + ms);

describe('an order attempt', () => {
  it('an order attempt that is answered takes what was ordered out of the cart, line by line', () => {
    const { orders, effects } = transition([attempt], { kind: 'answered', key: 'key-1', checkoutUrl: url });
    expect(orders).toMatchObject([{ stage: 'awaitingPayment', items: [], toTake: [chip, mint], checkoutUrl: url }]);
    expect(effects).toEqual([
      { kind: 'take', key: 'key-1', item: chip },
      { kind: 'take', key: 'key-1', item: mint },
    ]);
  });

  it('an order attempt that is answered is not sent again', () => {
    expect(transition([awaiting], { kind: 'sent', order: attempt })).toEqual({
      orders: [awaiting],
      effects: [],
    });
  });

  it('can restore only what has left the cart', () => {
    const own = { ...attempt, customerId: 'user-1' };
    const answered = transition([own], { kind: 'answered', key: 'key-1', checkoutUrl: url }).orders;
    const taken = transition(answered, { kind: 'taken', key: 'key-1', itemId: chip.id }).orders;
    expect(taken).toMatchObject([{ items: [chip], toTake: [mint] }]);
    expect(transition(taken, { kind: 'restore', key: 'key-1' }).effects).toEqual([
      { kind: 'putBack', key: 'key-1', item: chip, customerId: 'user-1' },
    ]);
  });

  it('holds what leaves the cart while it is being restored, and counts each line once', () => {
    const answered = transition([attempt], { kind: 'answered', key: 'key-1', checkoutUrl: url }).orders;
    const taken = transition(answered, { kind: 'taken', key: 'key-1', itemId: chip.id }).orders;
    const restoring = transition(taken, { kind: 'restore', key: 'key-1' }).orders;
    const late = transition(restoring, { kind: 'taken', key: 'key-1', itemId: mint.id }).orders;
    expect(late).toMatchObject([{ stage: 'restoring', items: [chip, mint] }]);
    expect(late[0]).not.toHaveProperty('toTake');
    expect(transition(late, { kind: 'taken', key: 'key-1', itemId: mint.id }).orders).toEqual(late);
  });

  it('an order attempt whose items are all still in the cart is over when it is restored', () => {
    const untouched = { ...awaiting, items: [], toTake: [chip], customerId: 'user-1' };
    expect(transition([untouched], { kind: 'restore', key: 'key-1' })).toEqual({
      orders: [],
      effects: [{ kind: 'fillForm', details: attempt.details, customerId: 'user-1', neverLeft: [chip] }],
    });
  });

  it('goes back into the cart line by line', () => {
    const restoring = { ...awaiting, stage: 'restoring' as const };
    expect(transition([restoring], { kind: 'restored', key: 'key-1', itemId: chip.id })).toEqual({
      orders: [{ ...restoring, items: [mint] }],
      effects: [],
    });
  });

  it.each<[string, readonly PendingOrder[]]>([
    ['is not being restored', [awaiting]],
    ['is gone', []],
  ])('ignores a restored line when the order %s', (_case, orders) => {
    expect(transition(orders, { kind: 'restored', key: 'key-1', itemId: chip.id })).toEqual({ orders, effects: [] });
  });

  it('takes nothing again once all of it has left the cart', () => {
    expect(transition([awaiting], { kind: 'catchUp', key: 'key-1' }).effects).toEqual([]);
  });

  it('does nothing by itself while it is being restored, unless an item began to go back', () => {
    const restoring = { ...awaiting, stage: 'restoring' as const, toTake: [mint] };
    const puttingBack = { itemId: chip.id, had: 0, wanted: 2 };
    expect(transition([restoring], { kind: 'catchUp', key: 'key-1' }).effects).toEqual([]);
    expect(transition([{ ...restoring, puttingBack }], { kind: 'catchUp', key: 'key-1' }).effects).toEqual([
      { kind: 'findPutBack', key: 'key-1', puttingBack, customerId: undefined },
    ]);
  });

  it('an order attempt that is refused is no longer called unanswered', () => {
    const sent = { ...attempt, unanswered: true };
    expect(transition([sent], { kind: 'refused', key: 'key-1' }).orders).toEqual([
      aPendingOrder({ stage: 'refused', idempotencyKey: 'key-1', items: [chip, mint], attemptedAt: now }),
    ]);
  });

  it.each([[true], [false]])('an order attempt of a session that had ended is unanswered as before: %s', (mayExist) => {
    const sent = { ...attempt, unanswered: true };
    const { orders } = transition([sent], { kind: 'sessionEnded', key: 'key-1', mayExist });
    expect(orders).toEqual([{ ...attempt, unanswered: mayExist }]);
  });

  it('an order attempt for a failed order leaves the cart alone: its items were never in it', () => {
    const retry = { ...attempt, retryOf: 'order-0' };
    const { orders, effects } = transition([retry], { kind: 'answered', key: 'key-1', checkoutUrl: url });
    expect(orders).toMatchObject([{ stage: 'awaitingPayment', items: [] }]);
    expect(effects).toEqual([]);
  });

  it.each<[PendingOrder['stage'], readonly string[]]>([
    ['sent', ['key-2', 'key-1']],
    ['refused', ['key-2']],
    ['awaitingPayment', ['key-2', 'key-1']],
  ])('an order attempt that follows one that is %s: %o', (stage, keys) => {
    const event: OrderEvent = { kind: 'sent', order: aPendingOrder({ idempotencyKey: 'key-2' }) };
    const { orders } = transition([{ ...attempt, stage }], event);
    expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual(keys);
  });

  it('an order attempt that is sent again is stored once', () => {
    const other = aPendingOrder({ idempotencyKey: 'key-2' });
    const { orders } = transition([other, attempt], { kind: 'sent', order: attempt });
    expect(orders).toEqual([{ ...attempt, unanswered: true }, other]);
  });
});

describe('an event about an order that is not stored', () => {
  it.each<OrderEvent>([
    { kind: 'taken', key: 'gone', itemId: chip.id },
    { kind: 'catchUp', key: 'gone' },
    { kind: 'restore', key: 'gone' },
    { kind: 'restored', key: 'gone', itemId: chip.id },
    { kind: 'statusTold', order: anOrder({ id: 'gone', status: 'PAID' }) },
  ])('changes nothing: $kind', (event) => {
    expect(transition([awaiting], event)).toEqual({ orders: [awaiting], effects: [] });
  });
});

describe('an event that does not fit the state of its order', () => {
  it.each<[string, PendingOrder, OrderEvent]>([
    ['the session has ended', awaiting, { kind: 'sessionEnded', key: 'key-1', mayExist: false }],
    ['the service refuses', awaiting, { kind: 'refused', key: 'key-1' }],
    ['an item is being taken', attempt, { kind: 'taking', key: 'key-1', itemId: chip.id, had: 2 }],
    [
      'an item is being taken',
      { ...attempt, stage: 'refused' },
      { kind: 'taking', key: 'key-1', itemId: chip.id, had: 2 },
    ],
    [
      'an item is being put back',
      awaiting,
      { kind: 'puttingBack', key: 'key-1', begun: { itemId: chip.id, had: 0, wanted: 2 } },
    ],
    ['an item is not taken', awaiting, { kind: 'notTaken', key: 'key-1' }],
    ['an item is taken', attempt, { kind: 'taken', key: 'key-1', itemId: chip.id }],
    ['an item is taken', { ...attempt, stage: 'refused' }, { kind: 'taken', key: 'key-1', itemId: chip.id }],
    [
      'the order gets an id',
      { ...attempt, stage: 'refused' },
      { kind: 'identified', key: 'key-1', orderId: 'order-2' },
    ],
  ])('leaves nothing to store where %s while the order is $1.stage', (_event, order, event) => {
    const before = [order];
    const { orders, effects } = transition(before, event);
    expect(orders).toBe(before);
    expect(effects).toEqual([]);
  });
});

describe('a paid order some of whose items are still in the cart', () => {
  const reply = anOrder({ id: 'order-1', status: 'PAID' });
  const paid: AnsweredOrder = { ...awaiting, stage: 'paid', items: [chip], toTake: [mint] };

  it('is stored until they have left the cart', () => {
    expect(transition([{ ...paid, stage: 'awaitingPayment' }], { kind: 'statusTold', order: reply })).toEqual({
      orders: [paid],
      effects: [{ kind: 'take', key: 'key-1', item: mint }],
    });
    expect(transition([paid], { kind: 'taken', key: 'key-1', itemId: chip.id }).orders).toMatchObject([paid]);
    expect(transition([paid], { kind: 'taken', key: 'key-1', itemId: mint.id }).orders).toEqual([]);
  });

  it('stays beside the next order', () => {
    const next = aPendingOrder({ idempotencyKey: 'key-2' });
    expect(transition([paid], { kind: 'sent', order: next }).orders[1]).toEqual(paid);
  });

  it('is over when it is shown as failed: what is in the cart stays there', () => {
    const failed = anOrder({ id: 'order-1', status: 'REJECTED' });
    expect(transition([paid], { kind: 'statusTold', order: failed })).toEqual({ orders: [], effects: [] });
  });

  it('does not wait where its items were never in the cart', () => {
    const retry: AnsweredOrder = { ...awaiting, retryOf: 'order-0', items: [], toTake: [] };
    expect(transition([retry], { kind: 'statusTold', order: reply })).toEqual({ orders: [], effects: [] });
  });
});

describe('a reply that shows an order', () => {
  const seen = (status: string) =>
    anOrder({
      id: 'order-1',
      status,
      createdAt: new Date(now.getTime() + 1000),
      items: [anOrderItem({ itemName: 'Mint', quantity: 1 }), anOrderItem({ quantity: 2 })],
    });

  it.each(statuses)('%s settles, restores or leaves the pending order', (status) => {
    const { orders } = transition([awaiting], { kind: 'statusTold', order: seen(status) });
    const isOpen = ['INITIATED', 'PENDING_PAYMENT', 'PAYMENT_PROCESSING', 'PENDING', 'EXPIRED'].includes(status);
    const isFailed = ['PAYMENT_FAILED', 'CANCELLED', 'REJECTED'].includes(status);
    const stages = orders.map(({ stage }) => stage);
    expect(stages).toEqual(isOpen ? ['awaitingPayment'] : isFailed ? ['restoring'] : []);
  });

  it('CANCELLED ends an unanswered attempt with its id, so that the cart is a new order', () => {
    const sent = { ...attempt, unanswered: true, orderId: 'order-1' };
    expect(transition([sent], { kind: 'statusTold', order: seen('CANCELLED') })).toEqual({ orders: [], effects: [] });
  });

  it('PAID leaves an unanswered attempt, which is about to be answered', () => {
    const sent = { ...attempt, orderId: 'order-1' };
    expect(transition([sent], { kind: 'statusTold', order: seen('PAID') })).toEqual({ orders: [sent], effects: [] });
  });

  it.each(['PAID', 'CANCELLED'])(
    '%s is about the order with its id, not about a newer attempt with the same items',
    (status) => {
      const newer = { ...attempt, idempotencyKey: 'key-2' };
      const { orders } = transition([newer, awaiting], { kind: 'statusTold', order: seen(status) });
      expect(orders[0]).toEqual(newer);
      expect(orders[1]?.stage).toBe(status === 'PAID' ? undefined : 'restoring');
    },
  );
});

describe('an unanswered attempt is sent again', () => {
  const own = { ...attempt, customerId: 'user-1' };
  const { customerId: _unknown, ...nameless } = own;

  it.each<[string, PendingOrder, string | undefined, Date, boolean]>([
    ['for its customer', own, 'user-1', after(day), true],
    ['not after 24 hours', own, 'user-1', after(day + 1), false],
    ['not for another customer', own, 'user-2', now, false],
    ['without a known customer, as older versions stored it', nameless, 'user-2', now, true],
    ['not when it was refused', { ...own, stage: 'refused' }, 'user-1', now, false],
  ])('%s', (_case, order, customerId, at, expected) => {
    expect(canResend(order, customerId, at)).toBe(expected);
  });
});

describe('an order that was sent before the clock of the device was corrected', () => {
  const aYear = 365 * day;
  const ages = fc.integer({ min: -2 * aYear, max: 2 * aYear });
  const passed = fc.nat(3 * day);
  const isKept = (order: PendingOrder, at: Date) => isOffered(order, undefined, at);

  it.each([
    ['a year ahead', aYear],
    ['a day ahead', day],
  ])('is offered for a day from then on, where the clock was %s', (_clock, error) => {
    const order = { ...awaiting, attemptedAt: new Date(now.getTime() + error) };
    expect(isKept(order, now)).toBe(true);
    const { orders, effects } = transition([order], { kind: 'clockMoved', now });
    const [moved] = orders;
    expect(effects).toEqual([]);
    expect(moved).toEqual({ ...order, clockMovedAt: now });
    expect(moved && [isKept(moved, after(day)), isKept(moved, after(day + 1)), isKept(moved, after(aYear))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is offered for no more than a day once that was noticed, whatever its age seems to be', () => {
    fc.assert(
      fc.property(ages, passed, (age, later) => {
        const order = { ...awaiting, attemptedAt: after(-age) };
        const [seen = order] = transition([order], { kind: 'clockMoved', now }).orders;
        const isYoung = later + (seen.clockMovedAt === undefined ? age : 0) <= day;
        expect(isKept(seen, after(later))).toBe(isYoung);
      }),
    );
  });

  it.each([
    [5 * minute, false],
    [5 * minute + 1, true],
  ])(
    'is none after a correction of up to five minutes, which clocks make all the time: %d ms, %s',
    (error, isMoved) => {
      const order = { ...awaiting, attemptedAt: after(error) };
      const { orders } = transition([order], { kind: 'clockMoved', now });
      expect(orders).toEqual([isMoved ? { ...order, clockMovedAt: now } : order]);
    },
  );

  it.each([day + 1, 30 * day, aYear])('is not taken for one after an absence of %d ms', (age) => {
    const order = { ...awaiting, attemptedAt: after(-age) };
    expect(isKept(order, now)).toBe(false);
    expect(transition([order], { kind: 'clockMoved', now }).orders).toEqual([order]);
  });
});

describe('the payment page of a URL', () => {
  const browser = new FakeBrowser();

  it.each([
    ['https://pay.test/en/chk_1', 'chk_1', true],
    ['https://pay.test/session/chk_1/?lang=en#top', 'chk_1', true],
    ['https://pay.test/en/chk_1#top', 'chk_1', true],
    ['https://pay.test/pay?id=chk_1', 'chk_1', true],
    ['https://pay.test/pay?paid=chk_1', 'chk_1', false],
    ['https://pay.test/pay?identity=chk_1', 'chk_1', false],
    ['https://pay.test/pay?chkotId=chk_1&lang=en', 'chk_1', true],
    ['https://pay.test/pay?session_id=chk%2F1', 'chk/1', true],
    ['https://pay.test/en/chk_1', 'en', false],
    ['https://pay.test/en/chk_1', 'pay.test', false],
    ['https://pay.test', 'pay.test', false],
    ['https://pay.test/en/chk_1?lang=en', 'lang', false],
    ['https://pay.test/en/chk_1?lang=fr', 'fr', false],
    ['https://pay.test/en/chk_1', 'chk', false],
    ['https://pay.test/en/', '', false],
    ['https://pay.test/pay?id=', '', false],
    ['https://pay.test/chk%201', 'chk 1', true],
    ['https://pay.test/50%', '50%', true],
    ['not a URL', 'URL', false],
  ])('%s with the id %j belongs to this order: %s', (checkoutUrl, id, expected) => {
    expect(hasPaymentPage({ ...awaiting, checkoutUrl }, id, browser)).toBe(expected);
  });

  it('belongs to no order whose payment page is not known', () => {
    expect(hasPaymentPage(awaiting, 'chk_1', browser)).toBe(false);
  });
});

describe('a pending order is offered', () => {
  const own = { ...awaiting, customerId: 'user-1' };

  it.each<[string, PendingOrder, string | undefined, Date, boolean]>([
    ['to its customer', own, 'user-1', now, true],
    ['to its customer, up to 24 hours later', own, 'user-1', after(day), true],
    ['no longer after 24 hours', own, 'user-1', after(day + 1), false],
    ['to no other customer', own, 'user-2', now, false],
    ['to no guest', own, undefined, now, false],
    ['without a known customer, as older versions stored it', awaiting, 'user-1', now, true],
    ['without a known time, as older versions stored it', timeless, 'user-1', now, true],
    ['not before it has left the cart', { ...attempt, customerId: 'user-1' }, 'user-1', now, false],
    ['whose items are all still in the cart', { ...own, items: [], toTake: [chip] }, 'user-1', now, true],
    ['not without items', { ...own, items: [] }, 'user-1', now, false],
  ])('%s', (_case, order, customerId, at, expected) => {
    expect(isOffered(order, customerId, at)).toBe(expected);
  });
});

describe('any sequence of events', () => {
  it('keeps every item in exactly one place: cart, pending order, or ordered', () => {
    const key = fc.constantFrom('key-1', 'key-2');
    const event: fc.Arbitrary<OrderEvent> = fc.oneof(
      key.map((idempotencyKey) => ({
        kind: 'sent' as const,
        order: aPendingOrder({ idempotencyKey, items: [chip] }),
      })),
      fc.record({ kind: fc.constant('refused' as const), key }),
      fc.record({ kind: fc.constant('sessionEnded' as const), key, mayExist: fc.boolean() }),
      key.map((answered) => ({ kind: 'answered' as const, key: answered, checkoutUrl: url, orderId: answered })),
      fc.record({ kind: fc.constantFrom('restore' as const), key }),
      fc.record({ key, status: fc.constantFrom(...statuses) }).map(({ key: id, status }) => ({
        kind: 'statusTold' as const,
        order: anOrder({ id, status, items: [] }),
      })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let orders: readonly PendingOrder[] = [];
        /** Counts the pieces taken out of the cart and not put back. */
        let out = 0;
        const run = (next: OrderEvent): void => {
          const result = transition(orders, next);
          orders = result.orders;
          for (const effect of result.effects) {
            if (effect.kind === 'fillForm') continue;
            if (effect.kind === 'findTaken' || effect.kind === 'findPutBack') throw new Error('All is answered.');
            const { key: of, item } = effect;
            out += effect.kind === 'take' ? item.quantity : -item.quantity;
            run({ kind: effect.kind === 'take' ? 'taken' : 'restored', key: of, itemId: item.id });
          }
        };
        let settled = 0;
        for (const next of events) {
          const before = orders;
          run(next);
          const ended = before.filter(({ idempotencyKey }) => !orders.some((o) => o.idempotencyKey === idempotencyKey));
          if (next.kind === 'statusTold' && !['PAYMENT_FAILED', 'CANCELLED', 'REJECTED'].includes(next.order.status))
            settled += ended.reduce((sum, { items }) => sum + items.reduce((n, { quantity }) => n + quantity, 0), 0);
        }
        const pending = orders
          .filter(({ stage }) => stage === 'awaitingPayment' || stage === 'restoring')
          .reduce((sum, { items }) => sum + items.reduce((n, { quantity }) => n + quantity, 0), 0);
        expect(pending + settled).toBe(out);
      }),
    );
  });
});
