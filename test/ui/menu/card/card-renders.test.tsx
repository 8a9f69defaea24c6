import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CartBar } from '../../../../src/ui/cart/cart-bar';
import { CartButton } from '../../../../src/ui/cart/cart-button';
import { MenuScreen } from '../../../../src/ui/menu/menu-screen';
import { categoryNamed, type Product } from '../../../../src/domain/menu/product';
import { parseCalendarDate } from '../../../../src/domain/shared/calendar-date';
import { aDish } from '../../../support/builders-menu';
import { aMenuList } from '../../../support/menu';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

const day = parseCalendarDate('2026-11-23') ?? expect.fail();

/** One part of the card reads the picture, the other the day. */
function watchedDishes(names: readonly string[]) {
  const category = categoryNamed('Classic');
  const rendered: string[] = [];
  const watch = (name: string): Product => {
    return {
      ...aDish(name, { category }),
      get picture() {
        rendered.push(name);
        return { src: '/oat.webp', alt: '' };
      },
      get deliverableOn() {
        rendered.push(name);
        return day;
      },
    };
  };
  const menu = names.map(watch);
  return { menu, rendered };
}

async function menuPage(names: readonly string[]) {
  const { menu, rendered } = watchedDishes(names);
  const { cart, toasts, overlays } = await aShop({ cart: [] });
  const { list, opening, favorites, time } = await aMenuList({ menu });
  const page = (
    <>
      <MenuScreen />
      <CartButton />
      <CartBar />
    </>
  );
  renderInShop(page, [cart, toasts, overlays, favorites, list, opening, list.allergens], '/menu');
  rendered.length = 0;
  return { list, opening, rendered, time };
}

const cards = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);

describe('cards on the menu', () => {
  it('are not rendered again by a search in which they stay', async () => {
    const { list, rendered } = await menuPage(['Almond', 'Barley', 'Caramel', 'Date', 'Oat', 'Oat Raisin']);
    act(() => list.search('oat'));
    expect(cards()).toEqual(['Oat', 'Oat Raisin']);
    expect(rendered).toEqual([]);
  });

  it('are not rendered again by the clock while the shop stays open', async () => {
    const { opening, rendered, time } = await menuPage(['Almond', 'Barley']);
    const { state } = opening;
    await act(() => time.advance(60_000));
    expect(opening.state).toBe(state);
    expect(rendered).toEqual([]);
  });

  it('are not rendered again, except the one added, when the badge and the bar change', async () => {
    const { rendered } = await menuPage(['Almond', 'Barley', 'Caramel']);
    act(() => screen.getByRole('button', { name: 'Add Barley to cart' }).click());
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^View cart, 1 item/ })).toBeDefined();
    expect([...new Set(rendered)]).toEqual(['Barley']);
  });
});
