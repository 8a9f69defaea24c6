import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../src/domain/menu/product';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { HomeScreen } from '../../../src/ui/home/home-screen';
import { CarouselViewModel } from '../../../src/view-models/home/carousel.view-model';
import { HomeMenuViewModel } from '../../../src/view-models/home/home-menu.view-model';
import { AllergensViewModel } from '../../../src/view-models/menu/allergens.view-model';
import { FavoritesViewModel } from '../../../src/view-models/menu/favorites.view-model';
import { ItemDetailsViewModel } from '../../../src/view-models/menu/item-details.view-model';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { OpeningHoursViewModel } from '../../../src/view-models/shell/opening-hours.view-model';
import { chicago } from '../../support/builders';
import { aDish, shopClock } from '../../support/builders-menu';
import { InMemoryAvoidedAllergens, InMemoryFavorites } from '../../support/in-memory';
import { flushPromises } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';
import { aMenuFreshness } from '../../support/menu-freshness';

const { allergens: _allergens, ...unstated } = aDish('Unstated');
const dishes = [
  aDish('Brownie', { allergens: ['Tree nuts (walnut)', 'Milk'] }),
  aDish('Oat', { allergens: ['Gluten'] }),
  aDish('Plain', { allergens: [] }),
  unstated,
];

interface HomeOptions {
  readonly avoided?: readonly string[];
  readonly item?: (id: string) => Promise<Product | undefined>;
  readonly todaysMenu?: () => Promise<readonly Product[]>;
}

async function homePage({ avoided = ['Nuts', 'Milk'], item, todaysMenu = async () => dishes }: HomeOptions = {}) {
  const asked: string[] = [];
  const ask = async (id: string) => {
    asked.push(id);
    return item?.(id);
  };
  const preview = async () => ({ products: dishes, total: dishes.length });
  const gateway = aMenuGateway({ todaysMenu, preview, item: ask, categories: async () => [] });
  const { cart, toasts, overlays, session, time } = await aShop({ cart: [], signedIn: false });
  const menu = new MenuViewModel(gateway, time, aMenuFreshness());
  const repository = new InMemoryAvoidedAllergens(avoided);
  const allergens = new AllergensViewModel(repository, menu, new ItemDetailsViewModel(gateway));
  renderInShop(<HomeScreen />, [
    cart,
    toasts,
    overlays,
    session,
    allergens,
    new HomeMenuViewModel(gateway, menu),
    new FavoritesViewModel(new InMemoryFavorites()),
    new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, { ...shopClock }),
    new CarouselViewModel(time, time),
  ]);
  await act(flushPromises);
  return { allergens, asked };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const cardsOf = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .filter((card) => within(card).queryByRole('heading'));
const warnings = (name: string) =>
  cardsOf(name).map((card) => {
    const add = within(card).getByRole('button', { name: /^Add/ });
    const described = document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent;
    const shown = /Contains .*avoid\.|Allergens aren't.*order\./.exec(card.textContent)?.[0];
    expect(described).toBe(shown);
    return `${within(card).getByRole('heading').textContent}: ${shown ?? '-'}`;
  });

const marked = [
  'Brownie: Contains tree nuts (walnut) and milk, which you avoid.',
  'Oat: -',
  'Plain: -',
  "Unstated: Allergens aren't listed. Ask before you order.",
];

describe('the home page, for a customer who avoids allergens,', () => {
  it.each(['Featured', "Today's menu"])('marks what contains them and what states none in %s', async (name) => {
    await homePage();
    expect(warnings(name)).toEqual(marked);
  });

  it('marks its preview even if the rest of the menu cannot be read', async () => {
    await homePage({ todaysMenu: () => Promise.reject(new ServiceError('refused', 'Down', 503)) });
    expect(warnings("Today's menu")).toEqual(marked);
  });

  it('asks the menu service once about a dish that states nothing, and says what it answers', async () => {
    const { asked } = await homePage({ item: async () => aDish('Unstated', { allergens: ['Milk'] }) });
    expect(asked).toEqual(['Unstated']);
    expect(warnings('Featured')[3]).toBe('Unstated: Contains milk, which you avoid.');
    expect(warnings("Today's menu")[3]).toBe('Unstated: Contains milk, which you avoid.');
  });

  it('follows a change of what is avoided', async () => {
    const { allergens } = await homePage();
    act(() => allergens.change((stored) => [...stored, 'Gluten']));
    expect(warnings('Featured')[1]).toBe('Oat: Contains gluten, which you avoid.');
  });
});

it('marks nothing, and asks nothing, for a customer who avoids none', async () => {
  const { asked } = await homePage({ avoided: [] });
  expect(warnings('Featured').every((line) => line.endsWith(': -'))).toBe(true);
  expect(asked).toEqual([]);
});
