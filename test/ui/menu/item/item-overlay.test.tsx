import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../../src/app/profiles/cookies/profile';
import { dietaryLabelNamed, type Product } from '../../../../src/domain/menu/product';
import { ServiceError } from '../../../../src/domain/shared/service-error';
import { ItemOverlay } from '../../../../src/ui/menu/item/item-overlay';
import { FavoritesViewModel } from '../../../../src/view-models/menu/favorites.view-model';
import { ItemDetailsViewModel } from '../../../../src/view-models/menu/item-details.view-model';
import { ItemViewModel } from '../../../../src/view-models/menu/item.view-model';
import { MenuViewModel } from '../../../../src/view-models/menu/menu.view-model';
import { someAllergens } from '../../../support/allergens';
import { aProduct } from '../../../support/builders';
import { InMemoryFavorites } from '../../../support/in-memory';
import { aMenuGateway } from '../../../support/in-memory-gateways';
import { aMenuFreshness } from '../../../support/menu-freshness';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

const { dietaryLabels: _labels, ingredients: _ingredients, allergens: _allergens, ...scheduled } = aProduct();

/** Without `details`, the menu service does not answer. */
async function itemDialog(
  product: Product,
  details: () => Promise<Product | undefined> = () => new Promise(() => {}),
  avoided: readonly string[] = [],
) {
  const { cart, toasts, overlays, time } = await aShop({ cart: [] });
  overlays.openItem(product);
  const favorites = new FavoritesViewModel(new InMemoryFavorites());
  const known = new ItemDetailsViewModel(aMenuGateway({ item: details }));
  const menu = new MenuViewModel(aMenuGateway(), time, aMenuFreshness(time));
  const item = new ItemViewModel(overlays, cart, known, menu);
  const view = renderInShop(<ItemOverlay />, [
    cart,
    toasts,
    overlays,
    favorites,
    item,
    someAllergens({ avoided }).allergens,
  ]);
  return { ...view, cart, menu, toasts, overlays, dialog: screen.getByRole('dialog', { name: product.name }) };
}

