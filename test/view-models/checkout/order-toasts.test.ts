import { describe, expect, it } from 'vitest';
import { shortageToast } from '../../../src/view-models/checkout/order-toasts';
import { aCartItem } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { aShop } from '../../support/shop';

describe('items that went back into the cart', () => {
  it('are shown in the cart, and counted in a toast', async () => {
    const { cart, carts, restoredItems, toasts } = await aShop({ cart: [] });
    carts.cart = [aCartItem({ quantity: 2 })];
    restoredItems.announce(2);
    await flushPromises();
    expect(cart.items).toEqual(carts.cart);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['2 items are back in your cart.']);
  });

  it('get no toast where there were none', async () => {
    const { restoredItems, toasts } = await aShop();
    restoredItems.announce(0);
    expect(toasts.toasts).toEqual([]);
  });
});

describe('an item that could not go back', () => {
  it.each([
    [0, "Classic Chip can't be ordered anymore."],
    [3, 'Only 3 of Classic Chip can be ordered.'],
  ])('an item of which %i can be ordered is reported by its name', (limit, text) => {
    expect(shortageToast(aCartItem(), limit)).toMatchObject({ name: 'Classic Chip', text });
  });
});
