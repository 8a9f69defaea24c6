import { describe, expect, it } from 'vitest';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aCartItem, deliveryDetails } from '../../support/builders';
import { paymentPage, placeOrderFixture } from '../../support/place-order-fixture';

const cart = [aCartItem({ quantity: 2 })];
const failWith = (error: unknown) => () => Promise.reject(error);

describe('an order of sample items', () => {
  const samples = [aCartItem({ isSample: true })];
  const outage = failWith(new ServiceError('network', 'offline', 0));

  it('is refused while the real menu cannot be read, and nothing is sent', async () => {
    const { placeOrder, sent } = placeOrderFixture({ cart: samples, todaysMenu: outage });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({
      kind: 'failed',
      error: { kind: 'refused', message: expect.stringContaining('samples') },
      // The service was not asked, so the shop does not say that nothing was charged.
      refused: false,
    });
    expect(sent).toEqual([]);
  });

  it('is refused with real items beside them', async () => {
    const { placeOrder, sent } = placeOrderFixture({
      cart: [aCartItem({ id: 'mint' }), ...samples],
      todaysMenu: outage,
    });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'failed' });
    expect(sent).toEqual([]);
  });

  it('is sent when the real menu has the items', async () => {
    const { placeOrder, sent } = placeOrderFixture({ cart: samples });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
    expect(sent).toHaveLength(1);
  });

  it('differs from one of real items, which is sent even if the menu cannot be read', async () => {
    const { placeOrder, sent } = placeOrderFixture({ cart, todaysMenu: outage });
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'leaving' });
    expect(sent).toHaveLength(1);
  });
});

describe('a cart that cannot be read', () => {
  it('is not ordered, and the reason is reported', async () => {
    const error = new ServiceError('network', 'offline', 0);
    const { placeOrder, carts, sent } = placeOrderFixture();
    carts.load = failWith(error);
    expect(await placeOrder.execute(deliveryDetails())).toEqual({ kind: 'failed', error, refused: false });
    expect(sent).toEqual([]);
  });
});

describe('an order call that fails', () => {
  it.each([
    ['times out', new ServiceError('timeout', 'Request timeout.', 408)],
    ['loses the connection', new ServiceError('network', 'Network connection error.', 0)],
  ])('an order call that fails and %s has an unknown outcome', async (_how, error) => {
    const { placeOrder } = placeOrderFixture({ place: failWith(error) });
    expect(await placeOrder.execute(deliveryDetails())).toEqual({ kind: 'unknown', error });
  });

  it.each([
    ['a refusal in a good reply', new ServiceError('refused', 'The kitchen is closed.', 200), true],
    ['a bad request', new ServiceError('refused', 'Invalid order data', 400), true],
    ['an order that cannot be processed', new ServiceError('refused', 'No', 422), true],
    ['too many requests', new ServiceError('refused', 'Later', 429), true],
    ['a conflict, perhaps with its own twin', new ServiceError('refused', 'Conflict', 409), false],
    ['a server that lost patience', new ServiceError('refused', 'HTTP 408: Request Timeout', 408), false],
    ['a server error', new ServiceError('refused', 'HTTP 500: Internal Server Error', 500), false],
    ['a gateway error', new ServiceError('refused', 'HTTP 504: Gateway Timeout', 504), false],
    ['a refusal without a status', new ServiceError('refused', 'No'), false],
    ['a reply of the wrong shape', new ServiceError('invalidReply', 'Invalid checkout response'), false],
    ['a session that has ended', new ServiceError('sessionEnded', 'Your session has expired.', 401), false],
  ])('an order call that fails with %s is reported, with refused: %o', async (_what, error, refused) => {
    const { placeOrder } = placeOrderFixture({ place: failWith(error) });
    expect(await placeOrder.execute(deliveryDetails())).toEqual({ kind: 'failed', error, refused });
  });

  it.each([
    new ServiceError('timeout', 'Request timeout.', 408),
    new ServiceError('refused', 'No', 400),
    new ServiceError('refused', 'HTTP 502: Bad Gateway', 502),
    new ServiceError('invalidReply', 'Invalid checkout response'),
    new ServiceError('sessionEnded', 'Your session has expired.', 401),
  ])('loses neither cart nor address (%s)', async (error) => {
    const { placeOrder, carts, pending, browser } = placeOrderFixture({ place: failWith(error) });
    await placeOrder.execute(deliveryDetails());
    expect(carts.cart).toEqual(cart);
    expect(pending.newest).toMatchObject({ items: cart, details: deliveryDetails() });
    expect(browser.visited).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'http://pay.test/c', '/pay', 'https://u:p@pay.test/c', '', 'undefined'])(
    "an order call that fails by giving %s for the payment page is an 'Invalid payment checkout URL'",
    async (checkoutUrl) => {
      const { placeOrder, carts, browser, steps } = placeOrderFixture({
        place: async () => ({ checkoutUrl, orderId: 'order-1' }),
      });
      const outcome = await placeOrder.execute(deliveryDetails());
      expect(outcome).toMatchObject({
        kind: 'failed',
        refused: false,
        error: { kind: 'invalidReply', message: 'Invalid payment checkout URL' },
      });
      expect(carts.cart).toEqual(cart);
      expect(browser.visited).toEqual([]);
      expect(steps).not.toContain('pending awaitingPayment');
    },
  );

  it('an order call that fails by a bug goes to the error boundary, and can be tried again', async () => {
    const bug = new TypeError('x is not a function');
    const { placeOrder, sent } = placeOrderFixture({ place: failWith(bug) });
    await expect(placeOrder.execute(deliveryDetails())).rejects.toBe(bug);
    await expect(placeOrder.execute(deliveryDetails())).rejects.toBe(bug);
    expect(sent).toHaveLength(2);
  });
});

