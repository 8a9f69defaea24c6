import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLocation, useNavigate } from 'react-router-dom';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { categoryNamed, type Product } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { MenuScreen } from '../../../src/ui/menu/menu-screen';
import { aDish } from '../../support/builders-menu';
import { flushPromises } from '../../support/in-memory-device';
import { aMenuList } from '../../support/menu';
import { renderInShop } from '../../support/render-in-shop';
import { seenText } from '../../support/seen-text';
import { aShop } from '../../support/shop';

const menu = [
  aDish('Chip', { category: categoryNamed('Classic') }, ['Vegan']),
  aDish('Oat', { category: categoryNamed('Classic') }, ['Vegan', 'Nut-Free']),
  aDish('Mint', { category: categoryNamed('Seasonal') }),
];

function Address() {
  const navigate = useNavigate();
  return (
    <p>
      <output aria-label="Address">{useLocation().search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </p>
  );
}

async function menuPage({ at = '', ...world }: Parameters<typeof aMenuList>[0] = { menu }) {
  const { cart, toasts, overlays } = await aShop({ cart: [] });
  const { list, opening, favorites, time, leave } = await aMenuList(world);
  leave();
  const page = (
    <>
      <MenuScreen />
      <Address />
    </>
  );
  const view = renderInShop(page, [cart, toasts, overlays, favorites, list, opening, list.allergens], `/menu${at}`);
  return { ...view, time, overlays, toasts };
}

// Queries by role over a hundred cards take longer than rendering them.
const cards = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
const resultCount = () => document.querySelector('main [role="status"]')?.textContent;
const promise = () => [...document.querySelectorAll('.promise p')].map(seenText);
const address = () => screen.getByLabelText('Address').textContent;
/** Resolves after the task in which the page writes its URL. */
const untilUrlIsWritten = () => act(() => new Promise((done) => setTimeout(done)));

describe('menu page', () => {
  it('the URL has no page that the menu does not have', async () => {
    await menuPage({ menu, at: '?search=o&page=99' });
    await act(flushPromises);
    expect(address()).toBe('?search=o');
  });

  it('a card begins with the label that is filtered or searched by', async () => {
    const stated = aDish('Oat', {}, ['Egg-Free', 'Dairy-Free', 'Nut-Free', 'Vegan']);
    for (const at of ['?dietary=vegan', '?search=vegan']) {
      const { unmount } = await menuPage({ menu: [stated], at });
      const labels = within(screen.getByRole('list', { name: 'Dietary labels' })).getAllByRole('listitem');
      expect([at, labels[0]?.textContent]).toEqual([at, 'Vegan']);
      unmount();
    }
  });

  it.each([
    ['below the cards, for their labels', '', categoryNamed('Classic'), '.groups'],
    ['below the filters, for a chosen label', '?dietary=nut-free', categoryNamed('Classic'), '.applied'],
    ['below the name of a category', '', categoryNamed('Nut-Free'), '.group__head'],
  ])('the sentence on traces stands %s', async (_where, at, category, before) => {
    await menuPage({ menu: [aDish('Oat', { category }, ['Nut-Free'])], at });
    const sentence = screen.getByText(profile.crossContact ?? '');
    expect(sentence.closest('p')?.previousElementSibling?.matches(before)).toBe(true);
  });

  it('two categories with one dish each share a row under one sentence on traces', async () => {
    const almond = aDish('Almond', { category: categoryNamed('Nut-Free'), isPopular: true }, ['Vegan']);
    await menuPage({ menu: [...menu.slice(0, 1), almond, ...menu.slice(2)], at: '?dietary=vegan' });
    expect(cards()).toEqual(['Chip', 'Almond']);
    expect(document.querySelectorAll('.group--half')).toHaveLength(2);
    const sentences = screen.getAllByText(profile.crossContact ?? '');
    expect(sentences.map((one) => one.closest('p')?.previousElementSibling?.className)).toEqual(['applied']);
  });

  it('a category that is free of something says its sentence on traces once under a filter for that', async () => {
    const dishes = ['Almond', 'Oat'].map((id) => aDish(id, { category: categoryNamed('Nut-Free') }, ['Nut-Free']));
    await menuPage({ menu: [...menu, ...dishes], at: '?dietary=nut-free' });
    expect(screen.getAllByText(profile.crossContact ?? '')).toHaveLength(1);
  });

  it('a chip counts the dishes that it would leave', async () => {
    const { user } = await menuPage();
    const chips = within(screen.getByRole('group', { name: 'Dietary' }));
    const counts = () =>
      chips
        .getAllByRole('button')
        .map((chip) => [...chip.querySelectorAll('span:not([hidden])')].map(seenText).join(' '));
    expect(counts()).toEqual(['Vegan 2', 'Nut-Free 1']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Seasonal');
    expect(counts()).toEqual(['Vegan 0', 'Nut-Free 0']);
  });

  it('the description of a category stands under its name, where it is stated', async () => {
    const classic = categoryNamed('Classic', '1', 'Baked since 1998.');
    await menuPage({ menu: [aDish('Chip', { category: classic }), aDish('Mint', { category: categoryNamed('New') })] });
    const heads = [...document.querySelectorAll('.group__head')];
    expect(heads.map((head) => head.querySelector('p')?.textContent)).toEqual(['Baked since 1998.', undefined]);
    expect(screen.getByRole('region', { name: 'Classic' })).toBeDefined();
  });

  it('the sign of a diet stands on its filter, whose name stays the diet', async () => {
    const jain = { name: 'Jain', icon: '🪷', color: '#2a7d34' };
    const vegan = { name: 'vegan', color: '#0a5', icon: '🌱' };
    await menuPage({ menu: [aDish('Chip', { dietaryLabels: [jain, vegan] })] });
    const chips = within(screen.getByRole('group', { name: 'Dietary' }));
    expect(chips.getByRole('button', { name: 'Jain' }).textContent).toContain('🪷');
    const known = chips.getByRole('button', { name: 'Vegan' });
    expect(known.textContent).not.toContain('🌱');
    expect(known.querySelector('.label__dot')).not.toBeNull();
  });

  it('groups items by category, in menu order', async () => {
    await menuPage();
    const groups = screen.getAllByRole('region').filter((group) => within(group).queryByRole('heading', { level: 2 }));
    expect(groups.map(({ textContent }) => textContent?.slice(0, 16))).toEqual([
      'Classic2 cookies',
      'Seasonal1 cookie',
    ]);
  });

  it('shows what is promised, and the number of items', async () => {
    await menuPage();
    expect(promise()).toEqual(['Order by 9 PM tonight for Sat, Nov 21.', '3 cookies today.']);
    expect(resultCount()).toBe('3 items');
  });

  it('searches while typing', async () => {
    const { user, time } = await menuPage();
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'oat');
    expect(cards()).toEqual(['Oat']);
    await act(() => time.advance(500));
    expect(address()).toBe('?search=oat');
    expect(resultCount()).toBe('1 of 3 items');
    expect(promise()[1]).toBe('3 cookies today.');
  });

  it('filters by category and sorts', async () => {
    const { user } = await menuPage();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Classic');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name Z-A');
    expect(cards()).toEqual(['Oat', 'Chip']);
  });

  it('restores the previous list on Back', async () => {
    const { user } = await menuPage();
    await user.click(screen.getByRole('button', { name: 'Vegan' }));
    await user.click(screen.getByRole('button', { name: 'Nut-Free' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(cards()).toEqual(['Chip', 'Oat']);
    expect(address()).toBe('?dietary=vegan');
  });

  it('announces the number of results when typing rests', async () => {
    const { user, time } = await menuPage();
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'o');
    expect(resultCount()).toBe('');
    await act(() => time.advance(500));
    expect(resultCount()).toBe('1 of 3 items');
  });

  it('says what a search with a typing error was taken for', async () => {
    const dishes = [aDish('Biscotti', { description: 'With pistachio.' }), ...menu];
    await menuPage({ menu: dishes, at: '?search=pistacio' });
    expect(cards()).toEqual(['Biscotti']);
    expect(screen.getByText('Showing results for "pistachio".')).toBeDefined();
    expect(resultCount()).toBe('Showing results for "pistachio". 1 of 4 items');
  });

  it('the menu has a tab for each category', async () => {
    await menuPage();
    const tabs = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Classic2 items', 'Seasonal1 item']);
  });

  it('the menu has no tabs for a single category', async () => {
    await menuPage({ menu, at: '?category=classic' });
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
  });

  it('opens the item of its URL, and closes it with the URL', async () => {
    const { overlays } = await menuPage({ menu, at: '?sort=price&item=Oat' });
    expect(overlays.current).toMatchObject({ kind: 'item', product: { name: 'Oat' } });
    await act(async () => overlays.close());
    expect(address()).toBe('?sort=price');
  });

  it("says that the item of its URL is not on today's menu, once", async () => {
    const { overlays, toasts, user } = await menuPage({ menu, at: '?sort=price&item=gone' });
    expect(overlays.current).toBeUndefined();
    expect(address()).toBe('?sort=price');
    expect(toasts.toasts.map(({ text }) => text)).toEqual(["That item isn't on today's menu"]);
    await user.click(screen.getByRole('link', { name: 'Oat' }));
    await untilUrlIsWritten();
    await act(async () => overlays.close());
    expect(toasts.toasts).toHaveLength(1);
  });

  it('the open item is in the URL, and Back closes it', async () => {
    const { user, overlays } = await menuPage();
    await user.click(screen.getByRole('link', { name: 'Oat' }));
    await untilUrlIsWritten();
    expect(address()).toBe('?item=Oat');
    await user.click(screen.getByText('Back'));
    expect(overlays.current).toBeUndefined();
    expect(address()).toBe('');
  });

  it('an opened item is shown before it is in the URL, and one that is closed before that never is', async () => {
    const { user, overlays } = await menuPage();
    act(() => screen.getByRole('link', { name: 'Oat' }).click());
    expect([overlays.current?.kind, address()]).toEqual(['item', '']);
    act(() => overlays.close());
    await user.click(screen.getByRole('link', { name: 'Chip' }));
    await untilUrlIsWritten();
    expect(address()).toBe('?item=Chip');
    await user.click(screen.getByText('Back'));
    expect([overlays.current, address()]).toEqual([undefined, '']);
  });

  it('shows the filters as chips that remove them', async () => {
    const { user } = await menuPage({ menu, at: '?search=o&category=classic&dietary=nut-free' });
    await user.click(screen.getByRole('button', { name: 'Nut-Free Remove dietary label' }));
    expect(address()).toBe('?search=o&category=classic');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('');
    expect(document.activeElement?.textContent).toBe('Menu');
  });

  it.each([
    [2, 'with the answer', 3, 1],
    [40, 'in a later task', 41, 41],
  ])('a filter is answered at once, and a list of %i and one follows %s', async (others, _when, before, after) => {
    const rest = Array.from({ length: others }, (_, index) => aDish(`Dish ${index}`));
    await menuPage({ menu: [aDish('Oat', {}, ['Nut-Free']), ...rest] });
    const chip = screen.getByRole('button', { name: /^Nut-Free/ });
    expect(cards()).toHaveLength(before);
    // Outside of React's `act`, tasks follow each other as in a browser.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    try {
      chip.click();
      await Promise.resolve();
      expect([chip.getAttribute('aria-pressed'), resultCount()]).toEqual(['true', `1 of ${before} items`]);
      expect(cards()).toHaveLength(after);
      await vi.waitFor(() => expect(cards()).toEqual(['Oat']));
    } finally {
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    }
  });

  it('shows pages of 100 and focuses the heading when the page changes', async () => {
    const many = Array.from({ length: 101 }, (_, index) => aDish(`Dish ${String(index).padStart(3, '0')}`));
    await menuPage({ menu: many });
    expect(cards()).toHaveLength(100);
    act(() => screen.getByText('Next').click());
    expect(cards()).toHaveLength(1);
    expect(address()).toBe('?page=2');
    expect(document.activeElement?.textContent).toBe('Menu');
    expect(resultCount()).toBe('101 items, page 2 of 2');
    // A hundred cards render slowly in a simulated browser on a busy machine.
  }, 20_000);
});

describe('menu page without items to show', () => {
  it('the screen is busy while the menu loads', async () => {
    const { container } = await menuPage({ menu: undefined });
    expect(screen.getByText('Loading the menu')).toBeDefined();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('names the filters that match nothing, and clears them', async () => {
    const { user } = await menuPage({ menu, at: '?search=soup&category=classic&dietary=vegan,nut-free' });
    expect(screen.getByRole('heading', { name: 'No Results' })).toBeDefined();
    expect(screen.getByText('Nothing in Classic matches "soup" and is both Vegan and Nut-Free.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'See the whole menu' }));
    expect(cards()).toHaveLength(3);
  });

  it('clears labels that no item has together', async () => {
    const { user } = await menuPage({ menu, at: '?category=seasonal&dietary=vegan' });
    expect(screen.getByRole('heading', { name: 'No Meals Found' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(cards()).toHaveLength(3);
  });

  it.each([
    ['a label', 'vegan soup', 'Show 2 items labeled Vegan', '?sort=name&order=asc&dietary=vegan', ['Chip', 'Oat']],
    ['a category', 'seasonal soup', 'Show Seasonal', '?sort=name&order=asc&category=seasonal', ['Mint']],
  ])('offers %s that the search names', async (_what, search, offer, to, shown) => {
    const { user } = await menuPage({ menu, at: `?search=${encodeURIComponent(search)}&sort=name&order=asc` });
    expect(screen.getByText(`Nothing on today's menu matches "${search}".`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: offer }));
    expect(new Set(new URLSearchParams(address() ?? ''))).toEqual(new Set(new URLSearchParams(to)));
    expect(cards()).toEqual(shown);
  });

  it('My favorites says that there are none yet', async () => {
    await menuPage({ menu, at: '?favorites=true' });
    expect(screen.getByRole('heading', { name: 'No Favorites Yet' })).toBeDefined();
  });

  it('a closed kitchen shows the opening hours', async () => {
    await menuPage({ menu: [] });
    expect(screen.getByRole('heading', { name: 'Kitchen Closed', level: 1 })).toBeDefined();
    expect(screen.getByText('Mon–Fri').nextElementSibling?.textContent).toBe('7AM–9PM');
    expect(document.title).toBe('Kitchen Closed · Second Batch');
  });

  it('shows why the menu could not be loaded, and loads it on Retry', async () => {
    const offline = () => Promise.reject(new ServiceError('network', networkText, 0));
    const { user } = await menuPage({ menu, answers: [offline, offline] });
    const reason = await screen.findByText(networkText);
    expect(reason.closest('[role="alert"]')?.textContent).toContain('Unable to Load');
    expect(document.title).toBe('Unable to Load · Second Batch');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await act(flushPromises);
    expect(cards()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu' }));
    expect(document.title).toBe('Menu · Second Batch');
  });

  it('moves the focus from the search to the heading of the error when the menu cannot be loaded', async () => {
    let fail: (error: ServiceError) => void = () => undefined;
    const late = () => new Promise<never>((_resolve, reject) => (fail = reject));
    const { user } = await menuPage({ menu, answers: [late] });
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'oat');
    fail(new ServiceError('network', networkText, 0));
    await act(flushPromises);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Unable to Load' }));
  });

  it('moves the focus to the heading of the error when Retry fails too', async () => {
    const offline = () => Promise.reject(new ServiceError('network', networkText, 0));
    const { user } = await menuPage({ menu, answers: [offline, offline, offline, offline] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await act(flushPromises);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Unable to Load' }));
  });
});

describe('the opening hours on the menu page', () => {
  const hour = 60 * 60_000;
  const closed = [
    'Order now for Sun, Nov 22.',
    "We're closed, but you can order ahead. The kitchen opens Saturday at 8\u00a0AM.",
  ];
  const inTheEvening = new Date('2026-11-21T02:00:00Z');
  const atFive = new Date('2026-11-20T23:00:00Z');

  it('the promise is another one when the kitchen closes', async () => {
    const { time } = await menuPage({ menu, now: inTheEvening });
    expect(promise()[0]).toBe('Order by 9 PM tonight for Sat, Nov 21.');
    await act(() => time.advance(hour));
    expect(promise()).toEqual(closed);
    await act(() => time.advance(11 * hour));
    expect(promise()[0]).toBe('Order by 9 PM tonight for Sun, Nov 22.');
  });

  it('opening hours are shown with the menu, so that nothing moves later', async () => {
    await menuPage({ menu, now: new Date('2026-11-21T04:00:00Z') });
    expect(promise()).toEqual(closed);
  });

  it.each<[string, readonly Product[] | 'soldOut', string, string]>([
    ['closed', [], 'Call us until 8\u00a0PM.', "We're closed. We open Saturday at 8\u00a0AM."],
    ['sold out', 'soldOut', 'call us until 8\u00a0PM.', 'Our phone line opens Saturday at 8\u00a0AM.'],
  ])('opening hours are followed where the kitchen is %s', async (_state, without, before, after) => {
    const { container, time } = await menuPage({ menu: without, now: atFive });
    expect(container.textContent).toContain(before);
    await act(() => time.advance(4 * hour));
    expect(container.textContent).not.toContain(before);
    expect(container.textContent).toContain(after);
  });

  it('opening hours are not read any more once the page is left', async () => {
    const { unmount, time } = await menuPage({ menu });
    unmount();
    expect(time.waitingCount).toBe(0);
  });
});

describe('a customer who avoids allergens', () => {
  const dishes = [aDish('Chip', { allergens: ['Milk'] }), aDish('Oat', { allergens: [] })];

  it('sees what is left out, and takes it back with its chip', async () => {
    const { user } = await menuPage({ menu: dishes, avoided: ['Milk'] });
    expect(cards()).toEqual(['Oat']);
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Without milk Remove allergen' }));
    expect(cards()).toEqual(['Chip', 'Oat']);
  });

  it('the menu says that no dish is free of the avoided allergens, and offers Change Allergens', async () => {
    await menuPage({ menu: [aDish('Chip', { allergens: ['Milk', 'Egg'] })], avoided: ['Milk', 'Egg'] });
    expect(screen.getByText("Nothing on today's menu is without milk or egg.")).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change Allergens' })).toBeDefined();
  });

  it.each([
    ['soy free', 1],
    ['no peanuts', 1],
    ['without dairy', 1],
    ['pizza', 0],
    ['&', 0],
  ])('a search for %s without a result offers %d ways to avoid an allergen', async (search, count) => {
    const menu = [aDish('Chip', { allergens: ['Milk', 'Soy', 'Peanuts'] })];
    await menuPage({ menu, at: `?search=${encodeURIComponent(search)}` });
    expect(screen.getByText('No Results')).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'Choose Allergens to Avoid' })).toHaveLength(count);
  });
});

describe('a chosen sort', () => {
  const dishes = [
    aDish('Chip', { category: categoryNamed('Classic'), price: cents(300) }),
    aDish('Mint', { category: categoryNamed('Seasonal'), price: cents(200) }),
    aDish('Oat', { category: categoryNamed('Classic'), price: cents(100) }, ['Nut-Free']),
  ];
  const seen = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

  it('makes one list under its name, in which each card says its category', async () => {
    await menuPage({ menu: dishes, at: '?sort=price&order=asc' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(
      'Price Low-High',
    );
    expect(seen()).toEqual(['Oat', 'Mint', 'Chip']);
    expect([...document.querySelectorAll('.card__category')].map(({ textContent }) => textContent)).toEqual([
      'Classic',
      'Seasonal',
      'Classic',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    expect(screen.getAllByText(profile.crossContact ?? '')).toHaveLength(1);
  });

  it('is no list of its own where none is chosen: the groups say the category', async () => {
    await menuPage({ menu: dishes });
    expect(seen()).toEqual(['Chip', 'Oat', 'Mint']);
    expect(document.querySelector('.card__category')).toBeNull();
  });
});
