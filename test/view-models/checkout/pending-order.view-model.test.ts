import { autorun, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart';
import type { PendingOrder, PendingOrders } from '../../../src/domain/checkout/pending-orders/pending-order';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { departureTimeout } from '../../../src/domain/shared/time-limits';
import { aCartItem, anOrder, aPendingOrder, aUser, deliveryDetails } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { aPendingOrderOffer } from '../../support/pending-order-fixture';
import { aShop } from '../../support/shop';

const checkoutUrl = 'https://pay.test/chk_1';
const awaiting = aPendingOrder({
  stage: 'awaitingPayment',
  checkoutUrl,
  items: [aCartItem({ quantity: 2 }), aCartItem({ id: 'almond' })],
});

interface Circumstances {
  readonly returned?: boolean;
  /** This tab left for the payment page. */
  readonly leftFor?: string | undefined;
  readonly cart?: Cart;
  readonly status?: string | ServiceError;
}

async function aPendingOrderNotice(
  stored: PendingOrders,
  { returned = false, leftFor = checkoutUrl, cart = [aCartItem()], status = 'PENDING_PAYMENT' }: Circumstances = {},
) {
  const find = async (id: string) => {
    if (status instanceof Error) throw status;
    return anOrder({ id, status });
  };
  const shop = await aShop({ cart, find });
  shop.pending.save(stored);
  const { departures } = shop;
  departures.save(leftFor);
  const { backForwardRestore, presence, offer } = aPendingOrderOffer(shop, returned);
  const leave = () => {
    presence.dispose();
    offer.dispose();
  };
  /** A page looks closer only where an order is stored. */
  const visit = (path: string) => {
    leave();
    presence.load(path);
    if (presence.isPresent) offer.load(path);
  };
  const comeBack = () => {
    backForwardRestore.comeBack();
    if (presence.isPresent) offer.load('/menu');
  };
  return { ...shop, offer, presence, backForwardRestore, visit, leave, comeBack };
}

describe('a pending order that the service can be asked for', () => {
  const known = { ...awaiting, orderId: 'order-1' };

  it('is no longer offered once it was paid, which is told', async () => {
    const { offer, visit, cart, toasts, pending } = await aPendingOrderNotice([known], { status: 'CONFIRMED' });
    visit('/menu');
    await flushPromises();
    expect(offer.order).toBeUndefined();
    expect(pending.load()).toEqual([]);
    expect(cart.quantityOf('almond')).toBe(0);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['This order was paid. You can find it in My Orders.']);
  });

  it('goes back into the cart once it was not paid in time', async () => {
    const { offer, visit, cart, toasts } = await aPendingOrderNotice([known], { status: 'CANCELLED' });
    visit('/menu');
    await flushPromises();
    expect(offer.order).toBeUndefined();
    expect(cart.quantityOf('almond')).toBe(1);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['3 items are back in your cart.']);
  });

  it.each(['PAID', 'CANCELLED'])(
    'leads nobody to its payment page while the cart cannot change: %s',
    async (status) => {
      const stored = { ...known, toTake: [aCartItem({ id: 'mint' })] };
      const { offer, visit, carts } = await aPendingOrderNotice([stored], { status });
      carts.apply = () => Promise.reject(new ServiceError('network', 'offline', 0));
      visit('/menu');
      await flushPromises();
      expect(offer.canPay).toBe(false);
    },
  );

  it.each(['PENDING_PAYMENT', 'PAYMENT_PROCESSING', new ServiceError('network', 'offline', 0)])(
    'is offered while its payment is open or unknown: %s',
    async (status) => {
      const { offer, visit, toasts } = await aPendingOrderNotice([known], { status });
      visit('/menu');
      await flushPromises();
      expect(offer.order).toMatchObject({ orderId: 'order-1' });
      expect(toasts.toasts).toEqual([]);
    },
  );

  it('is told once where another page is shown meanwhile, or where it is restored', async () => {
    const { offer, visit, toasts } = await aPendingOrderNotice([known], { status: 'PAID' });
    visit('/menu');
    visit('/');
    void offer.restore();
    await flushPromises();
    expect(toasts.toasts).toHaveLength(1);
  });
});

