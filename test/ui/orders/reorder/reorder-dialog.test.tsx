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
  [['Chip'], 'The item is in your cart'],
  [['Chip', 'Gone'], '1 of 2 items is in your cart'],
  [['Chip', 'Mint', 'Gone'], '2 of 3 items are in your cart'],
  [['Chip', 'Mint'], 'All 2 items are in your cart'],
])('a reorder of %j reports that %s, and leads to the checkout', async (ordered, text) => {
  const shop = await aShop({ cart: [] });
  const products = ['Chip', 'Mint'].map((name) => aProduct({ id: name, name }));
  const menu = aMenuGateway({ todaysMenu: async () => products });
  const reorder = new ReorderViewModel(menu, new InMemoryOrderedItems(), shop.cart, shop.toasts);
  await reorder.start(anOrder({ items: ordered.map((itemName) => anOrderItem({ itemName })) }));
  const { user } = renderInShop(<ReorderDialog reorder={reorder} />, [shop.overlays, shop.checkoutEntry, shop.toasts]);
  expect(screen.getByText(text)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(shop.overlays.current).toEqual({ kind: 'checkout' });
});
