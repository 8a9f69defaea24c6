import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '../../../src/domain/checkout/ports';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { PendingOrderPresenceViewModel } from '../../../src/view-models/checkout/pending-order-presence.view-model';
import { PendingOrderViewModel } from '../../../src/view-models/checkout/pending-order.view-model';
import { aCartItem, aPendingOrder, chicago, deliveryDetails } from '../../support/builders';
import { FakeBackForwardRestore, flushPromises } from '../../support/in-memory-device';
import { aShop } from '../../support/shop';

const leftOrder = aPendingOrder({ stage: 'left', items: [aCartItem({ quantity: 2 }), aCartItem({ id: 'almond' })] });

async function anUnfinishedOrder(pending: PendingOrder | undefined, { returned = false, cart = [aCartItem()] } = {}) {
  const shop = await aShop({ cart });
  if (pending) shop.pending.save(pending);
  const backForwardRestore = new FakeBackForwardRestore(returned);
  const left = new PendingOrderPresenceViewModel(() => shop.pending.load() !== undefined, backForwardRestore);
  const calendar = new CustomerCalendar(shop.time, chicago);
  const unfinished = new PendingOrderViewModel(left, shop.pending, shop.restoreOrder, shop.cart, shop.toasts, calendar);
  /** As a page does: it looks closer where something is kept. */
  const look = () => left.isPresent && unfinished.look();
  const visit = (path: string) => {
    const leave = left.watch(path);
    look();
    return leave;
  };
  const comeBack = () => {
    backForwardRestore.comeBack();
    look();
  };
  return { ...shop, left, unfinished, visit, comeBack };
}

describe('unfinished order', () => {
  it('is offered when the customer never came back from the payment page', async () => {
    const { unfinished, visit } = await anUnfinishedOrder(leftOrder);
    visit('/menu');
    expect(unfinished.order).toEqual(leftOrder);
    expect(unfinished.itemCount).toBe(3);
  });

  it.each([
    ['nothing was started', undefined],
    ['the browser never left', { ...leftOrder, stage: 'sent' as const }],
    ['the service refused it', { ...leftOrder, stage: 'refused' as const }],
  ])('is not offered when %s', async (_case, pending) => {
    const { unfinished, visit } = await anUnfinishedOrder(pending);
    visit('/menu');
    expect(unfinished.order).toBeUndefined();
  });

  it('is offered beside an attempt that came after it, and goes back without it', async () => {
    const attempt = aPendingOrder({ stage: 'sent', idempotencyKey: 'key-1', earlier: leftOrder });
    const { unfinished, pending, visit } = await anUnfinishedOrder(attempt);
    visit('/menu');
    expect(unfinished.order).toEqual(leftOrder);
    expect(unfinished.itemCount).toBe(3);
    await unfinished.restore();
    const { earlier: _back, ...alone } = attempt;
    expect(pending.load()).toEqual(alone);
    expect(unfinished.order).toBeUndefined();
  });

  it('gives way to the one before it once it is back in the cart', async () => {
    const before = aPendingOrder({ stage: 'left', idempotencyKey: 'key-0', items: [aCartItem({ id: 'oat' })] });
    const { unfinished, visit } = await anUnfinishedOrder({ ...leftOrder, earlier: before });
    visit('/menu');
    await unfinished.restore();
    expect(unfinished.order).toEqual(before);
  });

  it('goes back into the cart, to what is there already', async () => {
    const { unfinished, cart, drafts, toasts, visit } = await anUnfinishedOrder(leftOrder);
    visit('/');
    await unfinished.restore();
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['classic-chip', 3],
      ['almond', 1],
    ]);
    expect(drafts.load()).toEqual(deliveryDetails());
    expect(unfinished.order).toBeUndefined();
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['3 items are back in your cart.']);
  });

  it('goes back once however often it is asked for', async () => {
    const { unfinished, cart, toasts, visit } = await anUnfinishedOrder(leftOrder, { cart: [] });
    visit('/');
    await Promise.all([unfinished.restore(), unfinished.restore()]);
    await unfinished.restore();
    expect(cart.items).toEqual(leftOrder.items);
    expect(toasts.toasts).toHaveLength(1);
  });

  it('is out of sight once dismissed, and still kept', async () => {
    const { unfinished, pending, visit } = await anUnfinishedOrder(leftOrder);
    visit('/');
    unfinished.dismiss();
    visit('/menu');
    expect(unfinished.order).toBeUndefined();
    expect(pending.load()).toEqual(leftOrder);
  });

  it('is gone when its fate was learned elsewhere', async () => {
    const { unfinished, pending, visit } = await anUnfinishedOrder(leftOrder);
    visit('/menu');
    pending.clear();
    visit('/');
    expect(unfinished.order).toBeUndefined();
  });
});

describe('coming back with the Back button', () => {
  it('gives the items back at once, with a notice', async () => {
    const { cart, toasts, visit } = await anUnfinishedOrder(leftOrder, { returned: true, cart: [] });
    visit('/menu');
    await flushPromises();
    expect(cart.items).toEqual(leftOrder.items);
    expect(toasts.toasts[0]?.text).toBe('3 items are back in your cart.');
  });

  it('gives them back to a page that comes back as it was left', async () => {
    const { cart, pending, visit, comeBack } = await anUnfinishedOrder(undefined, { cart: [] });
    visit('/menu');
    pending.save(leftOrder);
    comeBack();
    await flushPromises();
    expect(cart.items).toEqual(leftOrder.items);
  });

  it('says nothing when nothing was left behind', async () => {
    const { toasts, visit, comeBack } = await anUnfinishedOrder(undefined);
    visit('/menu');
    comeBack();
    await flushPromises();
    expect(toasts.toasts).toEqual([]);
  });

  it.each(['/payment-status', '/payment-success', '/payment-failure', '/authenticate', '/demo/checkout'])(
    'gives nothing back on %s, where the order service is asked',
    async (path) => {
      const { pending, visit, comeBack } = await anUnfinishedOrder(leftOrder, { returned: true });
      visit(path);
      comeBack();
      await flushPromises();
      expect(pending.load()).toEqual(leftOrder);
    },
  );

  it('counts for the page that was loaded, not for those after it', async () => {
    const { unfinished, pending, visit } = await anUnfinishedOrder(leftOrder, { returned: true });
    visit('/payment-status');
    visit('/menu');
    await flushPromises();
    expect(pending.load()).toEqual(leftOrder);
    expect(unfinished.order).toEqual(leftOrder);
  });

  it('is of no interest once the page was left', async () => {
    const { pending, visit, comeBack } = await anUnfinishedOrder(leftOrder);
    visit('/menu')();
    comeBack();
    await flushPromises();
    expect(pending.load()).toEqual(leftOrder);
  });
});
