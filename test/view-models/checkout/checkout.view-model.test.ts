import { describe, expect, it } from 'vitest';
import { summarize } from '../../../src/domain/cart/cart-summary';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import type { CheckoutDetails } from '../../../src/domain/checkout/checkout-details';
import type { Product } from '../../../src/domain/menu/product';
import { networkText, ServiceError, timeoutText } from '../../../src/domain/shared/service-error';
import { departureTimeout, lockTimeout } from '../../../src/domain/shared/time-limits';
import type { CheckoutViewModel } from '../../../src/view-models/checkout/checkout.view-model';
import { aDeliveryInfo, aCartItem, aProduct, aSession, aUser, deliveryDetails } from '../../support/builders';
import { aCheckout } from '../../support/checkout';
import { flushPromises } from '../../support/in-memory-device';
import { paymentPage } from '../../support/place-order-fixture';

const fails = (error: ServiceError) => () => Promise.reject(error);
const never = () => new Promise<never>(() => undefined);

function type(checkout: CheckoutViewModel, { fulfillmentType, ...typed }: CheckoutDetails) {
  checkout.set('fulfillmentType', fulfillmentType);
  for (const field of ['addressLine1', 'addressLine2', 'city', 'zip', 'dialCode', 'mobile'] as const) {
    checkout.set(field, typed[field]);
  }
}

async function atConfirm(world: Parameters<typeof aCheckout>[0] = {}) {
  const shop = await aCheckout(world);
  await shop.checkout.load();
  type(shop.checkout, deliveryDetails());
  shop.checkout.toConfirm();
  return shop;
}