describe('a bug while the items of a made order leave the cart', () => {
  it('goes to the error boundary, and stops no payment', async () => {
    const bug = new TypeError('x is not a function');
    const { placeOrder, browser } = placeOrderFixture({ applyToCart: failWith(bug) });
    await expect(placeOrder.execute(deliveryDetails())).rejects.toBe(bug);
    expect(browser.visited).toEqual([paymentPage]);
  });
});

describe('a cart that hangs once the order is made', () => {
  const hanging = () => placeOrderFixture({ applyToCart: () => new Promise(() => undefined) });

  it('keeps nobody from paying for longer than three seconds', async () => {
    const { placeOrder, browser, time, pending } = hanging();
    void placeOrder.execute(deliveryDetails());
    await time.advance(2999);
    expect(browser.visited).toEqual([]);
    await time.advance(1);
    expect(browser.visited).toEqual([paymentPage]);
    expect(pending.newest).toMatchObject({ stage: 'awaitingPayment', toTake: cart });
  });

  it('leads nobody away who has moved on', async () => {
    const { placeOrder, browser, time } = hanging();
    void placeOrder.execute(deliveryDetails(), { isAwaited: () => false });
    await time.advance(60_000);
    expect(browser.visited).toEqual([]);
  });

  it.each([
    [true, 'leaving'],
    [false, 'awaitingPayment'],
  ])('keeps the outcome from nobody for longer than three seconds: awaited is %s', async (isAwaited, kind) => {
    const { placeOrder, time } = hanging();
    const told: unknown[] = [];
    void placeOrder.execute(deliveryDetails(), { isAwaited: () => isAwaited }).then((outcome) => told.push(outcome));
    await time.advance(2999);
    expect(told).toEqual([]);
    await time.advance(1);
    expect(told).toMatchObject([{ kind, checkoutUrl: paymentPage }]);
  });

  it('keeps the turn, so that neither another tab nor another press makes a second order', async () => {
    let thaw: (left: typeof cart) => void = () => undefined;
    const frozen = new Promise<typeof cart>((resolve) => (thaw = resolve));
    const { placeOrder, openShop, carts, sent, time } = placeOrderFixture({ applyToCart: () => frozen });
    const first = placeOrder.execute(deliveryDetails());
    await time.advance(3000);
    await first;
    expect(placeOrder.execute(deliveryDetails())).toBe(first);
    const other = openShop().execute(deliveryDetails());
    await time.advance(3000);
    carts.cart = [];
    thaw([]);
    expect(await other).toMatchObject({ kind: 'empty' });
    expect(placeOrder.current()).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['fails in the end', new ServiceError('timeout', 'No reply', 408)],
    ['refuses', new ServiceError('refused', 'Not now', 422)],
  ])('makes no second order of what is still in it, where it %s', async (_how, error) => {
    let broken = true;
    const { placeOrder, carts, sent } = placeOrderFixture({
      applyToCart: (change) => (broken ? Promise.reject(error) : carts.apply(change)),
    });
    await placeOrder.execute(deliveryDetails());
    expect(carts.cart).toEqual(cart);
    expect(await placeOrder.execute(deliveryDetails())).toEqual({ kind: 'failed', error, refused: false });
    broken = false;
    expect(await placeOrder.execute(deliveryDetails())).toMatchObject({ kind: 'empty' });
    expect(carts.cart).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('stops no retried payment of another order while it fails', async () => {
    const error = new ServiceError('timeout', 'No reply', 408);
    const { placeOrder, sent } = placeOrderFixture({ applyToCart: () => Promise.reject(error) });
    await placeOrder.execute(deliveryDetails());
    const source = new RetryOrderSource('order-0', cart);
    expect(await placeOrder.execute(deliveryDetails(), { source })).toMatchObject({ kind: 'leaving' });
    expect(sent).toHaveLength(2);
  });

  it('tells once it is done', async () => {
    const { placeOrder, time, pending } = placeOrderFixture({
      applyToCart: () => new Promise((resolve) => void time.after(10_000, () => resolve([]))),
    });
    const outcome = placeOrder.execute(deliveryDetails());
    await time.advance(3000);
    const order = await outcome;
    expect(order).toHaveProperty('taken');
    expect(pending.newest).toMatchObject({ toTake: cart });
    await time.advance(7000);
    if ('taken' in order) await order.taken;
    expect(pending.newest).not.toHaveProperty('toTake');
  });
});

it('a failure during the turn of an order is thrown: the order may have been sent', async () => {
  const { placeOrder } = placeOrderFixture();
  const onTurn = () => {
    throw new ServiceError('network', 'No network');
  };
  await expect(placeOrder.execute(deliveryDetails(), { onTurn })).rejects.toThrow('No network');
});
