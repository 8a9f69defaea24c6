import { describe, expect, it } from 'vitest';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import type { PlacedOrder } from '../../../src/domain/orders/ports';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { lockTimeout } from '../../../src/domain/shared/time-limits';
import type { Product } from '../../../src/domain/menu/product';
import { aCartItem, aProduct, aUser, deliveryDetails } from '../../support/builders';
import { aCheckout } from '../../support/checkout';
import { flushPromises } from '../../support/in-memory-device';

const placed = 'Your order was placed and is waiting for your payment.';
const answer = { checkoutUrl: 'https://pay.test/chk_1', orderId: 'order-1' };

/** `hanging`: the cart takes ten seconds to let go of what was ordered. */
async function aPendingCheckout({ hanging = false } = {}) {
  let resolve: (order: PlacedOrder) => void = () => undefined;
  let reject: (error: ServiceError) => void = () => undefined;
  const reply = new Promise<PlacedOrder>((onAnswer, onError) => {
    resolve = onAnswer;
    reject = onError;
  });
  const shop = await aCheckout({ place: () => reply });
  const apply = shop.carts.apply.bind(shop.carts);
  if (hanging)
    shop.carts.apply = async (change) => {
      await new Promise<void>((wait) => void shop.time.after(10_000, wait));
      return apply(change);
    };
  shop.drafts.save(deliveryDetails(), 'user-1');
  await shop.checkout.load();
  shop.checkout.toConfirm();
  const paid = shop.checkout.pay();
  await flushPromises();
  return { ...shop, resolve, reject, paid };
}

async function anOfferedPayment() {
  const shop = await aPendingCheckout();
  shop.overlays.closeAll();
  shop.checkout.dispose();
  shop.resolve(answer);
  await shop.paid;
  return shop;
}