describe('checkout: details', () => {
  it('stays on the details and names every invalid field', async () => {
    const { checkout } = await aCheckout();
    checkout.toConfirm();
    expect(checkout.step).toBe('details');
    expect(checkout.form.messages.map(({ message }) => message)).toEqual([
      'Address is required',
      'City is required',
      'ZIP code is required',
      'Mobile number is required',
    ]);
  });

  it('continues to the confirmation when all fields are valid', async () => {
    const { checkout } = await atConfirm();
    expect(checkout.step).toBe('confirm');
  });

  it('a checkout is a delivery until pickup is chosen', async () => {
    const { checkout } = await aCheckout();
    await checkout.load();
    expect(checkout.isDelivery).toBe(true);
    checkout.set('fulfillmentType', 'PICKUP');
    expect(checkout.isDelivery).toBe(false);
  });

  it('begins at the confirmation for a customer who asked for it, once the address is known', async () => {
    const { checkout, earlier, overlays } = await aCheckout({ deliveries: [aDeliveryInfo()] });
    overlays.open({ kind: 'checkout', toConfirm: true });
    await checkout.load();
    expect([checkout.step, checkout.form.messages]).toEqual(['details', []]);
    await earlier.load(checkout, () => false);
    expect(checkout.step).toBe('confirm');
    checkout.toDetails();
    expect([checkout.step, checkout.wantsConfirm]).toEqual(['details', false]);
  });

  it('starts with what was chosen on the menu, over what was typed before', async () => {
    const { checkout, drafts, fulfillments } = await aCheckout();
    drafts.save(deliveryDetails(), 'user-1');
    fulfillments.save('PICKUP');
    await checkout.load();
    expect(checkout.details).toEqual({ ...deliveryDetails(), fulfillmentType: 'PICKUP' });
  });

  it('chooses delivery or pickup for menu and cart too', async () => {
    const { checkout, fulfillment, fulfillments } = await aCheckout();
    await checkout.load();
    checkout.set('fulfillmentType', 'PICKUP');
    expect([fulfillment.chosen, fulfillments.fulfillment]).toEqual(['PICKUP', 'PICKUP']);
    checkout.set('city', 'Dallas');
    expect(fulfillments.fulfillment).toBe('PICKUP');
  });

  it('begins at the details where its dialog was closed or replaced before it was loaded', async () => {
    const { checkout, drafts, openCheckout, overlays } = await aCheckout();
    drafts.save(deliveryDetails(), 'user-1');
    openCheckout().dispose();
    overlays.close();
    await checkout.load();
    expect(checkout.step).toBe('details');
    expect(checkout.retry).toBeUndefined();
  });

  it('asks for no address and no mobile for pickup', async () => {
    const { checkout } = await aCheckout();
    checkout.set('fulfillmentType', 'PICKUP');
    checkout.toConfirm();
    expect(checkout.step).toBe('confirm');
  });

  it('counts address errors as mended when pickup is chosen', async () => {
    const { checkout } = await aCheckout();
    checkout.toConfirm();
    checkout.set('fulfillmentType', 'PICKUP');
    expect(checkout.form.errors).toEqual({});
    expect(checkout.form.messages.map(({ isMended }) => isMended)).toEqual([true, true, true, true]);
  });

  it('stores the draft at every change', async () => {
    const { checkout, drafts } = await aCheckout();
    checkout.set('city', 'Dal');
    expect(drafts.load('user-1')?.city).toBe('Dal');
    checkout.set('fulfillmentType', 'PICKUP');
    expect(drafts.load('user-1')).toEqual({ ...checkout.details, city: 'Dal', fulfillmentType: 'PICKUP' });
  });

  it('a checkout does not show the draft of another customer, nor store this one as theirs', async () => {
    const { checkout, drafts, session, sessions } = await aCheckout();
    drafts.save(deliveryDetails({ city: 'Plano' }), 'user-2');
    await checkout.load();
    expect(checkout.details.city).toBe('');
    session.dispose();
    sessions.value = aSession({ user: aUser({ id: 'user-2' }) });
    checkout.set('city', 'Dallas');
    expect(drafts.owner).toBe('user-1');
  });

  it('fills in the stored draft before its fields are shown', async () => {
    const { checkout, drafts } = await aCheckout();
    drafts.save(deliveryDetails(), 'user-1');
    expect(checkout.isLoaded).toBe(false);
    const loading = checkout.load();
    expect(checkout.isLoaded).toBe(true);
    expect(checkout.details).toEqual(deliveryDetails());
    await loading;
    expect(checkout.details).toEqual(deliveryDetails());
  });

  it('a checkout has no shipping in the totals of a pickup', async () => {
    const { checkout } = await aCheckout();
    expect(checkout.summary).toMatchObject({ subtotal: 500, tax: 40, shipping: 599, totalPrice: 1139 });
    checkout.set('fulfillmentType', 'PICKUP');
    expect(checkout.summary).toMatchObject({ subtotal: 500, tax: 40, shipping: 0, totalPrice: 540 });
  });

  it('a checkout has the same total as the cart in both steps', async () => {
    const { checkout, cart } = await aCheckout();
    const inCart = summarize(cart.items, 'DELIVERY', cart.pricing).totalPrice;
    const inDetails = checkout.summary.totalPrice;
    type(checkout, deliveryDetails());
    checkout.toConfirm();
    expect(inDetails).toEqual(inCart);
    expect(checkout.summary.totalPrice).toEqual(inCart);
  });
});

