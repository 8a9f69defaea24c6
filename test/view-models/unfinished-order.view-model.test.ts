import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '../../src/domain/checkout/ports';
import { UnfinishedOrderViewModel } from '../../src/view-models/unfinished-order.view-model';
import { aCartItem, aPendingOrder, deliveryDetails } from '../support/builders';
import { FakePageReturn, settled } from '../support/in-memory-device';
import { aShop } from '../support/shop';

const left = aPendingOrder({ stage: 'left', items: [aCartItem({ quantity: 2 }), aCartItem({ id: 'almond' })] });

async function anUnfinishedOrder(pending: PendingOrder | undefined, { returned = false, cart = [aCartItem()] } = {}) {
  const shop = await aShop({ cart });
  if (pending) shop.pending.save(pending);
  const pageReturn = new FakePageReturn(returned);
  const unfinished = new UnfinishedOrderViewModel(
    shop.pending,
    shop.restoreOrder,
    pageReturn,
    shop.cart,
    shop.toasts,
    shop.shell,
  );
  return { ...shop, unfinished, pageReturn };
}

describe('unfinished order', () => {
  it('is offered when the customer never came back from the payment page', async () => {
    const { unfinished } = await anUnfinishedOrder(left);
    unfinished.watch('/menu');
    expect([unfinished.order, unfinished.itemCount]).toEqual([left, 3]);
  });

  it.each([
    ['nothing was started', undefined],
    ['the browser never left', { ...left, stage: 'sent' as const }],
    ['the service refused it', { ...left, stage: 'refused' as const }],
  ])('is not offered when %s', async (_case, pending) => {
    const { unfinished } = await anUnfinishedOrder(pending);
    unfinished.watch('/menu');
    expect(unfinished.order).toBeUndefined();
  });

  it('goes back into the cart, to what is there already', async () => {
    const { unfinished, cart, drafts, toasts } = await anUnfinishedOrder(left);
    unfinished.watch('/');
    await unfinished.restore();
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['classic-chip', 3],
      ['almond', 1],
    ]);
    expect([drafts.load(), unfinished.order]).toEqual([deliveryDetails(), undefined]);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['3 items are back in your cart.']);
  });

  it('goes back once however often it is asked for', async () => {
    const { unfinished, cart, toasts } = await anUnfinishedOrder(left, { cart: [] });
    unfinished.watch('/');
    await Promise.all([unfinished.restore(), unfinished.restore()]);
    await unfinished.restore();
    expect([cart.items, toasts.toasts.length]).toEqual([left.items, 1]);
  });

  it('is out of sight once dismissed, and still kept', async () => {
    const { unfinished, pending } = await anUnfinishedOrder(left);
    unfinished.watch('/');
    unfinished.dismiss();
    unfinished.watch('/menu');
    expect([unfinished.order, pending.load()]).toEqual([undefined, left]);
  });

  it('is gone when its fate was learned elsewhere', async () => {
    const { unfinished, pending } = await anUnfinishedOrder(left);
    unfinished.watch('/menu');
    pending.clear();
    unfinished.watch('/');
    expect(unfinished.order).toBeUndefined();
  });
});

describe('coming back with the Back button', () => {
  it('gives the items back at once, with a notice', async () => {
    const { unfinished, cart, toasts } = await anUnfinishedOrder(left, { returned: true, cart: [] });
    unfinished.watch('/menu');
    await settled();
    expect([cart.items, toasts.toasts[0]?.text]).toEqual([left.items, '3 items are back in your cart.']);
  });

  it('gives them back to a page that comes back as it was left, and closes its checkout', async () => {
    const { unfinished, cart, pageReturn, pending, shell } = await anUnfinishedOrder(undefined, { cart: [] });
    unfinished.watch('/menu');
    shell.checkout();
    pending.save(left);
    pageReturn.comeBack();
    await settled();
    expect([cart.items, shell.overlay]).toEqual([left.items, undefined]);
  });

  it('leaves what is open alone when nothing was left behind', async () => {
    const { unfinished, pageReturn, shell, toasts } = await anUnfinishedOrder(undefined);
    unfinished.watch('/menu');
    shell.openCart();
    pageReturn.comeBack();
    await settled();
    expect([shell.overlay?.kind, toasts.toasts]).toEqual(['cart', []]);
  });

  it.each(['/payment-status', '/payment-success', '/payment-failure', '/authenticate', '/demo/checkout'])(
    'gives nothing back on %s, where the order service is asked',
    async (path) => {
      const { unfinished, pageReturn, pending } = await anUnfinishedOrder(left, { returned: true });
      unfinished.watch(path);
      pageReturn.comeBack();
      await settled();
      expect(pending.load()).toEqual(left);
    },
  );

  it('counts for the page that was loaded, not for those after it', async () => {
    const { unfinished, pending } = await anUnfinishedOrder(left, { returned: true });
    unfinished.watch('/payment-status');
    unfinished.watch('/menu');
    await settled();
    expect([pending.load(), unfinished.order]).toEqual([left, left]);
  });

  it('is of no interest once the page was left', async () => {
    const { unfinished, pageReturn, pending } = await anUnfinishedOrder(left);
    unfinished.watch('/menu')();
    pageReturn.comeBack();
    await settled();
    expect(pending.load()).toEqual(left);
  });
});
