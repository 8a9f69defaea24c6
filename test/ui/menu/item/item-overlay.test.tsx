import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../src/domain/menu/product';
import { ItemOverlay } from '../../../../src/ui/menu/item/item-overlay';
import { FavoritesViewModel } from '../../../../src/view-models/menu/favorites.view-model';
import { ItemViewModel } from '../../../../src/view-models/menu/item.view-model';
import { aProduct } from '../../../support/builders';
import { InMemoryFavorites } from '../../../support/in-memory';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

async function itemDialog(product: Product) {
  const { cart, toasts, overlays } = await aShop({ cart: [] });
  overlays.openItem(product);
  const favorites = new FavoritesViewModel(new InMemoryFavorites());
  const view = renderInShop(<ItemOverlay />, [cart, toasts, overlays, favorites, new ItemViewModel(overlays, cart)]);
  return { ...view, cart, overlays, dialog: screen.getByRole('dialog', { name: product.name }) };
}

describe('item dialog', () => {
  it('shows allergens before ingredients', async () => {
    const { dialog } = await itemDialog(aProduct());
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Allergens', 'Ingredients']);
    expect(within(dialog).getByRole('list', { name: 'Allergens' }).textContent).toBe('glutenmilk');
    expect(dialog.textContent).toContain('Flour, butter, chocolate.');
  });

  it('says if the kitchen lists no allergens', async () => {
    const { dialog } = await itemDialog(aProduct({ allergens: [] }));
    expect(dialog.textContent).toContain('The kitchen lists none for this item.');
  });

  it('adds the quantity of the stepper, at the price it shows', async () => {
    const { dialog, user, cart, overlays } = await itemDialog(aProduct());
    expect(dialog.textContent).toContain('$2.50each');
    await user.click(within(dialog).getByRole('button', { name: 'Increase quantity of Classic Chip' }));
    expect(dialog.textContent).toContain('$5.002 × $2.50');
    await user.click(within(dialog).getByRole('button', { name: 'Add Classic Chip to cart' }));
    expect(cart.quantityOf('classic-chip')).toBe(2);
    expect(overlays.current).toBeUndefined();
  });

  it('says why there can be no more', async () => {
    const { dialog } = await itemDialog(aProduct({ quantityAvailable: 1 }));
    const more = within(dialog).getByRole('button', { name: 'Increase quantity of Classic Chip' });
    expect(document.getElementById(more.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Only 1 left');
  });
});