describe('an order that is answered after its checkout was left with Back', () => {
  it('takes the customer nowhere, and says where it can be paid', async () => {
    const { checkout, overlays, resolve, paid, browser, toasts, cart, pending } = await aPendingCheckout();
    overlays.closeAll();
    checkout.dispose();
    resolve(answer);
    await paid;
    await flushPromises();
    expect(browser.visited).toEqual([]);
    expect(cart.items).toEqual([]);
    expect(pending.load()).toMatchObject([{ stage: 'awaitingPayment', orderId: 'order-1' }]);
    const [toast] = toasts.toasts;
    expect(toast?.text).toBe(placed);
    expect(toast?.actions[0]?.label).toBe('Go to Payment');
    toast?.actions[0]?.run();
    await flushPromises();
    expect(browser.visited).toEqual([answer.checkoutUrl]);
    expect(toasts.toasts.map(({ text }) => text)).toEqual([placed]);
  });

  it('leads to no payment once its items are back in the cart', async () => {
    const { browser, toasts, pending } = await anOfferedPayment();
    // Another tab has restored the items.
    pending.save([]);
    toasts.toasts[0]?.actions[0]?.run();
    await flushPromises();
    expect(browser.visited).toEqual([]);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(["This order isn't waiting for your payment anymore."]);
  });

  it('leads no other customer to its payment', async () => {
    const { browser, toasts, session } = await anOfferedPayment();
    const [offer] = toasts.toasts;
    session.show(aUser({ id: 'user-2' }));
    expect(toasts.toasts).toEqual([]);
    offer?.actions[0]?.run();
    await flushPromises();
    expect([browser.visited, toasts.toasts]).toEqual([[], []]);
  });

  const ifAgain = 'If it happens again, write to support@secondbatch.example.';

  it('leads no customer to its payment who signs in while another tab settles orders', async () => {
    const { browser, toasts, session, ledger, pending } = await anOfferedPayment();
    let end: () => void = () => undefined;
    const otherTab = new Promise<void>((resolve) => (end = resolve));
    void ledger.exclusive(() => otherTab);
    toasts.toasts[0]?.actions[0]?.run();
    session.show(aUser({ id: 'user-2' }));
    end();
    await flushPromises();
    expect(pending.load()).toMatchObject([{ stage: 'awaitingPayment', customerId: 'user-1' }]);
    expect([browser.visited, toasts.toasts]).toEqual([[], []]);
  });

  it('keeps offering the payment, and says why, when another tab holds the order for too long', async () => {
    const { browser, toasts, ledger, time } = await anOfferedPayment();
    void ledger.exclusive(() => new Promise(() => undefined));
    toasts.toasts[0]?.actions[0]?.run();
    await time.advance(lockTimeout);
    expect(browser.visited).toEqual([]);
    const text = 'Another tab of this shop is placing an order. Check it, or try again.';
    expect(toasts.toasts).toHaveLength(2);
    expect(toasts.toasts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: placed }),
        expect.objectContaining({ text, urgent: true }),
      ]),
    );
  });

  it.each([
    [
      'no answer',
      new ServiceError('timeout', 'late', 408),
      "We didn't hear back. Your order may have gone through. Look in My Orders before you pay again. " +
        'For help, write to support@secondbatch.example.',
    ],
    ['a refusal', new ServiceError('refused', 'The kitchen is closed.', 400), `The kitchen is closed. ${ifAgain}`],
    [
      'a refusal without a full stop',
      new ServiceError('refused', 'Sorry, too late for today', 400),
      `Sorry, too late for today. ${ifAgain}`,
    ],
    [
      'a failure without a sentence for the customer',
      new ServiceError('refused', 'HTTP 422: Unprocessable Content', 422),
      `Failed to process checkout. Please try again. ${ifAgain}`,
      'HTTP 422: Unprocessable Content',
    ],
  ])('reports the outcome, and who helps: %s', async (_case, error, text, detail?: string) => {
    const { checkout, overlays, reject, paid, toasts, cart } = await aPendingCheckout();
    overlays.closeAll();
    checkout.dispose();
    reject(error);
    await paid;
    expect(toasts.toasts).toMatchObject([{ text, urgent: true }]);
    expect(toasts.toasts[0]?.detail).toBe(detail);
    expect(cart.items).toEqual([aCartItem({ quantity: 2 })]);
  });

  it('has default words where the service has none', async () => {
    const { checkout, overlays, reject, paid, toasts } = await aPendingCheckout();
    overlays.closeAll();
    checkout.dispose();
    reject(new ServiceError('refused', 'undefined', 400));
    await paid;
    expect(toasts.toasts).toMatchObject([{ text: `Failed to process checkout. Please try again. ${ifAgain}` }]);
  });

  it('names the order that the service did not find', async () => {
    const { checkout, overlays, reject, paid, toasts } = await aPendingCheckout();
    overlays.closeAll();
    checkout.dispose();
    reject(new ServiceError('refused', 'M404', 404));
    await paid;
    expect(toasts.toasts).toMatchObject([{ name: 'Order not found.', text: `Order not found. ${ifAgain}` }]);
  });

  it('is reported though a checkout opens that is too late to wait for it', async () => {
    const { checkout, overlays, openCheckout, resolve, paid, cart, toasts } = await aPendingCheckout();
    overlays.closeAll();
    checkout.dispose();
    overlays.open({ kind: 'checkout' });
    resolve(answer);
    await paid;
    await openCheckout().load();
    expect(toasts.toasts.map(({ text }) => text)).toEqual([placed]);
    expect(cart.items).toEqual([]);
  });

  it('is reported once, however often its checkout was opened and left', async () => {
    const { checkout, openCheckout, resolve, paid, toasts } = await aPendingCheckout();
    checkout.dispose();
    const again = openCheckout();
    const reopened = again.load();
    again.dispose();
    resolve(answer);
    await Promise.all([paid, reopened]);
    expect(toasts.toasts.map(({ text }) => text)).toEqual([placed]);
  });

  it('leads to the payment page when the checkout was opened again', async () => {
    const { checkout, openCheckout, resolve, paid, browser, toasts } = await aPendingCheckout();
    checkout.dispose();
    const again = openCheckout();
    const reopened = again.load();
    expect(again.attempt.isPending).toBe(true);
    expect(again.step).toBe('confirm');
    resolve(answer);
    await Promise.all([paid, reopened]);
    expect(again.attempt.isPending).toBe(true);
    expect(browser.visited).toEqual([answer.checkoutUrl]);
    expect(toasts.toasts).toEqual([]);
  });
});

