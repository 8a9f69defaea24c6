import { describe, expect, it } from 'vitest';
import { aCartItem } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { aShop } from '../../support/shop';

describe('items that went back into the cart', () => {
  it('are shown in the cart, and told', async () => {
    const { cart, carts, restoredItems, toasts } = await aShop({ cart: [] });
    carts.cart = [aCartItem({ quantity: 2 })];
    restoredItems.announce(2);
    await flushPromises();
    expect(cart.items).toEqual(carts.cart);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['2 items are back in your cart.']);
  });

  it.each([
    [2, 1, "2 items are back in your cart. 1 item can't be ordered any more."],
    [0, 3, "3 items can't be ordered any more."],
  ])('are told with those that could not: %i and %i', async (items, missing, text) => {
    const { restoredItems, toasts } = await aShop();
    restoredItems.announce(items, missing);
    expect(toasts.toasts).toMatchObject([{ text }]);
  });

  it('are not told of where there were none', async () => {
    const { restoredItems, toasts } = await aShop();
    restoredItems.announce(0);
    expect(toasts.toasts).toEqual([]);
  });
});