describe('checkout: one order', () => {
  it('sends the order and leaves for the payment page', async () => {
    const { checkout, browser, sent } = await atConfirm();
    await checkout.pay();
    expect(sent).toHaveLength(1);
    expect(browser.visited).toEqual([paymentPage]);
  });

  it('stays pending until the page unloads', async () => {
    const { checkout } = await atConfirm();
    await checkout.pay();
    expect(checkout.attempt.isPending).toBe(true);
  });

  const notOpened =
    "Your order was placed, but the payment page didn't open here. If you've paid already, you'll find it in My Orders.";

  it('waits 20 s for the payment page to load; then it closes, says so and offers the page again', async () => {
    const { checkout, overlays, browser, sent, pending, time, toasts } = await atConfirm();
    await checkout.pay();
    await time.advance(departureTimeout - 1);
    expect([checkout.attempt.isPending, toasts.toasts]).toEqual([true, []]);
    await time.advance(1);
    expect(checkout.attempt.isPending).toBe(false);
    expect(overlays.current).toBeUndefined();
    expect(toasts.toasts).toMatchObject([{ text: notOpened, actions: [{ label: 'Go to Payment' }] }]);
    expect(pending.newest).toMatchObject({ stage: 'awaitingPayment', orderId: 'order-1' });
    toasts.toasts[0]?.actions[0]?.run();
    await flushPromises();
    expect(browser.visited).toEqual([paymentPage, paymentPage]);
    expect(toasts.toasts).toMatchObject([{ text: notOpened }]);
    expect(sent).toHaveLength(1);
  });

  it('opens no empty cart once it is over, where it was opened from the cart', async () => {
    const { checkout, overlays, time } = await atConfirm();
    overlays.open({ kind: 'checkout', fromCart: true });
    await checkout.pay();
    await time.advance(departureTimeout);
    expect(overlays.current).toBeUndefined();
  });

  it.each<[string, (shop: Awaited<ReturnType<typeof atConfirm>>) => void]>([
    ['has left the page: its notice tells about the order', ({ checkout }) => checkout.dispose()],
    ['is another one by then', ({ session }) => session.show(aUser({ id: 'user-2' }))],
  ])('tells nothing of the payment page to a customer who %s', async (_who, change) => {
    const shop = await atConfirm();
    await shop.checkout.pay();
    change(shop);
    await shop.time.advance(departureTimeout);
    expect(shop.toasts.toasts).toEqual([]);
  });

  it('sends one order, however often Confirm & Pay is pressed', async () => {
    const { checkout, sent } = await atConfirm();
    await Promise.all([checkout.pay(), checkout.pay(), checkout.pay()]);
    await checkout.pay();
    expect(sent).toHaveLength(1);
    expect(checkout.attempt.error).toBeUndefined();
    expect(checkout.attempt.isPending).toBe(true);
  });

  it('closes before the order is sent', async () => {
    const { checkout, overlays } = await atConfirm();
    checkout.close();
    expect(overlays.current).toBeUndefined();
  });

  it('neither closes nor goes back while the order is pending', async () => {
    const { checkout, overlays } = await atConfirm({ place: never });
    void checkout.pay();
    await flushPromises();
    checkout.close();
    checkout.toDetails();
    expect(overlays.current?.kind).toBe('checkout');
    expect(checkout.step).toBe('confirm');
  });

  it('closes while another tab is ordering, and then sends nothing', async () => {
    const { checkout, overlays, ledger, sent } = await atConfirm();
    let thaw = () => {};
    void ledger.exclusive(() => new Promise<void>((resolve) => (thaw = resolve)));
    await flushPromises();
    const paid = checkout.pay();
    expect(checkout.attempt.isPending).toBe(true);
    checkout.close();
    checkout.dispose();
    await paid;
    thaw();
    await flushPromises();
    expect(overlays.checkout).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('stops waiting for another tab after 30 s, says so, and can be tried again', async () => {
    const { checkout, ledger, time, sent } = await atConfirm();
    let thaw = () => {};
    void ledger.exclusive(() => new Promise<void>((resolve) => (thaw = resolve)));
    await flushPromises();
    const paid = checkout.pay();
    await time.advance(1000);
    expect(checkout.attempt.isHeld).toBe(true);
    await time.advance(lockTimeout);
    await paid;
    const text = 'Another tab of this shop is placing an order. Check it, or try again.';
    expect(checkout.attempt.error).toMatchObject({ kind: 'failed', notice: { text }, nothingCharged: false });
    expect([checkout.attempt.isPending, checkout.attempt.isHeld]).toEqual([false, false]);
    thaw();
    await checkout.pay();
    expect(sent).toHaveLength(1);
  });

  it('mentions no other tab while its own order takes long', async () => {
    const { checkout, time } = await atConfirm({ place: never });
    void checkout.pay();
    await time.advance(2000);
    expect([checkout.attempt.isPending, checkout.attempt.isHeld]).toEqual([true, false]);
  });

  it('sends nothing while the device is offline', async () => {
    const { checkout, connectivity, sent } = await atConfirm();
    connectivity.become(false);
    await checkout.pay();
    expect(checkout.isOffline).toBe(true);
    expect(checkout.attempt.isPending).toBe(false);
    expect(sent).toEqual([]);
  });
});

describe('checkout: no payment page', () => {
  it('shows that nothing was charged if the service refused the order', async () => {
    const { checkout } = await atConfirm({ place: fails(new ServiceError('refused', 'Too late for today', 422)) });
    await checkout.pay();
    expect(checkout.attempt.error).toMatchObject({
      kind: 'failed',
      notice: { title: 'Checkout Failed', text: 'Too late for today' },
      nothingCharged: true,
    });
  });

  it.each([
    ['a failing server', new ServiceError('refused', 'HTTP 500: Internal Server Error', 500), 'Server Error'],
    ['an answer that cannot be read', new ServiceError('invalidReply', 'Invalid checkout response'), 'Checkout Failed'],
  ])(
    'a checkout without a payment page does not claim that nothing was charged after %s',
    async (_case, error, title) => {
      const { checkout } = await atConfirm({ place: fails(error) });
      await checkout.pay();
      expect(checkout.attempt.error).toMatchObject({ kind: 'failed', notice: { title }, nothingCharged: false });
    },
  );

  it('says that nothing can be ordered without valid details', async () => {
    const { checkout, sent } = await aCheckout();
    await checkout.load();
    await checkout.pay();
    expect(checkout.attempt.error).toMatchObject({ notice: { title: 'Checkout Failed', text: 'Invalid order data' } });
    expect(sent).toEqual([]);
  });

  it('rejects a payment page that is not allowed', async () => {
    const place = () => Promise.resolve({ checkoutUrl: 'javascript:alert(1)' });
    const { checkout, browser } = await atConfirm({ place });
    await checkout.pay();
    expect(checkout.attempt.error).toMatchObject({
      notice: { text: 'Invalid payment checkout URL' },
      nothingCharged: false,
    });
    expect(browser.visited).toEqual([]);
  });

  it.each([
    ['a time-out', new ServiceError('timeout', timeoutText, 408)],
    ['a lost connection', new ServiceError('network', networkText, 0)],
  ])('shows that the outcome is unknown after %s', async (_case, error) => {
    const { checkout } = await atConfirm({ place: fails(error) });
    await checkout.pay();
    expect(checkout.attempt.error?.kind).toBe('unknown');
    expect(checkout.attempt.isPending).toBe(false);
  });

  it('waits for no other tab after a bug before its turn', async () => {
    const { checkout, ledger, time } = await atConfirm();
    ledger.exclusive = () => Promise.reject(new TypeError('a bug'));
    await expect(checkout.pay()).rejects.toThrow('a bug');
    await time.advance(1000);
    expect([checkout.attempt.isPending, checkout.attempt.isHeld]).toEqual([false, false]);
  });

  it('a checkout without a payment page is over, with an unknown outcome, after a bug', async () => {
    const { checkout } = await atConfirm({ place: () => Promise.reject(new TypeError('a bug')) });
    await expect(checkout.pay()).rejects.toThrow('a bug');
    expect(checkout.attempt.isPending).toBe(false);
    expect(checkout.attempt.error?.kind).toBe('unknown');
  });

  it('sends the unchanged order under the same key after an unknown outcome', async () => {
    const { checkout, sent } = await atConfirm({ place: fails(new ServiceError('timeout', timeoutText, 408)) });
    await checkout.pay();
    await checkout.pay();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });

  it('stays open, where it says why, when another tab has emptied the cart', async () => {
    const { checkout, cart, carts, overlays, sent } = await atConfirm();
    carts.cart = [];
    await checkout.pay();
    await flushPromises();
    expect(overlays.current?.kind).toBe('checkout');
    expect(cart.items).toEqual([]);
    expect(checkout.attempt.error).toBeUndefined();
    expect(checkout.attempt.isPending).toBe(false);
    expect(sent).toEqual([]);
  });

  it('asks again where the cart differs from the one the customer saw, and then orders the new one', async () => {
    const { checkout, carts, sent } = await atConfirm();
    carts.cart = [aCartItem({ quantity: 1 })];
    await checkout.pay();
    expect(checkout.attempt.error).toEqual({ kind: 'cartChanged' });
    expect(checkout.attempt.isPending).toBe(false);
    await flushPromises();
    await checkout.pay();
    expect(sent.map(({ order }) => order.items)).toEqual([[{ itemId: 'classic-chip', quantity: 1 }]]);
  });

  it('still shows the unknown outcome when a menu requested earlier arrives late', async () => {
    let comeLate: () => void = () => undefined;
    let asked = 0;
    const { checkout, carts, overlays } = await aCheckout({
      todaysMenu: async () => {
        asked += 1;
        if (asked === 1) await new Promise<void>((resolve) => (comeLate = resolve));
        return [aProduct()];
      },
      place: fails(new ServiceError('timeout', timeoutText, 408)),
    });
    const opening = checkout.load();
    type(checkout, deliveryDetails());
    checkout.toConfirm();
    await checkout.pay();
    carts.changeElsewhere([]);
    comeLate();
    await opening;
    expect(overlays.current?.kind).toBe('checkout');
    expect(checkout.attempt.error?.kind).toBe('unknown');
  });

  it('allows no change after an unknown outcome, and says so until there is an answer', async () => {
    const answers = [fails(new ServiceError('timeout', timeoutText, 408)), never];
    const { checkout } = await atConfirm({ place: () => (answers.shift() ?? never)() });
    expect(checkout.attempt.isOutcomeUnknown).toBe(false);
    await checkout.pay();
    expect(checkout.attempt.isOutcomeUnknown).toBe(true);
    checkout.toDetails();
    expect(checkout.step).toBe('confirm');
    void checkout.pay();
    expect(checkout.attempt.isPending).toBe(true);
    expect(checkout.attempt.isOutcomeUnknown).toBe(true);
  });

  it('shows no earlier error while the order is sent again', async () => {
    const answers = [fails(new ServiceError('refused', 'No', 400)), never];
    const { checkout } = await atConfirm({ place: () => (answers.shift() ?? never)() });
    await checkout.pay();
    void checkout.pay();
    expect(checkout.attempt.error).toBeUndefined();
  });

  it('keeps the cart and everything typed after any failure', async () => {
    const { checkout, carts, drafts } = await atConfirm({ place: fails(new ServiceError('refused', 'No', 400)) });
    await checkout.pay();
    expect(carts.cart).toEqual([aCartItem({ quantity: 2 })]);
    expect(drafts.load('user-1')).toEqual(deliveryDetails());
  });

  it('clears the error when the details are changed', async () => {
    const { checkout } = await atConfirm({ place: fails(new ServiceError('refused', 'No', 400)) });
    await checkout.pay();
    checkout.toDetails();
    expect(checkout.step).toBe('details');
    expect(checkout.attempt.error).toBeUndefined();
  });

  it('a checkout without a payment page can be tried again after a failure', async () => {
    const answers = [fails(new ServiceError('refused', 'No', 400)), async () => ({ checkoutUrl: paymentPage })];
    const { checkout, browser } = await atConfirm({ place: () => (answers.shift() ?? never)() });
    await checkout.pay();
    await checkout.pay();
    expect(checkout.attempt.error).toBeUndefined();
    expect(browser.visited).toEqual([paymentPage]);
  });
});

describe('checkout: the end of a session', () => {
  it('closes, and keeps the cart and what was typed', async () => {
    const { checkout, overlays, carts, drafts, authErrorChannel } = await atConfirm();
    authErrorChannel.report();
    expect(overlays.current).toBeUndefined();
    expect(carts.cart).toEqual([aCartItem({ quantity: 2 })]);
    expect(drafts.load('user-1')).toEqual(deliveryDetails());
    expect(checkout.attempt.error).toBeUndefined();
  });

  it('continues after signing in again', async () => {
    const { overlays, checkoutEntry, session, authErrorChannel } = await atConfirm();
    authErrorChannel.report();
    session.show(aSession().user);
    checkoutEntry.continueAfterSignIn();
    expect(overlays.current).toEqual({ kind: 'checkout', fromCart: true });
  });

  it('a checkout whose session ended does not continue after a sign-out by choice', async () => {
    const { overlays, checkoutEntry, session } = await atConfirm();
    session.signOut();
    session.show(aSession().user);
    checkoutEntry.continueAfterSignIn();
    expect(overlays.current).toBeUndefined();
  });

  it('a checkout whose session ended does not continue with the cart in place of a retried order', async () => {
    const { overlays, checkoutEntry, session, authErrorChannel, checkout } = await aCheckout();
    const items = [aCartItem({ id: 'failed' })];
    const source = new RetryOrderSource('order-9', items);
    overlays.open({
      kind: 'checkout',
      retry: { orderId: 'order-9', source, items, details: deliveryDetails(), addressKnown: true },
    });
    await checkout.load();
    authErrorChannel.report();
    session.show(aSession().user);
    checkoutEntry.continueAfterSignIn();
    expect(overlays.current).toBeUndefined();
  });

  it('a checkout whose session ended continues once, however often it was opened', async () => {
    const { checkout, overlays, session, authErrorChannel, checkoutEntry } = await atConfirm();
    await checkout.load();
    authErrorChannel.report();
    checkout.dispose();
    session.show(aSession().user);
    checkoutEntry.continueAfterSignIn();
    expect(overlays.current?.kind).toBe('checkout');
    session.signOut();
    session.show(aSession().user);
    checkoutEntry.continueAfterSignIn();
    expect(overlays.current).toBeUndefined();
  });

  it('a checkout whose session ended does nothing once the dialog is closed', async () => {
    const { checkout, overlays, authErrorChannel } = await atConfirm();
    checkout.dispose();
    overlays.open({ kind: 'cart' });
    authErrorChannel.report();
    expect(overlays.current?.kind).toBe('cart');
  });
});

describe('checkout: after a failed payment', () => {
  it('begins at the confirmation, because the details are known', async () => {
    const { checkout, drafts, overlays } = await aCheckout();
    drafts.save(deliveryDetails(), 'user-1');
    overlays.open({ kind: 'checkout', hasFailed: true });
    await checkout.load();
    expect(checkout.step).toBe('confirm');
    checkout.toDetails();
    expect(checkout.step).toBe('details');
  });

  it('begins any other checkout at the details, even if they are known', async () => {
    const { checkout, drafts } = await aCheckout();
    drafts.save(deliveryDetails(), 'user-1');
    await checkout.load();
    expect(checkout.step).toBe('details');
  });

  it('a checkout after a failed payment does not go on to the confirmation once it is closed', async () => {
    let arrive: (menu: readonly Product[]) => void = () => undefined;
    const menu = new Promise<readonly Product[]>((resolve) => (arrive = resolve));
    const { checkout, drafts, overlays } = await aCheckout({ todaysMenu: () => menu });
    drafts.save(deliveryDetails(), 'user-1');
    overlays.open({ kind: 'checkout', hasFailed: true });
    const loading = checkout.load();
    checkout.dispose();
    arrive([aProduct()]);
    await loading;
    expect(checkout.step).toBe('details');
  });

  it('asks for details that are not known', async () => {
    const { checkout, overlays } = await aCheckout();
    overlays.open({ kind: 'checkout', hasFailed: true });
    await checkout.load();
    expect(checkout.step).toBe('details');
    expect(checkout.form.messages).toEqual([]);
  });
});

describe('the reported steps', () => {
  const steps = { opened: { kind: 'step', step: 'checkoutOpened' }, placed: { kind: 'step', step: 'orderPlaced' } };

  it('a checkout that is opened and an order that is placed are steps', async () => {
    const { checkout, reports } = await atConfirm();
    expect(reports.reports).toEqual([steps.opened]);
    await checkout.pay();
    expect(reports.reports).toEqual([steps.opened, steps.placed]);
  });

  it('an order that the service refuses is no step', async () => {
    const { checkout, reports } = await atConfirm({ place: fails(new ServiceError('refused', 'Sold out', 409)) });
    await checkout.pay();
    expect(reports.reports).toEqual([steps.opened]);
  });
});
