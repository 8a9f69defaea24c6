import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReorderDialog } from '../../../../src/ui/orders/reorder/reorder-dialog';
import { ReorderViewModel } from '../../../../src/view-models/orders/reorder.view-model';
import { someAllergens } from '../../../support/allergens';
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
  const { overlays, checkoutEntry, toasts } = shop;
  const { allergens } = someAllergens();
  const { user } = renderInShop(<ReorderDialog reorder={reorder} />, [overlays, checkoutEntry, toasts, allergens]);
  expect(screen.getByText(text)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(shop.overlays.current).toEqual({ kind: 'checkout' });
});

it('a reorder warns of what the customer avoids, on the line that it added', async () => {
  const { cart, toasts, overlays, checkoutEntry } = await aShop({ cart: [] });
  const [nutty, plain] = [['walnuts'], []].map((allergens, at) =>
    aProduct({ id: `${at}`, name: `Bar ${at}`, allergens }),
  );
  const menu = [nutty, plain].filter((product) => product !== undefined);
  const gateway = aMenuGateway({ todaysMenu: async () => menu });
  const reorder = new ReorderViewModel(gateway, new InMemoryOrderedItems(), cart, toasts, overlays);
  const items = ['Bar 0', 'Bar 1', 'Gone'].map((itemName) => anOrderItem({ itemName, quantity: 1 }));
  await reorder.start(anOrder({ items }));
  const { allergens } = someAllergens({ avoided: ['Walnuts'], menu });
  renderInShop(<ReorderDialog reorder={reorder} />, [overlays, checkoutEntry, toasts, allergens]);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.map((line) => line?.includes('Contains walnuts, which you avoid.'))).toEqual([true, false, false]);
});
