import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '../../../src/domain/checkout/ports';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { PendingOrderPresenceViewModel } from '../../../src/view-models/checkout/pending-order-presence.view-model';
import { PendingOrderViewModel } from '../../../src/view-models/checkout/pending-order.view-model';
import { aCartItem, aPendingOrder, chicago, deliveryDetails } from '../../support/builders';
import { FakeBackForwardRestore, flushPromises } from '../../support/in-memory-device';
import { aShop } from '../../support/shop';

const leftOrder = aPendingOrder({ stage: 'left', items: [aCartItem({ quantity: 2 }), aCartItem({ id: 'almond' })] });

async function aPendingOrderOffer(pending: PendingOrder | undefined, { returned = false, cart = [aCartItem()] } = {}) {
  const shop = await aShop({ cart });
  if (pending) shop.pending.save(pending);
  const backForwardRestore = new FakeBackForwardRestore(returned);
  const left = new PendingOrderPresenceViewModel(() => shop.pending.load() !== undefined, backForwardRestore);
  const calendar = new CustomerCalendar(shop.time, chicago);
  const offer = new PendingOrderViewModel(left, shop.pending, shop.restoreOrder, shop.cart, shop.toasts, calendar);
  /** Visits a page, which looks for the order only if one is stored. */
  const look = () => left.isPresent && offer.look();
  const visit = (path: string) => {
    const leave = left.watch(path);
    look();
    return leave;
  };
  const comeBack = () => {
    backForwardRestore.comeBack();
    look();
  };
  return { ...shop, left, offer, visit, comeBack };
}

describe('pending order', () => {
  it('is offered when the customer never came back from the payment page', async () => {
    const { offer, visit } = await aPendingOrderOffer(leftOrder);
    visit('/menu');
    expect(offer.order).toEqual(leftOrder);
    expect(offer.itemCount).toBe(3);
  });

  it.each([
    ['nothing was started', undefined],
    ['the browser never left', { ...leftOrder, stage: 'sent' as const }],
    ['the service refused it', { ...leftOrder, stage: 'refused' as const }],
  ])('is not offered when %s', async (_case, pending) => {
    const { offer, visit } = await aPendingOrderOffer(pending);
    visit('/menu');
    expect(offer.order).toBeUndefined();
  });

  it('is offered beside a later order attempt, and is restored without it', async () => {
    const attempt = aPendingOrder({ stage: 'sent', idempotencyKey: 'key-1', earlier: leftOrder });
    const { offer, pending, visit } = await aPendingOrderOffer(attempt);
    visit('/menu');
    expect(offer.order).toEqual(leftOrder);
    expect(offer.itemCount).toBe(3);
    await offer.restore();
    const { earlier: _back, ...alone } = attempt;
    expect(pending.load()).toEqual(alone);
    expect(offer.order).toBeUndefined();
  });

  it('is followed by the previous one once it is restored', async () => {
    const before = aPendingOrder({ stage: 'left', idempotencyKey: 'key-0', items: [aCartItem({ id: 'oat' })] });
    const { offer, visit } = await aPendingOrderOffer({ ...leftOrder, earlier: before });
    visit('/menu');
    await offer.restore();
    expect(offer.order).toEqual(before);
  });

  it('is restored to the cart, beside what is there', async () => {
    const { offer, cart, drafts, toasts, visit } = await aPendingOrderOffer(leftOrder);
    visit('/');
    await offer.restore();
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['classic-chip', 3],
      ['almond', 1],
    ]);
    expect(drafts.load()).toEqual(deliveryDetails());
    expect(offer.order).toBeUndefined();
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['3 items are back in your cart.']);
  });

  it('is restored once, however often it is requested', async () => {
    const { offer, cart, toasts, visit } = await aPendingOrderOffer(leftOrder, { cart: [] });
    visit('/');
    await Promise.all([offer.restore(), offer.restore()]);
    await offer.restore();
    expect(cart.items).toEqual(leftOrder.items);
    expect(toasts.toasts).toHaveLength(1);
  });

  it('is hidden once dismissed, and stays stored', async () => {
    const { offer, pending, visit } = await aPendingOrderOffer(leftOrder);
    visit('/');
    offer.dismiss();
    visit('/menu');
    expect(offer.order).toBeUndefined();
    expect(pending.load()).toEqual(leftOrder);
  });

  it('is gone once it was settled elsewhere', async () => {
    const { offer, pending, visit } = await aPendingOrderOffer(leftOrder);
    visit('/menu');
    pending.clear();
    visit('/');
    expect(offer.order).toBeUndefined();
  });
});

describe('coming back with the Back button', () => {
  it('restores the items at once, with a toast', async () => {
    const { cart, toasts, visit } = await aPendingOrderOffer(leftOrder, { returned: true, cart: [] });
    visit('/menu');
    await flushPromises();
    expect(cart.items).toEqual(leftOrder.items);
    expect(toasts.toasts[0]?.text).toBe('3 items are back in your cart.');
  });

  it('restores them on a page restored by the browser', async () => {
    const { cart, pending, visit, comeBack } = await aPendingOrderOffer(undefined, { cart: [] });
    visit('/menu');
    pending.save(leftOrder);
    comeBack();
    await flushPromises();
    expect(cart.items).toEqual(leftOrder.items);
  });

  it('shows nothing when there is no pending order', async () => {
    const { toasts, visit, comeBack } = await aPendingOrderOffer(undefined);
    visit('/menu');
    comeBack();
    await flushPromises();
    expect(toasts.toasts).toEqual([]);
  });

  it.each(['/payment-status', '/payment-success', '/payment-failure', '/authenticate', '/demo/checkout'])(
    'restores nothing on %s, where the order service is asked',
    async (path) => {
      const { pending, visit, comeBack } = await aPendingOrderOffer(leftOrder, { returned: true });
      visit(path);
      comeBack();
      await flushPromises();
      expect(pending.load()).toEqual(leftOrder);
    },
  );

  it('counts for the loaded page only', async () => {
    const { offer, pending, visit } = await aPendingOrderOffer(leftOrder, { returned: true });
    visit('/payment-status');
    visit('/menu');
    await flushPromises();
    expect(pending.load()).toEqual(leftOrder);
    expect(offer.order).toEqual(leftOrder);
  });

  it('does nothing once the page was left', async () => {
    const { pending, visit, comeBack } = await aPendingOrderOffer(leftOrder);
    visit('/menu')();
    comeBack();
    await flushPromises();
    expect(pending.load()).toEqual(leftOrder);
  });
});
