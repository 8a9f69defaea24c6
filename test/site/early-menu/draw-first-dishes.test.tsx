import { act, fireEvent, screen } from '@testing-library/react';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { scheduleReply } from '../../../src/adapters/http/menu.wire';
import { memoryItems } from '../../../src/adapters/storage/json-storage';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { todaysMenuOf, productsOf } from '../../../src/domain/menu/todays-menu';
import type { Product } from '../../../src/domain/menu/product';
import { inlineScript } from '../../../src/site/inline-script';
import placeholder from '../../../src/ui/components/placeholder.svg?no-inline';
import { MenuScreen } from '../../../src/ui/menu/menu-screen';
import { flushPromises } from '../../support/in-memory-device';
import { aMenuList } from '../../support/menu';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

const api = 'https://api.example.com';

const chip = { menuItemId: 'chip', itemName: 'Chip', price: 2.5, menuTypeName: 'Classic' };
const oat = { menuItemId: 'oat', itemName: 'Oat', price: 3, menuTypeName: 'Classic' };

let script = '';
beforeAll(async () => {
  script = await inlineScript('early-menu/draw-first-dishes.tsx');
});

let page = new AbortController();
afterEach(() => page.abort());

/** The page of the next test must not hear this one's listeners. */
function runAlone() {
  page = new AbortController();
  const { signal } = page;
  const listen = window.addEventListener.bind(window);
  Object.assign(window, {
    addEventListener: (type: string, listener: EventListener) => listen(type, listener, { capture: true, signal }),
  });
  runInThisContext(script);
  Object.assign(window, { addEventListener: listen });
}

/** The menu as the page has it before the shop starts; `start` answers the shop with the same menu. */
async function earlyMenu(rows: readonly object[]) {
  let answer: (menu: readonly Product[]) => void = () => undefined;
  const answered = new Promise<readonly Product[]>((resolve) => (answer = resolve));
  const { cart, toasts, overlays } = await aShop({ cart: [] });
  const { list, opening, favorites, storedFavorites, leave } = await aMenuList({ answers: [() => answered] });
  leave();
  renderInShop(<MenuScreen />, [cart, toasts, overlays, favorites, list, opening, list.allergens], '/menu');
  const { locale, currency, words, crossContact } = profile;
  const shop = JSON.stringify({ locale, currency, words, crossContact, base: '/', placeholder });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { dataset: { shop } } });
  const reply = Promise.resolve(Response.json({ scheduledMenusDetails: rows }));
  window.earlyReply = { url: `${api}/api/v1/admin/menu-schedule/today`, reply, sentAt: 0, isOver: true };
  runAlone();
  await window.earlyReply.drawn;
  window.earlyReply = undefined;
  const start = () =>
    act(async () => {
      answer(productsOf(todaysMenuOf(scheduleReply(api).parse({ scheduledMenusDetails: rows }))));
      await flushPromises();
    });
  return { start, overlays, storedFavorites, cart };
}

function blockSessionStorage(): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? { value: sessionStorage };
  const get = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  return () => void Object.defineProperty(globalThis, 'sessionStorage', own);
}

/** On what has the focus. A browser that makes a click of it after all does so within moments. */
function releaseSpace(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.keyUp(document.activeElement ?? document.body, { key: ' ' });
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
}

/** The header of a page, which these tests leave out, has one. */
function addCartButton(): HTMLElement {
  const cart = document.createElement('button');
  cart.textContent = 'Cart';
  document.body.append(cart);
  page.signal.addEventListener('abort', () => cart.remove());
  return cart;
}

const early = () => [...document.querySelectorAll('.first-dishes article')];
const cards = () => [...document.querySelectorAll('.menu-list:not(.first-dishes) article')];
const status = () => document.querySelector('.first-dishes [role=status]')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });

/** Its elements with attributes and texts, but for ids, which only have to fit each other, and the router's mark. */
function elementsOf(card: Element) {
  return [card, ...card.querySelectorAll('*')].map((element) => {
    const attributes = element
      .getAttributeNames()
      .filter((name) => !['id', 'aria-labelledby', 'data-discover'].includes(name))
      .map((name) => `${name.toLowerCase()}=${element.getAttribute(name)}`);
    const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
    return [element.tagName.toLowerCase(), ...attributes.toSorted(), ...texts].join(' ');
  });
}

