import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutDetails } from '../../../src/domain/checkout/checkout-details';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import { pendingOrderLifetime, type PendingOrder } from '../../../src/domain/checkout/pending-orders/pending-order';
import type { Order } from '../../../src/domain/orders/order';
import type { OrderGateway, PlacedOrder } from '../../../src/domain/orders/ports';
import { cents } from '../../../src/domain/shared/money';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, anOrder, anOrderItem, aPendingOrder, aProduct, deliveryDetails } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { placeOrderFixture, paymentPage } from '../../support/place-order-fixture';

const timeout = () => Promise.reject(new ServiceError('timeout', 'Request timeout.', 408));
const refusal = () => Promise.reject(new ServiceError('refused', 'The kitchen is closed.', 400));
const unreadable = () => Promise.reject(new ServiceError('invalidReply', 'Invalid checkout response'));
const expired = () => Promise.reject(new ServiceError('sessionEnded', 'Sign in again.', 401));
const answer = () => Promise.resolve({ checkoutUrl: paymentPage, orderId: 'order-1' });

/** The last answer repeats. */
function oneByOne(...answers: OrderGateway['place'][]): OrderGateway['place'] {
  return (order, key) => (answers.length > 1 ? answers.shift() : answers[0])?.(order, key) ?? answer();
}

async function keysOf(ordering: ReturnType<typeof placeOrderFixture>, presses: readonly CheckoutDetails[]) {
  for (const details of presses) await ordering.placeOrder.execute(details);
  return ordering.sent.map(({ key }) => Number(key.slice(-12)));
}

