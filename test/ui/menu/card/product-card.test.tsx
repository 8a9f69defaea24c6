import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { dietaryLabelNamed, type Product } from '../../../../src/domain/menu/product';
import { parseCalendarDate } from '../../../../src/domain/shared/calendar-date';
import { ProductCard } from '../../../../src/ui/menu/card/product-card';
import { FavoritesViewModel } from '../../../../src/view-models/menu/favorites.view-model';
import { someAllergens } from '../../../support/allergens';
import { aProduct } from '../../../support/builders';
import { InMemoryFavorites } from '../../../support/in-memory';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

async function cards(...products: readonly Product[]) {
  const { cart, toasts, overlays } = await aShop({ cart: [] });
  const favorites = new FavoritesViewModel(new InMemoryFavorites());
  const rendered: string[] = [];
  const part = products.map((product) => (
    <Profiler key={product.id} id={product.name} onRender={(id) => rendered.push(id)}>
      <ProductCard product={product} />
    </Profiler>
  ));
  return {
    ...renderInShop(part, [cart, toasts, overlays, favorites, someAllergens().allergens]),
    cart,
    overlays,
    favorites,
    rendered,
  };
}

const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('product card', () => {
  it('shows name, price, day and labels', async () => {
    const labels = ['With Egg', 'With Sugar', 'Nut-Free', 'Organic'].map((name) => dietaryLabelNamed(name));
    const day = parseCalendarDate('2026-11-22');
    await cards(aProduct({ isPopular: true, dietaryLabels: labels, ...(day && { deliverableOn: day }) }));
    const { textContent } = screen.getByRole('article');
    expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeDefined();
    for (const words of ['Popular', '4.5', '$2.50', 'Delivery Sun, Nov 22', '+1and Organic']) {
      expect(textContent).toContain(words);
    }
  });

  it.each([
    [true, 'Vegetarian'],
    [false, 'Contains meat'],
  ])('shows the mark, portion and spice level that the item states', async (isVegetarian, mark) => {
    await cards(aProduct({ isVegetarian, portion: '3 pieces', spiceLevel: 2 }));
    const image = screen.getByRole('img', { name: mark });
    const name = screen.getByRole('heading', { name: 'Classic Chip' });
    expect(image.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('3 pieces').parentElement?.textContent).toBe('3 piecesMedium hot');
  });

  it('shows no mark, portion or spice level where none is stated', async () => {
    const { container } = await cards(aProduct({ dietaryLabels: [dietaryLabelNamed('Vegan')] }));
    expect(container.querySelectorAll('.food-mark, .portion')).toHaveLength(0);
  });

  it('isolates its name, which may change the direction of the text', async () => {
    const name = 'Chip \u202eplus';
    await cards(aProduct({ name }));
    expect(screen.getByText(name).tagName).toBe('BDI');
    expect(screen.getByRole('button', { name: `Add ${name} to cart` })).toBeDefined();
  });

  it('opens the item dialog by its name', async () => {
    const { user, overlays } = await cards(aProduct());
    await user.click(screen.getByRole('link', { name: 'Classic Chip' }));
    expect(overlays.current).toMatchObject({ kind: 'item', product: { id: 'classic-chip' } });
  });

  it('is one link to its dish on the menu', async () => {
    await cards(aProduct({ id: 'a b' }));
    const [link, ...others] = screen.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/menu?item=a+b');
    expect(others).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click for another tab to the browser: %o',
    async (how) => {
      const { overlays } = await cards(aProduct());
      expect(fireEvent.click(screen.getByRole('link', { name: 'Classic Chip' }), how)).toBe(true);
      expect(overlays.current).toBeUndefined();
    },
  );

  it('is named by its dish', async () => {
    await cards(aProduct());
    expect(screen.getByRole('article', { name: 'Classic Chip' })).toBeTruthy();
  });

  it('has a stepper after the first Add, whose minus takes the last one out again', async () => {
    const { user, cart } = await cards(aProduct());
    await user.click(screen.getByRole('button', { name: 'Add Classic Chip to cart' }));
    await user.click(screen.getByRole('button', { name: 'Add Classic Chip to cart, 1 in cart' }));
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Classic Chip' }));
    expect(cart.quantityOf('classic-chip')).toBe(1);
    await waitFor(() => expect(announcements()).toContain('Classic Chip, 1 in cart'));
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Classic Chip' }));
    expect(cart.items).toEqual([]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('announces what was added', async () => {
    const { user } = await cards(aProduct());
    await user.click(screen.getByRole('button', { name: /^Add/ }));
    await waitFor(() => expect(announcements()).toContain('Classic Chip added, 1 in cart'));
  });

  it('says that few are left, and blocks Add when the cart has them all', async () => {
    const { user, cart } = await cards(aProduct({ quantityAvailable: 3 }));
    expect(screen.getByRole('article').textContent).toContain('Only 3 left');
    const add = screen.getByRole('button', { name: /^Add/ });
    for (let press = 0; press < 4; press++) await user.click(add);
    expect(cart.quantityOf('classic-chip')).toBe(3);
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You have the last 3',
    );
  });

  it('toggles a favorite without changing the accessible name', async () => {
    const { user } = await cards(aProduct());
    const heart = screen.getByRole('button', { name: 'Favorite Classic Chip' });
    await user.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Favorite Classic Chip' })).toBe(heart);
  });

  it('asks for a first picture of the size of its box, and for a later one of its actual size', async () => {
    const { cart, toasts, overlays } = await aShop({ cart: [] });
    const favorites = new FavoritesViewModel(new InMemoryFavorites());
    const picture = { src: 'a.jpg', alt: 'A', width: 640, height: 480, srcSet: 'a.avif 320w', large: 'b.avif 1408w' };
    const product = aProduct({ picture });
    const { container } = renderInShop(
      [true, false].map((priority) => <ProductCard key={String(priority)} {...{ product, priority }} />),
      [cart, toasts, overlays, favorites, someAllergens().allergens],
    );
    const sizes = [...container.querySelectorAll('img[srcset]')].map((img) => img.getAttribute('sizes'));
    expect(sizes.map((text) => text?.startsWith('auto'))).toEqual([false, true]);
    expect(container.querySelector('img')?.srcset).toBe('a.avif 320w');
  });

  it('renders no other card again', async () => {
    const { user, rendered } = await cards(aProduct(), aProduct({ id: 'oat', name: 'Oat' }));
    rendered.length = 0;
    const [first] = screen.getAllByRole('article');
    if (first) await user.click(within(first).getByRole('button', { name: /^Add/ }));
    expect(new Set(rendered)).toEqual(new Set(['Classic Chip']));
  });
});