describe('pending order', () => {
  it('is offered when the customer never came back from the payment page', async () => {
    const { offer, visit } = await aPendingOrderNotice([awaiting]);
    visit('/menu');
    expect(offer.order).toEqual(awaiting);
    expect(offer.itemCount).toBe(3);
  });

  it('is shown, with the calendar of its days, until it is back in the cart', async () => {
    const { offer, visit } = await aPendingOrderNotice([awaiting]);
    const counts: number[] = [];
    const stop = autorun(() => counts.push(offer.itemCount));
    visit('/menu');
    expect(offer.calendar.atShop.today()).toBe('2026-11-20');
    await offer.restore();
    stop();
    expect(counts).toEqual([0, 3, 0]);
  });

  it.each<[string, ...PendingOrder[]]>([
    ['nothing was started'],
    ['the browser never left', aPendingOrder({ orderId: 'order-1' })],
    ['the service refused it', aPendingOrder({ stage: 'refused', orderId: 'order-1' })],
  ])('is not offered when %s', async (_case, ...stored) => {
    const { offer, visit } = await aPendingOrderNotice(stored);
    visit('/menu');
    expect(offer.order).toBeUndefined();
  });

  it('is offered beside an attempt that came after it, and restored without it', async () => {
    const attempt = aPendingOrder({ stage: 'sent', idempotencyKey: 'key-1' });
    const { offer, pending, visit } = await aPendingOrderNotice([attempt, awaiting]);
    visit('/menu');
    expect(offer.order).toEqual(awaiting);
    expect(offer.itemCount).toBe(3);
    await offer.restore();
    expect(pending.load()).toEqual([attempt]);
    expect(offer.order).toBeUndefined();
  });

  it('gives way to the one before it once it is back in the cart', async () => {
    const before = aPendingOrder({
      stage: 'awaitingPayment',
      idempotencyKey: 'key-0',
      items: [aCartItem({ id: 'oat' })],
    });
    const { offer, visit } = await aPendingOrderNotice([awaiting, before]);
    visit('/menu');
    await offer.restore();
    expect(offer.order).toEqual(before);
  });

  it('is not offered to another customer, nor to a guest', async () => {
    const { offer, session, visit } = await aPendingOrderNotice([{ ...awaiting, customerId: 'user-2' }]);
    visit('/menu');
    expect(offer.order).toBeUndefined();
    runInAction(() => session.show(undefined));
    expect(offer.order).toBeUndefined();
  });

  it('leads to its payment page, if that is still allowed', async () => {
    const { offer, browser, departures, visit } = await aPendingOrderNotice([awaiting]);
    visit('/menu');
    void offer.pay();
    await flushPromises();
    expect(browser.visited).toEqual([checkoutUrl]);
    expect(departures.load()).toBe(checkoutUrl);
    const forged = await aPendingOrderNotice([{ ...awaiting, checkoutUrl: 'javascript:alert(1)' }]);
    forged.visit('/menu');
    await forged.offer.pay();
    expect(forged.offer.canPay).toBe(false);
    expect(forged.browser.visited).toEqual([]);
  });

  it.each([
    ['PAID', 'This order was paid. You can find it in My Orders.'],
    ['PAYMENT_PROCESSING', 'The payment of this order is still being processed.'],
  ])('is not restored when the service says %s', async (status, text) => {
    const { offer, cart, time, toasts, visit } = await aPendingOrderNotice([{ ...awaiting, orderId: 'order-1' }], {
      cart: [],
      status,
    });
    visit('/');
    await offer.restore();
    expect(cart.items).toEqual([]);
    expect(toasts.toasts.map((toast) => toast.text)).toEqual([text]);
    await time.advance(8000);
    expect(toasts.toasts).toEqual([]);
  });

  it('goes back into the cart, in addition to what is already there', async () => {
    const { offer, cart, drafts, toasts, visit } = await aPendingOrderNotice([awaiting]);
    visit('/');
    await offer.restore();
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['classic-chip', 3],
      ['almond', 1],
    ]);
    expect(drafts.load('user-1')).toEqual(deliveryDetails());
    expect(offer.order).toBeUndefined();
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['3 items are back in your cart.']);
  });

  it('goes back once however often it is asked for', async () => {
    const { offer, cart, toasts, visit } = await aPendingOrderNotice([awaiting], { cart: [] });
    visit('/');
    await Promise.all([offer.restore(), offer.restore()]);
    await offer.restore();
    expect(cart.items).toEqual(awaiting.items);
    expect(toasts.toasts).toHaveLength(1);
  });

  it('is not paid while its items go back into the cart', async () => {
    const { offer, browser, visit } = await aPendingOrderNotice([awaiting]);
    visit('/menu');
    await Promise.all([offer.restore(), offer.pay()]);
    expect(browser.visited).toEqual([]);
  });

  it('keeps its items while the page leaves for its payment', async () => {
    const { offer, cart, time, visit } = await aPendingOrderNotice([awaiting], { cart: [] });
    visit('/menu');
    void offer.pay();
    void offer.restore();
    await flushPromises();
    expect(offer.isPending).toBe(true);
    expect(cart.items).toEqual([]);
    // The customer has stopped the payment page from loading.
    await time.advance(departureTimeout);
    expect(offer.isPending).toBe(false);
    await offer.restore();
    expect(cart.items).toEqual(awaiting.items);
  });

  it.each<[string, PendingOrders]>([
    ['has put its items back', []],
    ['is putting them back', [{ ...awaiting, stage: 'restoring' }]],
  ])('is not paid once another tab %s', async (_case, stored) => {
    const { offer, browser, pending, toasts, visit } = await aPendingOrderNotice([awaiting]);
    visit('/menu');
    pending.save(stored);
    await offer.pay();
    expect(browser.visited).toEqual([]);
    expect(offer.canPay).toBe(false);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(["This order isn't waiting for your payment anymore."]);
  });

  it('is hidden once dismissed, and still stored', async () => {
    const { offer, pending, visit } = await aPendingOrderNotice([awaiting]);
    visit('/');
    offer.dismiss();
    visit('/menu');
    expect(offer.order).toBeUndefined();
    expect(pending.load()).toEqual([awaiting]);
  });

  it('pending order of one piece is restored in the singular', async () => {
    const { offer, time, toasts, visit } = await aPendingOrderNotice([{ ...awaiting, items: [aCartItem()] }], {
      cart: [],
    });
    visit('/menu');
    await offer.restore();
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['1 item is back in your cart.']);
    await time.advance(8000);
    expect(toasts.toasts).toEqual([]);
  });

  it('stays, and says why, when the cart cannot be changed; later it can be restored', async () => {
    const { offer, carts, toasts, visit } = await aPendingOrderNotice([awaiting], { cart: [] });
    const apply = carts.apply.bind(carts);
    carts.apply = () => Promise.reject(new ServiceError('network', 'Your cart could not be saved.', 0));
    visit('/menu');
    await offer.restore();
    expect(toasts.toasts).toMatchObject([{ text: 'Your cart could not be saved.', urgent: true }]);
    expect(offer.itemCount).toBe(3);
    carts.apply = apply;
    await offer.restore();
    expect(carts.cart).toEqual(awaiting.items);
    expect(offer.itemCount).toBe(0);
    expect(offer.canPay).toBe(false);
  });

  it('leaves the cart when the customer goes on, where the cart could not be changed before', async () => {
    const oat = aCartItem({ id: 'oat' });
    const half: PendingOrder = { ...awaiting, toTake: [oat], customerId: 'user-1' };
    const { cart, offer, toasts, pending, visit } = await aPendingOrderNotice([half], { cart: [oat] });
    visit('/menu');
    await flushPromises();
    expect(cart.items).toEqual([]);
    expect(pending.load()).toMatchObject([{ items: [...awaiting.items, oat] }]);
    expect(offer.itemCount).toBe(4);
    expect(toasts.toasts).toEqual([]);
  });

  it('is no longer offered after 24 hours', async () => {
    const { offer, time, visit } = await aPendingOrderNotice([
      { ...awaiting, attemptedAt: new Date('2026-11-20T17:00:00Z') },
    ]);
    visit('/menu');
    await time.advance(23 * 3_600_000);
    expect(offer.itemCount).toBe(3);
    await time.advance(1);
    visit('/menu');
    expect(offer.order).toBeUndefined();
  });

  it('cannot be paid without a payment page', async () => {
    const { checkoutUrl: _unknown, ...nowhere } = awaiting;
    const { offer, browser, visit } = await aPendingOrderNotice([nowhere]);
    visit('/menu');
    await offer.pay();
    expect(offer.canPay).toBe(false);
    expect(browser.visited).toEqual([]);
  });

  it('cannot be paid once it is settled', async () => {
    const { offer, browser, pending, visit } = await aPendingOrderNotice([awaiting]);
    visit('/menu');
    pending.save([]);
    visit('/');
    await offer.pay();
    expect(browser.visited).toEqual([]);
  });

  it('pending order of an older version belongs to a guest too', async () => {
    const { offer, session, toasts, visit } = await aPendingOrderNotice([awaiting]);
    runInAction(() => session.show(undefined));
    visit('/menu');
    expect(offer.order).toEqual(awaiting);
    await offer.restore();
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['3 items are back in your cart.']);
  });

  it('is gone when its outcome was learned elsewhere', async () => {
    const { offer, pending, visit } = await aPendingOrderNotice([awaiting]);
    visit('/menu');
    pending.save([]);
    visit('/');
    expect(offer.order).toBeUndefined();
  });
});

