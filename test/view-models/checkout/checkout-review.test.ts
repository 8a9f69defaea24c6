import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../src/domain/checkout/checkout-details';
import { RetryOrderSource } from '../../../src/domain/checkout/retry-payment';
import type { MenuGateway } from '../../../src/domain/menu/ports';
import { cents } from '../../../src/domain/shared/money';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { retryNotPossible } from '../../../src/view-models/checkout/checkout-error';
import { aCartItem, aProduct, deliveryDetails } from '../../support/builders';
import { aCheckout } from '../../support/checkout';
import { flushPromises } from '../../support/in-memory-device';

const cart = [aCartItem(), aCartItem({ id: 'almond', name: 'Almond Cloud' })];
const onlyTheFirst = () => Promise.resolve([aProduct()]);
const nothing = () => Promise.resolve([aProduct({ id: 'something-else' })]);

describe('checkout: today’s menu', () => {
  it('asks nothing when the whole cart is on it', async () => {
    const { checkout, overlays } = await aCheckout();
    expect(checkout.review.menuChecked).toBe(true);
    await checkout.load();
    expect(checkout.review.unavailable).toBeUndefined();
    expect(checkout.review.remaining).toEqual([]);
    expect(checkout.review.menuChecked).toBe(true);
    expect(overlays.current?.kind).toBe('checkout');
  });

  it('lists the unavailable items, why, and what stays', async () => {
    const todaysMenu = () =>
      Promise.resolve([aProduct(), aProduct({ id: 'almond', name: 'Almond Cloud', price: cents(275) })]);
    const { checkout } = await aCheckout({ cart, todaysMenu });
    await checkout.load();
    expect(checkout.review.menuChecked).toBe(true);
    expect(checkout.review.unavailable).toMatchObject({
      available: [{ name: 'Classic Chip' }],
      unavailable: [{ item: { name: 'Almond Cloud' }, reason: { kind: 'priceChanged', from: 250, to: 275 } }],
    });
  });

  it('leaves the cart unchanged when the customer goes back to the checkout', async () => {
    const { checkout, carts, overlays } = await aCheckout({ cart, todaysMenu: onlyTheFirst });
    await checkout.load();
    checkout.review.backToCheckout();
    expect(checkout.review.unavailable).toBeUndefined();
    expect(carts.cart).toEqual(cart);
    expect(overlays.current?.kind).toBe('checkout');
  });

  it('removes the unavailable items and continues with the others', async () => {
    const { checkout, carts, cart: shown } = await aCheckout({ cart, todaysMenu: onlyTheFirst });
    await checkout.load();
    await checkout.review.continueWithAvailable();
    expect(checkout.review.unavailable).toBeUndefined();
    expect(carts.cart).toEqual([aCartItem()]);
    expect(shown.items).toEqual([aCartItem()]);
  });

  it('takes nothing out of the cart of a customer who signs in meanwhile', async () => {
    const items = [...cart, aCartItem({ id: 'mint', name: 'Mint' })];
    const { checkout, carts } = await aCheckout({ cart: items, todaysMenu: onlyTheFirst });
    await checkout.load();
    const apply = carts.apply.bind(carts);
    carts.apply = async (change) => {
      carts.apply = apply;
      const changed = await apply(change);
      carts.changeCustomer(items);
      return changed;
    };
    await checkout.review.continueWithAvailable();
    expect(carts.cart).toEqual(items);
  });

  it('continues once, however often the customer presses', async () => {
    const { checkout, overlays } = await aCheckout({ cart, todaysMenu: onlyTheFirst });
    await checkout.load();
    const { review } = checkout;
    await Promise.all([review.continueWithAvailable(), review.continueWithAvailable()]);
    expect(overlays.current?.kind).toBe('checkout');
  });

  it('shows what remains, each item once, when one of several is gone and another is scarce', async () => {
    const mint = aCartItem({ id: 'mint', name: 'Mint' });
    const todaysMenu = async () => [aProduct({ quantityAvailable: 2 }), aProduct({ id: 'mint', name: 'Mint' })];
    const { checkout } = await aCheckout({ cart: [aCartItem({ quantity: 3 }), ...cart.slice(1), mint], todaysMenu });
    await checkout.load();
    for (const line of checkout.review.unavailable?.unavailable ?? []) checkout.review.choose(line, 'keep');
    expect(checkout.review.remaining.map(({ id, quantity }) => `${quantity} ${id}`)).toEqual([
      '1 mint',
      '2 classic-chip',
    ]);
  });

  const dearer = () =>
    Promise.resolve([aProduct({ price: cents(275) }), aProduct({ id: 'almond', name: 'Almond Cloud' })]);

  it('removes an item whose price has changed, unless the customer accepts the new one', async () => {
    const { checkout, carts } = await aCheckout({ cart, todaysMenu: dearer });
    await checkout.load();
    const { review } = checkout;
    const [line] = review.unavailable?.unavailable ?? [];
    if (!line) throw new Error('No line is unavailable');
    expect([review.choiceOf(line), review.isDecided]).toEqual([undefined, false]);
    expect(review.dropped.map(({ name }) => name)).toEqual(['Classic Chip']);
    expect(review.remaining.map(({ name }) => name)).toEqual(['Almond Cloud']);
    review.choose(line, 'keep');
    expect([review.isDecided, review.dropped]).toEqual([true, []]);
    expect(review.remaining.map(({ name, price }) => [name, price])).toEqual([
      ['Almond Cloud', 250],
      ['Classic Chip', 275],
    ]);
    await review.continueWithAvailable();
    expect(carts.cart.map(({ name, price }) => [name, price])).toEqual([
      ['Classic Chip', 275],
      ['Almond Cloud', 250],
    ]);
    await checkout.load();
    expect(review.unavailable).toBeUndefined();
  });

  it.each([
    ['a price has changed', dearer],
    ['too few are left', async () => [aProduct({ quantityAvailable: 1 })]],
  ])('says that the cart is empty when the customer removes everything because %s', async (_why, todaysMenu) => {
    const { checkout, carts, overlays } = await aCheckout({ cart: [aCartItem({ quantity: 2 })], todaysMenu });
    await checkout.load();
    const lines = checkout.review.unavailable?.unavailable;
    await checkout.review.continueWithAvailable();
    expect(carts.cart).toEqual([]);
    expect(overlays.current).toEqual({ kind: 'cartUnavailable', lines });
  });

  it('what continuing has dropped comes back with Undo', async () => {
    const { checkout, carts, toasts } = await aCheckout({ cart, todaysMenu: dearer });
    await checkout.load();
    await checkout.review.continueWithAvailable();
    expect(carts.cart.map(({ name }) => name)).toEqual(['Almond Cloud']);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Classic Chip removed']);
    toasts.toasts[0]?.actions?.[0]?.run();
    await flushPromises();
    expect(carts.cart).toEqual(cart);
  });

  it('continues with the quantity that is left', async () => {
    const todaysMenu = () => Promise.resolve([aProduct({ quantityAvailable: 2 })]);
    const { checkout, carts, overlays } = await aCheckout({ cart: [aCartItem({ quantity: 3 })], todaysMenu });
    await checkout.load();
    for (const line of checkout.review.unavailable?.unavailable ?? []) checkout.review.choose(line, 'keep');
    expect(checkout.review.remaining).toEqual([aCartItem({ quantity: 2 })]);
    await checkout.review.continueWithAvailable();
    expect(carts.cart).toEqual([aCartItem({ quantity: 2 })]);
    expect(overlays.current?.kind).toBe('checkout');
    await checkout.load();
    expect(checkout.review.unavailable).toBeUndefined();
  });

  it('opens nothing once the cart is empty where the customer has closed the checkout meanwhile', async () => {
    const { checkout, carts, overlays } = await aCheckout({ todaysMenu: dearer });
    await checkout.load();
    const apply = carts.apply.bind(carts);
    let reply = () => {};
    carts.apply = (change) => new Promise((resolve) => (reply = () => resolve(apply(change))));
    const continuing = checkout.review.continueWithAvailable();
    await flushPromises();
    overlays.closeAll();
    reply();
    await continuing;
    expect(carts.cart).toEqual([]);
    expect(overlays.current).toBeUndefined();
  });

  it('clears the cart, with a dialog, when no item is left', async () => {
    const { checkout, carts, cart: shown, overlays } = await aCheckout({ cart, todaysMenu: nothing });
    await checkout.load();
    await flushPromises();
    expect(carts.cart).toEqual([]);
    expect(shown.items).toEqual([]);
    expect(overlays.current).toEqual({
      kind: 'cartUnavailable',
      lines: cart.map((item) => ({ item, reason: { kind: 'gone' } })),
    });
  });

  async function aRetry(todaysMenu: MenuGateway['todaysMenu'], details = deliveryDetails()) {
    const shop = await aCheckout({ cart, todaysMenu });
    const items = [aCartItem({ quantity: 3 })];
    const source = new RetryOrderSource('order-9', items);
    const addressKnown = details.addressLine1 !== '';
    shop.overlays.open({ kind: 'checkout', retry: { orderId: 'order-9', source, items, details, addressKnown } });
    await shop.checkout.load();
    await flushPromises();
    return shop;
  }

  it.each([
    ['known', deliveryDetails()],
    ['not known', emptyDetails],
  ])(
    'leaves the cart alone, and says why, if nothing of a failed order can be paid for any more: address %s',
    async (_case, details) => {
      const { checkout, carts, overlays } = await aRetry(nothing, details);
      expect(carts.cart).toEqual(cart);
      expect(overlays.current?.kind).toBe('checkout');
      expect(checkout.step).toBe('confirm');
      expect(checkout.attempt.error).toBe(retryNotPossible);
    },
  );

  it('says that a failed order cannot be paid for once the customer has removed all of it', async () => {
    const { checkout, carts, overlays, sent } = await aRetry(dearer);
    await checkout.review.continueWithAvailable();
    await checkout.pay();
    expect(checkout.attempt.error).toBe(retryNotPossible);
    expect(overlays.current?.kind).toBe('checkout');
    expect([sent, carts.cart]).toEqual([[], cart]);
  });

  it('shows that no item is left even where the cart cannot be cleared', async () => {
    const { checkout, carts, cart: shown, overlays } = await aCheckout({ cart, todaysMenu: nothing });
    carts.apply = () => Promise.reject(new ServiceError('network', networkText, 0));
    await checkout.load();
    await flushPromises();
    expect(shown.items).toEqual(cart);
    expect(overlays.current?.kind).toBe('cartUnavailable');
  });

  it('forgets the choices made in an earlier review', async () => {
    const { checkout } = await aCheckout({ cart, todaysMenu: dearer });
    await checkout.load();
    const { review } = checkout;
    expect(review.remaining.map(({ name }) => name)).toEqual(['Almond Cloud']);
    const [line] = review.unavailable?.unavailable ?? [];
    if (!line) throw new Error('No line is unavailable');
    review.choose(line, 'keep');
    await checkout.load();
    expect(review.choiceOf(line)).toBeUndefined();
  });

  it('continues, with a notice, when it cannot be read', async () => {
    const todaysMenu = () => Promise.reject(new ServiceError('network', networkText, 0));
    const { checkout, overlays } = await aCheckout({ todaysMenu });
    await checkout.load();
    expect(checkout.review.menuChecked).toBe(false);
    expect(overlays.current?.kind).toBe('checkout');
  });

  it('today’s menu is not checked where the cart cannot be read', async () => {
    const { checkout, carts } = await aCheckout();
    carts.load = () => Promise.reject(new ServiceError('network', networkText, 0));
    await checkout.load();
    expect(checkout.review.menuChecked).toBe(false);
    expect(checkout.review.unavailable).toBeUndefined();
  });

  it('shows the empty cart when there is nothing to check out', async () => {
    const { checkout, overlays } = await aCheckout({ cart: [] });
    await checkout.load();
    expect(overlays.current?.kind).toBe('cart');
  });

  it('today’s menu is checked again before the order is sent', async () => {
    const almond = aProduct({ id: 'almond', name: 'Almond Cloud' });
    const menus = [
      [aProduct(), almond],
      [aProduct({ name: 'Classic Chip Deluxe' }), almond],
    ];
    const { checkout, sent } = await aCheckout({ cart, todaysMenu: async () => menus.shift() ?? [] });
    await checkout.load();
    checkout.form.fill(deliveryDetails());
    checkout.toConfirm();
    await checkout.pay();
    expect(sent).toEqual([]);
    expect(checkout.attempt.isPending).toBe(false);
    expect(checkout.step).toBe('confirm');
    expect(checkout.review.unavailable?.unavailable[0]?.reason).toEqual({
      kind: 'renamed',
      newName: 'Classic Chip Deluxe',
    });
  });
});