describe('one confirmed click', () => {
  it.each([
    ['a customer', 'user-1'],
    ['a guest', undefined],
  ])('one confirmed click of %s sends one order, however often it is pressed during the request', async (_who, id) => {
    const { placeOrder, customer, sent, browser } = placeOrderFixture();
    customer.id = id;
    const presses = [1, 2, 3, 4, 5].map(() => placeOrder.execute(deliveryDetails()));
    expect(new Set(await Promise.all(presses))).toEqual(new Set([{ kind: 'leaving', checkoutUrl: paymentPage }]));
    expect(sent).toHaveLength(1);
    expect(browser.visited).toHaveLength(1);
  });

  it('carries a version 4 UUID', async () => {
    const { placeOrder, sent } = placeOrderFixture();
    await placeOrder.execute(deliveryDetails());
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('pressing again', () => {
  const same = deliveryDetails();

  it.each([
    ['a time-out', timeout],
    ['a lost connection', () => Promise.reject(new ServiceError('network', 'offline', 0))],
    ['a server error', () => Promise.reject(new ServiceError('refused', 'HTTP 502: Bad Gateway', 502))],
    ['a reply that cannot be read', unreadable],
    ['a wrong payment page', async () => ({ checkoutUrl: 'http://pay.test/c' })],
    ['an expired session', expired],
  ])('pressing again after %s, with nothing changed, sends the same key', async (_what, first) => {
    expect(await keysOf(placeOrderFixture({ place: oneByOne(first, answer) }), [same, same])).toEqual([1, 1]);
  });

  it('pressing again after a reload sends the same key too', async () => {
    const ordering = placeOrderFixture({ place: oneByOne(timeout, answer) });
    await ordering.placeOrder.execute(same);
    await ordering.openShop().execute(same);
    expect(ordering.sent.map(({ key }) => key.slice(-1))).toEqual(['1', '1']);
  });

  it.each<[string, Partial<CheckoutDetails>]>([
    ['address', { addressLine1: '1 Main St' }],
    ['second address line', { addressLine2: 'Apt 4' }],
    ['ZIP code', { zip: '75202' }],
    ['mobile', { mobile: '2145550199' }],
    ['dial code', { dialCode: '+91' }],
    ['fulfilment', { fulfillmentType: 'PICKUP' }],
  ])('pressing again with another %s sends a new key', async (_what, change) => {
    const presses = [same, deliveryDetails(change)];
    expect(await keysOf(placeOrderFixture({ place: timeout }), presses)).toEqual([1, 2]);
  });

  it.each([
    ['quantity', [aCartItem({ quantity: 3 })]],
    ['item', [aCartItem({ quantity: 2 }), aCartItem({ id: 'mint' })]],
  ])('pressing again with another %s in the cart sends a new key', async (_what, cart) => {
    const ordering = placeOrderFixture({
      place: timeout,
      todaysMenu: () => Promise.reject(new ServiceError('network', '')),
    });
    await ordering.placeOrder.execute(same);
    ordering.carts.cart = cart;
    expect(await keysOf(ordering, [same])).toEqual([1, 2]);
  });

  it('pressing again with the lines of the cart in another order sends the same key and the same order', async () => {
    const lines = [aCartItem({ quantity: 2 }), aCartItem({ id: 'mint' })];
    const ordering = placeOrderFixture({
      cart: lines,
      place: oneByOne(timeout, answer),
      todaysMenu: () => Promise.reject(new ServiceError('network', '')),
    });
    await ordering.placeOrder.execute(same);
    ordering.carts.cart = lines.toReversed();
    await ordering.placeOrder.execute(same);
    expect(ordering.sent[1]).toEqual(ordering.sent[0]);
    expect(ordering.carts.cart).toEqual([]);
  });

  it('keeps the newest form of what was typed', async () => {
    const ordering = placeOrderFixture({ place: oneByOne(timeout, answer) });
    await ordering.placeOrder.execute(deliveryDetails({ mobile: '214-555-0100' }));
    await ordering.placeOrder.execute(deliveryDetails({ mobile: '2145550100' }));
    expect(ordering.pending.newest?.details.mobile).toBe('2145550100');
  });

  it('pressing again for an unanswered basket sends its key again, even after another basket was answered', async () => {
    const ordering = placeOrderFixture({ place: oneByOne(timeout, answer) });
    await ordering.placeOrder.execute(same);
    ordering.carts.cart = [aCartItem({ quantity: 3 })];
    await ordering.placeOrder.execute(same);
    ordering.carts.cart = [aCartItem({ quantity: 2 })];
    expect(await keysOf(ordering, [same])).toEqual([1, 2, 1]);
  });

  it('pressing again with the same number written in another way sends the same key', async () => {
    const presses = [deliveryDetails({ mobile: '214-555-0100' }), deliveryDetails({ mobile: '2145550100' })];
    expect(await keysOf(placeOrderFixture({ place: timeout }), presses)).toEqual([1, 1]);
  });

  it('pressing again after a refusal is a new attempt with a new key', async () => {
    expect(await keysOf(placeOrderFixture({ place: oneByOne(refusal, answer) }), [same, same])).toEqual([1, 2]);
  });

  it.each<[string, readonly OrderGateway['place'][]]>([
    ['an unanswered one', [timeout, refusal]],
    ['an unanswered one, and refused again', [timeout, refusal, refusal]],
    ['one whose reply could not be read', [unreadable, refusal]],
  ])('pressing again after a refusal that followed %s sends the same key', async (_what, replies) => {
    const ordering = placeOrderFixture({ place: oneByOne(...replies, answer) });
    const presses = [...replies, answer].map(() => same);
    expect(new Set(await keysOf(ordering, presses))).toEqual(new Set([1]));
  });

  describe('pressing again for an order that has no answer, and whose key the service refuses', () => {
    const ended = { status: 'CANCELLED' } as const;
    const conflict = () => Promise.reject(new ServiceError('refused', 'This order has ended.', 409));
    const keysAfter = async (minutes: number, ...listed: readonly Order[]) => {
      const ordering = placeOrderFixture({ place: oneByOne(timeout, conflict, answer), listed });
      await ordering.placeOrder.execute(same);
      await ordering.time.advance(minutes * 60_000);
      return keysOf(ordering, [same, same]);
    };

    it('is a new attempt once the service has ended it, whatever time the device shows', async () => {
      expect(await keysAfter(5, anOrder({ ...ended, createdAt: new Date(0) }))).toEqual([1, 1, 2]);
    });

    it('sends the same key while one like it may be paid, and while none is listed', async () => {
      expect(await keysAfter(5, anOrder(ended), anOrder({ id: 'order-2', status: 'PENDING_PAYMENT' }))).toEqual([
        1, 1, 1,
      ]);
      expect(await keysAfter(5, anOrder({ ...ended, items: [anOrderItem({ quantity: 3 })] }))).toEqual([1, 1, 1]);
      expect(await keysAfter(5)).toEqual([1, 1, 1]);
    });

    it('sends the same key while the service may be making it, although an earlier one like it has ended', async () => {
      expect(await keysAfter(4, anOrder(ended))).toEqual([1, 1, 1]);
    });
  });

  it('is not reported as refused while an unanswered send may have made the order', async () => {
    const { placeOrder } = placeOrderFixture({ place: oneByOne(timeout, refusal) });
    await placeOrder.execute(same);
    expect(await placeOrder.execute(same)).toMatchObject({ kind: 'failed', refused: false });
  });

  it('pressing again after a reload during the request sends the same key', async () => {
    const ordering = placeOrderFixture({ place: oneByOne(() => new Promise(() => undefined), refusal, answer) });
    void ordering.placeOrder.execute(same);
    await flushPromises();
    expect(await ordering.reload().execute(same)).toMatchObject({ refused: false });
    await ordering.reload().execute(same);
    expect(new Set(ordering.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('pressing again after an expired session and a refusal is a new attempt', async () => {
    const ordering = placeOrderFixture({ place: oneByOne(expired, refusal, answer) });
    expect(await keysOf(ordering, [same, same, same])).toEqual([1, 1, 2]);
  });

  it.each([
    ['a day', pendingOrderLifetime, [1, 1]],
    ['more than a day', pendingOrderLifetime + 1, [1, 2]],
  ])('%s after no answer came: keys %o', async (_time, milliseconds, keys) => {
    const ordering = placeOrderFixture({ place: oneByOne(timeout, answer) });
    await ordering.placeOrder.execute(same);
    await ordering.time.advance(milliseconds);
    await ordering.openShop().execute(same);
    expect(ordering.sent.map(({ key }) => Number(key.slice(-12)))).toEqual(keys);
  });

  it('counts the age of a key from its first use', async () => {
    const ordering = placeOrderFixture({ place: timeout });
    await ordering.placeOrder.execute(same);
    await ordering.time.advance(pendingOrderLifetime);
    await ordering.placeOrder.execute(same);
    await ordering.time.advance(1);
    await ordering.placeOrder.execute(same);
    expect(ordering.sent.map(({ key }) => Number(key.slice(-12)))).toEqual([1, 1, 2]);
  });

  it.each([
    ['set back by a year', [365 * pendingOrderLifetime, 0], [1, 1]],
    ['set back by a day', [pendingOrderLifetime, 0], [1, 1]],
    ['set back by a year, a day ago', [365 * pendingOrderLifetime, 0, pendingOrderLifetime], [1, 1, 1]],
    ['set back by a year, more than a day ago', [365 * pendingOrderLifetime, 0, pendingOrderLifetime + 1], [1, 1, 2]],
    ['right, and the customer away for three days', [0, 3 * pendingOrderLifetime], [1, 2]],
    ['right, and the customer away for two months', [0, 60 * pendingOrderLifetime], [1, 2]],
  ])('pressing again where the clock of the device was %s: presses at %o send keys %o', async (_case, times, keys) => {
    const start = new Date('2026-11-20T18:00:00Z').getTime();
    const ordering = placeOrderFixture({ place: timeout });
    for (const time of times) {
      ordering.time.correct(start + time - ordering.time.now().getTime());
      await ordering.openShop().execute(same);
    }
    expect(ordering.sent.map(({ key }) => Number(key.slice(-12)))).toEqual(keys);
  });

  it('pressing again for a new order after one awaiting payment is a new attempt', async () => {
    const ordering = placeOrderFixture();
    await ordering.placeOrder.execute(same);
    ordering.carts.cart = [aCartItem({ quantity: 2 })];
    expect(await keysOf(ordering, [same])).toEqual([1, 2]);
  });

  it('never sends the empty key of a damaged record', async () => {
    const pending = aPendingOrder({ idempotencyKey: '' });
    expect(await keysOf(placeOrderFixture({ pending }), [same])).toEqual([1]);
  });
});

describe('any sequence of presses and answers', () => {
  it('sends one key per basket while one of its sends is unanswered', async () => {
    const press = fc.record({
      zip: fc.constantFrom('75201', '75202'),
      reply: fc.constantFrom(timeout, refusal),
      reload: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 12 }), async (presses) => {
        const replies = presses.map(({ reply }) => reply);
        const ordering = placeOrderFixture({ place: () => (replies.shift() ?? answer)() });
        let newest = 0;
        const unanswered = new Map<string, number>();
        for (const { zip, reply, reload } of presses) {
          await (reload ? ordering.openShop() : ordering.placeOrder).execute(deliveryDetails({ zip }));
          const key = unanswered.get(zip) ?? (newest += 1);
          if (reply === timeout) unanswered.set(zip, key);
          expect(Number(ordering.sent.at(-1)?.key.slice(-12))).toBe(key);
        }
        expect(ordering.carts.cart).toEqual([aCartItem({ quantity: 2 })]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the request in flight', () => {
  it('ends with its outcome', async () => {
    const { placeOrder } = placeOrderFixture();
    const outcome = placeOrder.execute(deliveryDetails());
    expect(placeOrder.current()).toBe(outcome);
    await outcome;
    expect(placeOrder.current()).toBeUndefined();
  });

  it("is the later customer's, even after the previous customer's has ended", async () => {
    const answers: (() => void)[] = [];
    const { placeOrder, customer, carts } = placeOrderFixture({
      place: () =>
        new Promise((_resolve, reject) => answers.push(() => reject(new ServiceError('refused', 'No', 400)))),
    });
    const former = placeOrder.execute(deliveryDetails());
    await flushPromises();
    customer.id = 'user-2';
    expect(placeOrder.current()).toBeUndefined();
    const later = placeOrder.execute(deliveryDetails());
    answers[0]?.();
    await former;
    expect(placeOrder.current()).toBe(later);
    await flushPromises();
    answers[1]?.();
    await later;
    expect(carts.cart).toHaveLength(1);
  });

  it('the request in flight of the cart is not that of a failed order, which follows it with its own', async () => {
    const { placeOrder, sent } = placeOrderFixture();
    const ofCart = placeOrder.execute(deliveryDetails());
    const items = [aCartItem({ quantity: 3 })];
    const retry = () => placeOrder.execute(deliveryDetails(), { source: new RetryOrderSource('order-0', items) });
    const ofFailed = retry();
    expect(retry()).toBe(ofFailed);
    expect(placeOrder.execute(deliveryDetails())).toBe(ofCart);
    expect([await ofCart, await ofFailed]).toMatchObject([{ kind: 'leaving' }, { kind: 'leaving' }]);
    expect(sent.map(({ order }) => order.items[0]?.quantity)).toEqual([2, 3]);
  });
});

describe('two tabs', () => {
  it.each([
    ['another quantity', [aCartItem({ quantity: 3 })]],
    ['another price', [aCartItem({ quantity: 2, price: cents(300) })]],
    ['a line more', [aCartItem({ quantity: 2 }), aCartItem({ id: 'mint' })]],
  ])('send nothing where one has left %s in the cart since the other confirmed', async (_what, cart) => {
    const ordering = placeOrderFixture({ cart, todaysMenu: () => Promise.reject(new ServiceError('network', '')) });
    const confirmed = [aCartItem({ quantity: 2 })];
    expect(await ordering.placeOrder.execute(deliveryDetails(), { confirmed })).toEqual({ kind: 'cartChanged' });
    expect([ordering.sent, ordering.pending.orders, ordering.carts.cart]).toEqual([[], [], cart]);
  });

  it.each<[string, PendingOrder[]]>([
    ['', []],
    [
      ', and another order waits for its payment',
      [aPendingOrder({ stage: 'awaitingPayment', idempotencyKey: 'other' })],
    ],
  ])(
    'two tabs that both press Confirm & Pay make one order, even though a piece is added meanwhile%s',
    async (_case, [pending]) => {
      let reply: (placed: PlacedOrder) => void = () => undefined;
      const ordering = placeOrderFixture({
        place: () => new Promise((resolve) => (reply = resolve)),
        ...(pending ? { pending } : {}),
      });
      const confirmed = [aCartItem({ quantity: 2 })];
      const first = ordering.placeOrder.execute(deliveryDetails(), { confirmed });
      const second = ordering.openShop().execute(deliveryDetails(), { confirmed });
      await flushPromises();
      await ordering.carts.apply({ kind: 'add', item: aCartItem({ quantity: 2 }) });
      reply(await answer());
      expect([await first, await second]).toMatchObject([{ kind: 'leaving' }, { kind: 'cartChanged' }]);
      expect(ordering.sent).toHaveLength(1);
      expect(ordering.carts.cart).toEqual(confirmed);
    },
  );

  it('order what was confirmed, whatever the sequence of its lines', async () => {
    const confirmed = [aCartItem({ quantity: 2 }), aCartItem({ id: 'mint' })];
    const ordering = placeOrderFixture({
      cart: confirmed.toReversed(),
      todaysMenu: () => Promise.reject(new ServiceError('network', '')),
    });
    expect(await ordering.placeOrder.execute(deliveryDetails(), { confirmed })).toMatchObject({ kind: 'leaving' });
  });

  it('two tabs that both press Confirm & Pay make one order', async () => {
    const ordering = placeOrderFixture();
    const other = ordering.openShop();
    const outcomes = await Promise.all([
      ordering.placeOrder.execute(deliveryDetails()),
      other.execute(deliveryDetails()),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['leaving', 'empty']);
    expect(ordering.sent).toHaveLength(1);
  });

  it.each(['user-2', undefined])('send only the first order when the customer becomes %s meanwhile', async (next) => {
    let answerFirst: () => void = () => undefined;
    const ordering = placeOrderFixture({
      place: () =>
        new Promise((_resolve, reject) => (answerFirst = () => reject(new ServiceError('refused', 'No', 400)))),
    });
    const first = ordering.placeOrder.execute(deliveryDetails());
    const second = ordering.openShop().execute(deliveryDetails());
    await flushPromises();
    ordering.customer.id = next;
    answerFirst();
    expect(await first).toMatchObject({ kind: 'failed', refused: true });
    expect(await second).toMatchObject({ kind: 'failed', error: { kind: 'sessionEnded' }, refused: false });
    expect(ordering.sent).toHaveLength(1);
  });

  it('send nothing once another customer has signed in', async () => {
    const ordering = placeOrderFixture({
      todaysMenu: async () => {
        ordering.customer.id = 'user-2';
        return [aProduct()];
      },
    });
    expect(await ordering.placeOrder.execute(deliveryDetails())).toMatchObject({
      kind: 'failed',
      error: { kind: 'sessionEnded' },
      refused: false,
    });
    expect(ordering.sent).toEqual([]);
  });
});

describe('a press that waits for another tab', () => {
  const confirmed = [aCartItem({ quantity: 2 })];
  const failed = [aCartItem({ quantity: 3 })];
  const retry = () => ({ source: new RetryOrderSource('order-0', failed), confirmed: failed });

  it.each([
    ['orders a failed order again after a cart', () => ({ confirmed }), retry],
    ['orders a cart after a failed order', retry, () => ({ confirmed })],
  ])('%s', async (_case, first, second) => {
    const ordering = placeOrderFixture();
    const outcomes = await Promise.all([
      ordering.placeOrder.execute(deliveryDetails(), first()),
      ordering.openShop().execute(deliveryDetails(), second()),
    ]);
    expect(outcomes).toMatchObject([{ kind: 'leaving' }, { kind: 'leaving' }]);
  });

  it('a press is given up when its customer goes back: nothing more is sent', async () => {
    const ordering = placeOrderFixture();
    const leaving = new AbortController();
    const first = ordering.placeOrder.execute(deliveryDetails());
    const second = ordering.openShop().execute(deliveryDetails(), { cancel: leaving.signal });
    leaving.abort();
    expect(await second).toEqual({ kind: 'cancelled' });
    expect(await first).toMatchObject({ kind: 'leaving' });
    expect(ordering.sent).toHaveLength(1);
  });

  it('orders a failed order once', async () => {
    const ordering = placeOrderFixture();
    const outcomes = await Promise.all([
      ordering.placeOrder.execute(deliveryDetails(), retry()),
      ordering.openShop().execute(deliveryDetails(), retry()),
    ]);
    expect(outcomes).toMatchObject([{ kind: 'leaving' }, { kind: 'cartChanged' }]);
  });
});

describe('two tabs without Web Locks', () => {
  const same = deliveryDetails();
  const failedOrder = () => new RetryOrderSource('order-0', [aCartItem({ quantity: 3 })]);
  const otherAnswer = () => Promise.resolve({ checkoutUrl: 'https://pay.test/chk_2', orderId: 'order-2' });

  it('two tabs without Web Locks that both press Confirm & Pay send one order', async () => {
    const ordering = placeOrderFixture({ hasWebLocks: false });
    await Promise.all([ordering.placeOrder.execute(same), ordering.openShop().execute(same)]);
    expect(new Set(ordering.sent.map(({ key }) => key)).size).toBe(1);
    expect(ordering.pending.orders).toMatchObject([{ orderId: 'order-1', items: [aCartItem({ quantity: 2 })] }]);
    expect(ordering.carts.cart).toEqual([]);
  });

  it.each([
    ['refused', refusal],
    ['not signed in', expired],
  ])(
    'two tabs without Web Locks that send one order at the same time place it, even where the first is %s',
    async (_what, first) => {
      const ordering = placeOrderFixture({ hasWebLocks: false, place: oneByOne(first, answer) });
      const presses = [ordering.placeOrder.execute(same), ordering.openShop().execute(same)];
      expect(await Promise.all(presses)).toMatchObject([{ kind: 'failed', refused: false }, { kind: 'leaving' }]);
      expect(ordering.pending.orders).toMatchObject([{ stage: 'awaitingPayment' }]);
      expect(ordering.carts.cart).toEqual([]);
    },
  );

  it('call no order refused that one of them has placed', async () => {
    let refuse: (error: ServiceError) => void = () => undefined;
    const slow = () => new Promise<PlacedOrder>((_resolve, reject) => (refuse = reject));
    const ordering = placeOrderFixture({ hasWebLocks: false, place: oneByOne(slow, answer) });
    const first = ordering.placeOrder.execute(same);
    await flushPromises();
    expect(await ordering.openShop().execute(same)).toMatchObject({ kind: 'leaving' });
    refuse(new ServiceError('refused', 'Too many requests.', 429));
    expect(await first).toMatchObject({ kind: 'failed', refused: false });
    expect(ordering.pending.orders).toMatchObject([{ stage: 'awaitingPayment' }]);
  });

  it('two tabs ordering different baskets at once create two orders, and what was ordered leaves the cart', async () => {
    let reply: (placed: PlacedOrder) => void = () => undefined;
    const slow = () => new Promise<PlacedOrder>((resolve) => (reply = resolve));
    const ordering = placeOrderFixture({ hasWebLocks: false, place: oneByOne(slow, otherAnswer) });
    const first = ordering.placeOrder.execute(same);
    await flushPromises();
    await ordering.openShop().execute(same, { source: failedOrder() });
    reply(await answer());
    await first;
    expect(ordering.pending.orders.map(({ orderId, stage }) => [orderId, stage])).toEqual([
      ['order-2', 'awaitingPayment'],
      ['order-1', 'awaitingPayment'],
    ]);
    expect(ordering.carts.cart).toEqual([]);
  });

  it('send an unanswered order with its key again, even if the other tab has ordered since', async () => {
    const ordering = placeOrderFixture({ hasWebLocks: false, place: oneByOne(timeout, otherAnswer, answer) });
    await ordering.placeOrder.execute(same);
    await ordering.openShop().execute(same, { source: failedOrder() });
    await ordering.placeOrder.execute(same);
    expect(ordering.sent.map(({ key }) => Number(key.slice(-12)))).toEqual([1, 2, 1]);
  });
});

describe('an order whose record is gone when it is refused', () => {
  it('is reported as refused', async () => {
    const ordering = placeOrderFixture({
      place: () => {
        ordering.pending.save([]);
        return refusal();
      },
    });
    expect(await ordering.placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'failed', refused: true });
  });
});
