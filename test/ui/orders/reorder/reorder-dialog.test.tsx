import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReorderDialog } from '../../../../src/ui/orders/reorder/reorder-dialog';
import { ReorderViewModel } from '../../../../src/view-models/orders/reorder.view-model';
import { anOrder, anOrderItem, aProduct } from '../../../support/builders';
import { InMemoryOrderedItems } from '../../../support/in-memory';
import { aMenuGateway } from '../../../support/in-memory-gateways';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

it.each([
  [{ Chip: 1 }, 'The item is in your cart'],
  [{ Chip: 1, Gone: 3 }, '1 of 4 items is in your cart'],
  [{ Chip: 3, Mint: 6, Gone: 1 }, '9 of 10 items are in your cart'],
  [{ Chip: 120 }, '99 of 120 items are in your cart'],
  [{ Chip: 3, Mint: 5 }, 'All 8 items are in your cart'],
])('a reorder of %j reports that %s, and leads to the checkout', async (ordered, text) => {
  const shop = await aShop({ cart: [] });
  const products = ['Chip', 'Mint'].map((name) => aProduct({ id: name, name }));
  const menu = aMenuGateway({ todaysMenu: async () => products });
  const reorder = new ReorderViewModel(menu, new InMemoryOrderedItems(), shop.cart, shop.toasts, shop.overlays);
  const items = Object.entries(ordered).map(([itemName, quantity]) => anOrderItem({ itemName, quantity }));
  await reorder.start(anOrder({ items }));
  const { user } = renderInShop(<ReorderDialog reorder={reorder} />, [shop.overlays, shop.checkoutEntry, shop.toasts]);
  expect(screen.getByText(text)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(shop.overlays.current).toEqual({ kind: 'checkout' });
});