describe('coming back with the Back button', () => {
  it.each([
    ['was paid after all', 'PAID'],
    ['cannot be asked for', new ServiceError('network', 'offline', 0)],
  ])('restores nothing of an order that %s', async (_case, status) => {
    const { cart, visit } = await aPendingOrderNotice([{ ...awaiting, orderId: 'order-1' }], {
      returned: true,
      cart: [],
      status,
    });
    visit('/menu');
    await flushPromises();
    await flushPromises();
    expect(cart.items).toEqual([]);
  });

  it('says nothing about an order that cannot be looked up, and still offers it', async () => {
    const { presence, offer, toasts, visit } = await aPendingOrderNotice([{ ...awaiting, orderId: 'order-1' }], {
      returned: true,
      status: new ServiceError('network', 'offline', 0),
    });
    visit('/menu');
    expect(presence.hasReturned).toBe(false);
    await flushPromises();
    await flushPromises();
    expect(toasts.toasts).toEqual([]);
    expect(offer.order).toMatchObject({ orderId: 'order-1' });
  });

  it('restores the items at once, with a toast', async () => {
    const { cart, toasts, visit } = await aPendingOrderNotice([awaiting], { returned: true, cart: [] });
    visit('/menu');
    await flushPromises();
    await flushPromises();
    expect(cart.items).toEqual(awaiting.items);
    expect(toasts.toasts[0]?.text).toBe('3 items are back in your cart.');
  });

  it('keeps in the cart what a cart that hung still held', async () => {
    const { items } = awaiting;
    const inCart: PendingOrder = { ...awaiting, orderId: 'order-1', items: [], toTake: items };
    const { cart, pending, visit } = await aPendingOrderNotice([inCart], { returned: true, cart: items });
    visit('/menu');
    await flushPromises();
    await flushPromises();
    expect(cart.items).toEqual(items);
    expect(pending.load()).toEqual([]);
  });

  it('restores them on a page that the browser brings back from memory', async () => {
    const { cart, departures, pending, visit, comeBack } = await aPendingOrderNotice([], { cart: [] });
    visit('/menu');
    pending.save([awaiting]);
    departures.save(checkoutUrl);
    comeBack();
    await flushPromises();
    expect(cart.items).toEqual(awaiting.items);
  });

  it('restores them on such a page that has offered the order before', async () => {
    const { cart, departures, visit, comeBack } = await aPendingOrderNotice([awaiting], { cart: [] });
    visit('/menu');
    departures.save(checkoutUrl);
    comeBack();
    await flushPromises();
    expect(cart.items).toEqual(awaiting.items);
  });

  it('restores nothing once the notice is closed', async () => {
    const { cart, departures, offer, presence, backForwardRestore, visit } = await aPendingOrderNotice([awaiting], {
      cart: [],
    });
    visit('/menu');
    offer.dispose();
    departures.save(checkoutUrl);
    backForwardRestore.comeBack();
    await flushPromises();
    expect(cart.items).toEqual([]);
    expect(presence.hasReturned).toBe(true);
  });

  it('restores the order whose payment page this tab left for, not a newer one', async () => {
    const newer = aPendingOrder({
      stage: 'awaitingPayment',
      idempotencyKey: 'key-1',
      items: [aCartItem({ id: 'oat' })],
      checkoutUrl: 'https://pay.test/chk_2',
    });
    const { offer, cart, pending, visit } = await aPendingOrderNotice([newer, awaiting], { returned: true, cart: [] });
    visit('/menu');
    await flushPromises();
    await flushPromises();
    expect(cart.items).toEqual(awaiting.items);
    expect(pending.load()).toEqual([newer]);
    expect(offer.order).toEqual(newer);
  });

  it('restores nothing in a tab that left for another payment page, or for none', async () => {
    const { offer, cart, visit } = await aPendingOrderNotice([awaiting], {
      returned: true,
      leftFor: 'https://pay.test/chk_2',
      cart: [],
    });
    visit('/menu');
    await flushPromises();
    expect(cart.items).toEqual([]);
    expect(offer.order).toEqual(awaiting);
  });

  it('says nothing when nothing was left behind', async () => {
    const { toasts, visit, comeBack } = await aPendingOrderNotice([]);
    visit('/menu');
    comeBack();
    await flushPromises();
    expect(toasts.toasts).toEqual([]);
  });

  it.each(['/payment-status', '/payment-success', '/payment-failure', '/authenticate', '/demo/checkout'])(
    'restores nothing on %s, where the order service is asked',
    async (path) => {
      const { pending, visit, comeBack } = await aPendingOrderNotice([awaiting], { returned: true });
      visit(path);
      comeBack();
      await flushPromises();
      expect(pending.load()).toEqual([awaiting]);
    },
  );

  it('counts for the page that was loaded, not for those after it', async () => {
    const { offer, pending, visit } = await aPendingOrderNotice([awaiting], { returned: true });
    visit('/payment-status');
    visit('/menu');
    await flushPromises();
    expect(pending.load()).toEqual([awaiting]);
    expect(offer.order).toEqual(awaiting);
  });

  it('has no effect once the page is left', async () => {
    const { pending, visit, leave, comeBack } = await aPendingOrderNotice([awaiting]);
    visit('/menu');
    leave();
    comeBack();
    await flushPromises();
    expect(pending.load()).toEqual([awaiting]);
  });
});

