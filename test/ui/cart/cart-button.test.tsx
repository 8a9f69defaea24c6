import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CartBar } from '../../../src/ui/cart/cart-bar';
import { CartButton } from '../../../src/ui/cart/cart-button';
import { aCartItem } from '../../support/builders';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function showCart(quantity: number) {
  const shop = await aShop({ cart: quantity > 0 ? [aCartItem({ quantity })] : [] });
  const { user } = renderInShop(
    <>
      <CartButton />
      <CartBar />
    </>,
    [shop.cart, shop.overlays, shop.toasts],
  );
  return { ...shop, user };
}

describe('cart button', () => {
  it.each([
    [0, 'Cart, empty'],
    [1, 'Cart, 1 item'],
    [9, 'Cart, 9 items'],
  ])('cart button with %i items is named "%s"', async (quantity, name) => {
    await showCart(quantity);
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('counts items added in another tab', async () => {
    const { carts } = await showCart(0);
    act(() => carts.changeElsewhere([aCartItem({ quantity: 3 })]));
    expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toBeDefined();
  });

  it('opens the cart', async () => {
    const { overlays, user } = await showCart(2);
    await user.click(screen.getByRole('button', { name: 'Cart, 2 items' }));
    expect(overlays.current).toEqual({ kind: 'cart' });
  });
});

describe('cart bar', () => {
  it('is shown while the cart has items, with their number and price', async () => {
    const { carts } = await showCart(2);
    expect(screen.getByRole('button', { name: 'View cart, 2 items, $5.00' })).toBeDefined();
    act(() => carts.changeElsewhere([]));
    expect(screen.queryByRole('button', { name: /View cart/ })).toBeNull();
  });
});