describe('an order whose cart hangs once it is made', () => {
  it('is told after three seconds to a customer who has left the checkout, and the cart is shown once it is done', async () => {
    const { checkout, overlays, resolve, time, toasts, cart } = await aPendingCheckout({ hanging: true });
    overlays.closeAll();
    checkout.dispose();
    resolve(answer);
    await time.advance(3000);
    expect(toasts.toasts.map(({ text }) => text)).toEqual([placed]);
    expect(cart.items).toHaveLength(1);
    await time.advance(7000);
    expect(cart.items).toEqual([]);
  });

  it('leads to its payment page after three seconds when the checkout was opened again', async () => {
    const { checkout, openCheckout, resolve, time, browser } = await aPendingCheckout({ hanging: true });
    checkout.dispose();
    void openCheckout().load();
    resolve(answer);
    await time.advance(3000);
    expect(browser.visited).toEqual([answer.checkoutUrl]);
  });

  it('leads there at once when the checkout is opened again after that', async () => {
    const { checkout, overlays, openCheckout, resolve, time, browser, sent } = await aPendingCheckout({
      hanging: true,
    });
    overlays.closeAll();
    checkout.dispose();
    resolve(answer);
    await time.advance(3000);
    void openCheckout().load();
    await flushPromises();
    expect(browser.visited).toEqual([answer.checkoutUrl]);
    expect(sent).toHaveLength(1);
  });
});

describe('an order of the cart that is answered while the payment of a failed one is retried', () => {
  async function aRetryDuringAnOrder() {
    const shop = await aPendingCheckout();
    shop.overlays.closeAll();
    shop.checkout.dispose();
    const items = [aCartItem({ quantity: 3 })];
    const source = new RetryOrderSource('order-9', items);
    shop.overlays.open({
      kind: 'checkout',
      retry: { orderId: 'order-9', source, items, details: deliveryDetails(), addressKnown: true },
    });
    const retry = shop.openCheckout();
    await Promise.race([retry.load(), flushPromises()]);
    return { ...shop, retry };
  }

  it('is not taken for the retried one, and takes the customer nowhere', async () => {
    const { retry, resolve, paid, browser } = await aRetryDuringAnOrder();
    expect(retry.attempt.isPending).toBe(false);
    resolve(answer);
    await paid;
    await flushPromises();
    expect(browser.visited).toEqual([]);
    expect(retry.attempt.isPending).toBe(false);
  });

  it('is reported, because this checkout shows another order', async () => {
    const { resolve, paid, toasts } = await aRetryDuringAnOrder();
    resolve(answer);
    await paid;
    expect(toasts.toasts.map(({ text }) => text)).toEqual([placed]);
  });
});

describe('an order that is answered when another customer is signed in', () => {
  it('is not reported to them, and does not take them to its payment page', async () => {
    const { checkout, overlays, session, resolve, paid, browser, toasts } = await aPendingCheckout();
    overlays.closeAll();
    checkout.dispose();
    session.show(aUser({ id: 'user-2' }));
    resolve(answer);
    await paid;
    expect(toasts.toasts).toEqual([]);
    expect(browser.visited).toEqual([]);
  });
});

describe('another tab, while an order is being sent', () => {
  it('keeps what it adds to the cart', async () => {
    const { carts, resolve, paid, cart } = await aPendingCheckout();
    carts.changeElsewhere([aCartItem({ quantity: 5 }), aCartItem({ id: 'mint' })]);
    resolve(answer);
    await paid;
    await cart.load();
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['classic-chip', 3],
      ['mint', 1],
    ]);
  });
});

describe('an order that was not sent after its checkout was left', () => {
  it.each([
    ['another tab emptied the cart', []],
    ['an item has no id', [aCartItem({ id: '' })]],
  ])('is not reported: %s', async (_why, items) => {
    const menu = async () => [aProduct(), aProduct({ id: '' })];
    const { carts, checkout, drafts, overlays, toasts } = await aCheckout({ todaysMenu: menu });
    drafts.save(deliveryDetails(), 'user-1');
    await checkout.load();
    carts.cart = items;
    const paid = checkout.pay();
    overlays.closeAll();
    checkout.dispose();
    await paid;
    expect(toasts.toasts).toEqual([]);
    expect(overlays.current).toBeUndefined();
  });
});

describe('a review that arrives after its checkout was closed', () => {
  it('clears no cart and opens no dialog', async () => {
    let arrive: (menu: readonly Product[]) => void = () => undefined;
    const menu = new Promise<readonly Product[]>((resolve) => (arrive = resolve));
    const { checkout, overlays, carts } = await aCheckout({ todaysMenu: () => menu });
    const loading = checkout.load();
    overlays.close();
    checkout.dispose();
    arrive([aProduct({ id: 'other' })]);
    await loading;
    expect(carts.cart).toEqual([aCartItem({ quantity: 2 })]);
    expect(overlays.current).toBeUndefined();
  });
});