describe('another customer who signs in meanwhile', () => {
  it.each<[string, string | ServiceError]>([
    ['what became of the order', 'PAID'],
    ['that its payment is being processed', 'PAYMENT_PROCESSING'],
  ])('is not told %s', async (_what, status) => {
    const order = { ...awaiting, customerId: 'user-1', orderId: 'order-1' };
    const { offer, visit, session, toasts } = await aPendingOrderNotice([order], { status });
    visit('/menu');
    const restored = offer.restore();
    session.show(aUser({ id: 'user-2' }));
    await restored;
    expect(toasts.toasts).toEqual([]);
  });

  it('is not told that the order is no longer due', async () => {
    const order = { ...awaiting, customerId: 'user-1' };
    const { offer, visit, session, toasts, pending } = await aPendingOrderNotice([order]);
    visit('/menu');
    pending.save([]);
    const paid = offer.pay();
    session.show(aUser({ id: 'user-2' }));
    await paid;
    expect(toasts.toasts).toEqual([]);
  });

  it('is not told that the cart could not be changed', async () => {
    const order = { ...awaiting, customerId: 'user-1' };
    const { offer, visit, session, toasts, carts } = await aPendingOrderNotice([order]);
    visit('/menu');
    carts.apply = () => {
      session.show(aUser({ id: 'user-2' }));
      return Promise.reject(new ServiceError('network', 'offline', 0));
    };
    await offer.restore();
    expect(toasts.toasts).toEqual([]);
  });
});