describe('item dialog', () => {
  it('shows allergens before ingredients', async () => {
    const { dialog } = await itemDialog(aProduct());
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Allergens', 'Ingredients']);
    expect(within(dialog).getByRole('list', { name: 'Allergens' }).textContent).toBe('glutenmilk');
    expect(dialog.textContent).toContain('Flour, butter, chocolate.');
  });

  it('offers the large file of the picture, which no card loads', async () => {
    const picture = { src: '/chip.webp', alt: '', srcSet: '/chip-640.avif 640w', large: '/chip-1408.avif 1408w' };
    const { dialog } = await itemDialog(aProduct({ picture }));
    expect(dialog.querySelector('img')?.srcset).toBe('/chip-640.avif 640w, /chip-1408.avif 1408w');
  });

  it("says why nothing can be added once today's menu no longer has the item", async () => {
    const { dialog, menu } = await itemDialog(aProduct());
    act(() => menu.show([aProduct({ id: 'oat' })]));
    const add = within(dialog).getByRole('button', { name: /^Add to cart/, description: "Not on today's menu" });
    expect(add.getAttribute('aria-disabled')).toBe('true');
  });

  it('names the mark, the portion and the spice level', async () => {
    const { dialog } = await itemDialog(aProduct({ isVegetarian: false, portion: 'Serves 1', spiceLevel: 3 }));
    for (const text of ['Contains meat', 'Serves 1', 'Hot']) expect(within(dialog).getByText(text)).toBeDefined();
  });

  it('warns of those that the customer avoids', async () => {
    const { dialog } = await itemDialog(aProduct({ allergens: ['gluten', 'milk'] }), undefined, ['Milk']);
    expect(dialog.textContent).toContain('Contains milk, which you avoid.');
  });

  it('warns beside the button too, as the first line of the foot', async () => {
    const { dialog } = await itemDialog(aProduct({ allergens: ['gluten', 'milk'] }), undefined, ['Milk']);
    const first = dialog.querySelector('.item__foot')?.firstElementChild;
    expect(first?.textContent).toBe('Contains milk, which you avoid.');
    const add = within(dialog).getByRole('button', { name: /^Add to cart/ });
    expect(add.getAttribute('aria-describedby')).toBe(first?.id);
    expect(add.getAttribute('aria-disabled')).toBeNull();
  });

  it('warns beside the button of nothing that the item does not contain', async () => {
    const { dialog } = await itemDialog(aProduct({ allergens: ['gluten'] }), undefined, ['Milk']);
    expect(dialog.querySelector('.avoid')).toBeNull();
  });

  it('says if the kitchen lists no allergens', async () => {
    const { dialog } = await itemDialog(aProduct({ allergens: [] }));
    expect(dialog.textContent).toContain('The kitchen lists no allergens for this cookie.');
  });

  it('says it beside a label that claims to be free of something', async () => {
    const { dialog } = await itemDialog(aProduct({ dietaryLabels: [dietaryLabelNamed('Nut-Free')], allergens: [] }));
    const labels = within(dialog).getByRole('list', { name: 'Dietary labels' });
    expect(labels.nextElementSibling?.textContent).toBe(profile.crossContact);
    expect(within(dialog).getAllByText(profile.crossContact ?? '')).toHaveLength(1);
  });

  it('says what the kitchen uses every day, whatever the item lists', async () => {
    const { dialog } = await itemDialog(aProduct({ allergens: [] }));
    expect(dialog.textContent).toContain("We can't promise any cookie is free of traces.");
  });

  it('never calls an item free of allergens that are not stated', async () => {
    const { dialog } = await itemDialog(scheduled, async () => scheduled);
    await within(dialog).findByText(/^The kitchen has not listed allergens for this cookie\. Ask before you order:/);
    expect(within(dialog).getByRole('link', { name: '(214) 555-0142' }).getAttribute('href')).toBe('tel:+12145550142');
    expect(dialog.textContent).toContain('Not listed yet.');
  });

  it('shows what the menu service states of the single item', async () => {
    let answer: (product: Product) => void = () => undefined;
    const { dialog } = await itemDialog(scheduled, () => new Promise((resolve) => (answer = resolve)));
    expect(dialog.textContent).toContain('Asking the kitchen.');
    answer(aProduct({ allergens: ['mustard'] }));
    expect((await within(dialog).findByRole('list', { name: 'Allergens' })).textContent).toBe('mustard');
    expect(dialog.textContent).toContain('Flour, butter, chocolate.');
  });

  it('says that the allergens could not be looked up', async () => {
    const { dialog } = await itemDialog(scheduled, () => Promise.reject(new ServiceError('network', 'offline', 0)));
    const told = await within(dialog).findByText(/^We couldn't look up the allergens of this cookie\./);
    expect(told.parentElement?.textContent).toContain('Ask before you order: (214) 555-0142.');
  });

  it('adds the quantity of the stepper, at the price that its button shows', async () => {
    const { dialog, user, cart, overlays } = await itemDialog(aProduct());
    expect(dialog.textContent).toContain('$2.50each');
    within(dialog).getByRole('button', { name: /^Add to cart, \$2\.50\W+Classic Chip$/ });
    await user.click(within(dialog).getByRole('button', { name: 'Increase quantity of Classic Chip' }));
    await user.click(within(dialog).getByRole('button', { name: /^Add 2, \$5\.00\W+Classic Chip$/ }));
    expect(cart.quantityOf('classic-chip')).toBe(2);
    expect(overlays.current).toBeUndefined();
  });

  it('adds as many as are typed, and tells the number and the sum of each change', async () => {
    const { dialog, user, cart, toasts } = await itemDialog(aProduct());
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Classic Chip' });
    await user.click(field);
    await user.keyboard('13{Enter}');
    expect(toasts.announcement).toBe('Quantity 13, $32.50');
    await user.click(within(dialog).getByRole('button', { name: 'Decrease quantity of Classic Chip' }));
    expect(toasts.announcement).toBe('Quantity 12, $30.00');
    expect(field.value).toBe('12');
    await user.click(within(dialog).getByRole('button', { name: /^Add 12, / }));
    expect(cart.quantityOf('classic-chip')).toBe(12);
  });

  it('adds what was typed last, when Add is what leaves the field', async () => {
    const { dialog, user, cart } = await itemDialog(aProduct());
    await user.click(within(dialog).getByRole('textbox', { name: 'Quantity of Classic Chip' }));
    await user.keyboard('4');
    await user.click(within(dialog).getByRole('button', { name: /^Add to cart, / }));
    expect(cart.quantityOf('classic-chip')).toBe(4);
  });

  it('says why there can be no more', async () => {
    const { dialog } = await itemDialog(aProduct({ quantityAvailable: 1 }));
    const more = within(dialog).getByRole('button', { name: 'Increase quantity of Classic Chip' });
    expect(document.getElementById(more.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You have the last one',
    );
  });
});