describe('the dishes that the page draws before the shop has started', () => {
  it('are the cards of the shop, element by element', async () => {
    const full = {
      ...chip,
      menuItemId: 7,
      itemName: ' Hot Chip ',
      description: 'Soft.',
      menuImgPath: '/chip.avif',
      menuType: { menuTypeId: 3, menuName: 'Classic', description: 'Since 1938.' },
      deliverableOn: '2026-12-01',
      quantityAvailable: 3,
      isVegetarian: true,
      portion: '2 pieces',
      spiceLevel: 2,
      tags: [
        { tagId: 0, name: 'Vegan' },
        { tagId: 5, name: 'House', color: '#a40', icon: '✓' },
        { name: 'Organic', color: null },
        { name: 'Egg-Free' },
      ],
    };
    const free = { ...oat, menuItemId: 'free', menuTypeName: 'Nut-Free', description: null };
    const { start } = await earlyMenu([full, oat, free]);
    const drawn = [...document.querySelectorAll('.first-dishes .group')].map(elementsOf);
    expect(drawn).not.toEqual([]);
    await start();
    expect(early()).toEqual([]);
    expect([...document.querySelectorAll('.group')].map(elementsOf)).toEqual(drawn);
  });

  it('come in the order of the shop, whatever letters their names have', async () => {
    const names = ['Zimtstern', 'éclair', 'Æbleskiver', 'apple pie', 'Ölkuchen', 'ßweet', '“Quoted”', 'ﬁne cake'];
    const { start } = await earlyMenu(names.map((itemName, index) => ({ ...chip, menuItemId: index, itemName })));
    const drawn = early().map(elementsOf);
    await start();
    expect(cards().slice(0, drawn.length).map(elementsOf)).toEqual(drawn);
  });

  it('are those of the first page of a menu of several pages', async () => {
    // By name, the first hundred are all of the second category.
    const categoryOf = (index: number) => (index < 30 ? 'Late' : 'Early');
    const rows = Array.from({ length: 150 }, (_, index) => ({
      ...chip,
      menuItemId: `item-${index}`,
      itemName: `Chip ${999 - index}`,
      menuTypeName: categoryOf(index),
    }));
    const { start } = await earlyMenu(rows);
    const drawn = early().map(elementsOf);
    expect(early()[0]?.textContent).toContain('Chip 850');
    await start();
    expect(cards().slice(0, drawn.length).map(elementsOf)).toEqual(drawn);
  });

  it('are not drawn from a menu with a row that needs a repair', async () => {
    const { start } = await earlyMenu([chip, { ...oat, description: { en: 'Soft' } }]);
    expect(early()).toEqual([]);
    await start();
    expect(cards()).toHaveLength(2);
  });

  it('are not drawn for a customer who avoids an allergen', async () => {
    localStorage.setItem('storefront.avoidedAllergens', '["Egg"]');
    const { start } = await earlyMenu([chip]);
    expect(early()).toEqual([]);
    await start();
    expect(cards()).toHaveLength(1);
  });

  it('have neither Add nor heart where the browser blocks storage, which the shop can do without', async () => {
    const restore = blockSessionStorage();
    const { start, cart } = await earlyMenu([chip]);
    restore();
    expect(early()).toHaveLength(1);
    expect(document.querySelectorAll('.first-dishes button')).toHaveLength(0);
    await start();
    fireEvent.click(button('Add Chip to cart'));
    expect(cart.items.map(({ id }) => id)).toEqual(['chip']);
  });

  it('answer each press on Add at once, with a text and an announcement, and remember it', async () => {
    await earlyMenu([chip, oat]);
    fireEvent.click(button('Add Chip to cart'));
    expect(button('Adding… Chip').textContent).toBe('Adding…');
    fireEvent.click(button('Adding… Chip'));
    expect(button('Adding 2… Chip').textContent).toBe('Adding 2…');
    expect(status()).toBe('Adding 2… Chip');
    const press = { id: 'chip', name: 'Chip' };
    expect(JSON.parse(sessionStorage.getItem('storefront.earlyAdds') ?? '')).toEqual([press, press]);
  });

  it('acknowledge no press on Add that the full storage does not take', async () => {
    const items = memoryItems();
    vi.stubGlobal('sessionStorage', items);
    await earlyMenu([chip]);
    items.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    fireEvent.click(button('Add Chip to cart'));
    vi.unstubAllGlobals();
    expect([button('Add Chip to cart').textContent, status()]).toEqual(['Add', '']);
  });

  it('show each press on Add of a page that was loaded before', async () => {
    const press = { id: 'chip', name: 'Chip' };
    sessionStorage.setItem('storefront.earlyAdds', JSON.stringify([press, press]));
    await earlyMenu([chip, oat]);
    expect(button('Adding 2… Chip').textContent).toBe('Adding 2…');
    expect(button('Add Oat to cart')).toBeTruthy();
  });

  it('give the focus to the same control of the same card, though React stops the event while it hydrates', async () => {
    const { start } = await earlyMenu([chip, oat]);
    const { signal } = page;
    document.body.addEventListener('focusin', (event) => event.stopPropagation(), { signal });
    button('Favorite Oat').focus();
    await start();
    expect(early()).toEqual([]);
    expect(document.activeElement).toBe(button('Favorite Oat'));
  });

  it('open a dish that was pressed', async () => {
    const { start, overlays } = await earlyMenu([chip, oat]);
    fireEvent.click(screen.getByRole('link', { name: 'Chip' }));
    fireEvent.click(screen.getByRole('link', { name: 'Oat' }));
    expect(status()).toBe('Opening Oat');
    await start();
    expect(overlays.current).toMatchObject({ kind: 'item', product: { id: 'oat' } });
  });

  it.each([
    ['the cart, which would lie under it', () => button('Cart')],
    ['the search', () => screen.getByRole('searchbox')],
  ])('open no dish once the customer has pressed %s', async (_what, other) => {
    const { start, overlays } = await earlyMenu([chip, oat]);
    addCartButton();
    fireEvent.click(screen.getByRole('link', { name: 'Chip' }));
    fireEvent.click(other());
    await start();
    expect(overlays.current).toBeUndefined();
  });

  it('open a dish that was pressed after what the page replays, and on after a press beside everything', async () => {
    const { start, overlays } = await earlyMenu([chip, oat]);
    fireEvent.click(screen.getByRole('link', { name: 'Chip' }));
    fireEvent.click(document.body);
    addCartButton().dataset.recorded = 'replayed';
    fireEvent.click(button('Cart'));
    await start();
    expect(overlays.current).toMatchObject({ kind: 'item', product: { id: 'chip' } });
  });

  it.each([
    ['counts once where it is released on the card in its place', 'Add Oat to cart', [['oat', 1]]],
    ['does not count where it is released elsewhere', 'Add Chip to cart', []],
  ])('Space that is held on an early Add %s', async (_what, released, added) => {
    const { start, cart } = await earlyMenu([chip, oat]);
    button('Add Oat to cart').focus();
    fireEvent.keyDown(button('Add Oat to cart'), { key: ' ' });
    await start();
    button(released).focus();
    releaseSpace();
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual(added);
  });

  it('open nothing by Space on a name, which scrolls the page', async () => {
    const { start, overlays } = await earlyMenu([chip, oat]);
    const name = () => screen.getByRole('link', { name: 'Oat' });
    name().focus();
    fireEvent.keyDown(name(), { key: ' ' });
    await start();
    releaseSpace();
    expect(overlays.current).toBeUndefined();
  });

  it('show the hearts of the device, and keep one that is pressed', async () => {
    localStorage.setItem('storefront.favorites', '["oat"]');
    await earlyMenu([chip, oat]);
    expect(button('Favorite Oat').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('Favorite Oat'));
    fireEvent.click(button('Favorite Chip'));
    expect(button('Favorite Oat').getAttribute('aria-pressed')).toBe('false');
    expect(localStorage.getItem('storefront.favorites')).toBe('["chip"]');
  });

  it('hand over a heart that is pressed once the shop has read the favorites', async () => {
    const { start, storedFavorites } = await earlyMenu([chip, oat]);
    storedFavorites.save(new Set(['oat']));
    await start();
    expect(button('Favorite Oat').getAttribute('aria-pressed')).toBe('true');
  });

  it('leave a click with Ctrl to the browser', async () => {
    await earlyMenu([chip]);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Chip' }), { ctrlKey: true })).toBe(true);
    expect(status()).toBe('');
  });
});
