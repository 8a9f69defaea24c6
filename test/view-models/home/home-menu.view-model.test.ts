import { describe, expect, it } from 'vitest';
import type { MenuGateway, MenuExcerpt } from '../../../src/domain/menu/ports';
import { categoryNamed } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { HomeMenuViewModel } from '../../../src/view-models/home/home-menu.view-model';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { aDay } from '../../support/builders';
import { aDish } from '../../support/builders-menu';
import { FakeTime, flushPromises } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { aMenuFreshness } from '../../support/menu-freshness';

const offline = new ServiceError('network', networkText, 0);
const dishes = Array.from({ length: 20 }, (_, position) => aDish(`dish ${position + 1}`));
const previewOf = (products = dishes.slice(0, 8), total = products.length): MenuExcerpt => ({ products, total });

function aHomeMenu(calls: Partial<MenuGateway> = {}) {
  const gateway = aMenuGateway({
    todaysMenu: () => Promise.resolve(dishes),
    categories: () => Promise.resolve([categoryNamed('Classic'), categoryNamed('Premium')]),
    preview: () => Promise.resolve(previewOf()),
    ...calls,
  });
  const time = new FakeTime();
  const menu = new MenuViewModel(gateway, time, aMenuFreshness(time));
  return { menu, time, home: new HomeMenuViewModel(gateway, menu) };
}

function slowPreviews() {
  const calls: { category: string | undefined; answer: (preview: MenuExcerpt) => void; taken: () => boolean }[] = [];
  const preview: MenuGateway['preview'] = ({ category }, cancel) =>
    new Promise((answer) => calls.push({ category, answer, taken: () => cancel?.aborted ?? false }));
  return { calls, preview };
}

describe('home menu preview', () => {
  it('fetches up to 8 items', async () => {
    const asked: number[] = [];
    const { home } = aHomeMenu({
      preview: ({ limit }) => {
        asked.push(limit);
        return Promise.resolve(previewOf());
      },
    });
    await home.load();
    expect(asked).toEqual([8]);
    expect(home.state).toBe('ready');
    expect(home.products).toEqual(dishes.slice(0, 8));
  });

  it('shows at most 15 of what comes back', async () => {
    const { home } = aHomeMenu({ preview: () => Promise.resolve(previewOf(dishes, 20)) });
    await home.load();
    expect(home.products).toHaveLength(15);
  });

  it.each([
    [15, false],
    [16, true],
  ])('offers the full menu if there are more than 15 items: %i', async (total, hasMore) => {
    const { home } = aHomeMenu({
      todaysMenu: () => Promise.reject(offline),
      preview: () => Promise.resolve(previewOf(dishes.slice(0, 8), total)),
    });
    await home.load();
    expect(home.hasMore).toBe(hasMore);
  });

  it.each([
    [16, undefined],
    [15, 15],
    [9, 9],
    [8, undefined],
  ])('links to all items where it has no button and shows fewer: %i', async (items, seeAllCount) => {
    const { home } = aHomeMenu({
      todaysMenu: () => Promise.resolve(dishes.slice(0, items)),
      preview: () => Promise.resolve(previewOf(dishes.slice(0, Math.min(items, 8)))),
    });
    await home.load();
    expect(home.hasMore).toBe(items > 15);
    expect(home.seeAllCount).toBe(seeAllCount);
  });

  it('offers View Full Menu based on the whole menu, not on the total of a preview', async () => {
    const previews = [previewOf(dishes.slice(0, 8), 20), previewOf(dishes.slice(0, 2), 2)];
    const calls = { todaysMenu: () => Promise.reject(offline), preview: async () => previews.shift() ?? previewOf() };
    for (const { home } of [aHomeMenu({ ...calls, todaysMenu: async () => dishes }), aHomeMenu(calls)]) {
      previews.splice(0, 2, previewOf(dishes.slice(0, 8), 20), previewOf(dishes.slice(0, 2), 2));
      await home.load();
      home.choose('classic');
      await flushPromises();
      expect(home.products).toHaveLength(2);
      expect(home.hasMore).toBe(true);
    }
  });

  it('fetches the chosen category, and the newest choice wins', async () => {
    const { calls, preview } = slowPreviews();
    const premiumOne = aDish('premium one', { category: categoryNamed('Premium') });
    const { home } = aHomeMenu({ preview, todaysMenu: async () => [...dishes, premiumOne] });
    void home.load();
    home.choose('classic');
    home.choose('premium');
    expect(calls.map(({ category, taken }) => [category, taken()])).toEqual([
      [undefined, true],
      ['classic', true],
      ['premium', false],
    ]);
    calls[2]?.answer(previewOf([premiumOne]));
    await flushPromises();
    calls[1]?.answer(previewOf([aDish('classic one')]));
    await flushPromises();
    expect(home.category).toBe('premium');
    expect(home.products.map(({ name }) => name)).toEqual(['premium one']);
  });

  it('keeps showing its items while another category is loading', async () => {
    const { calls, preview } = slowPreviews();
    const { home } = aHomeMenu({ preview });
    void home.load();
    calls[0]?.answer(previewOf());
    await flushPromises();
    home.choose('classic');
    expect(home.state).toBe('ready');
    expect(home.isRefreshing).toBe(true);
    expect(home.products).toEqual(dishes.slice(0, 8));
  });

  it('distinguishes a closed kitchen from a category without items', async () => {
    const { home } = aHomeMenu({
      todaysMenu: () => Promise.resolve([]),
      preview: () => Promise.resolve(previewOf([])),
    });
    await home.load();
    expect(home.state).toBe('kitchenClosed');
    home.choose('classic');
    await flushPromises();
    expect(home.state).toBe('nothingFound');
  });

  it('fails with the reason and recovers on Retry', async () => {
    const answers = [() => Promise.reject(offline), () => Promise.resolve(previewOf())];
    const { home } = aHomeMenu({
      todaysMenu: () => Promise.reject(offline),
      preview: () => answers.shift()?.() ?? Promise.reject(offline),
    });
    await home.load();
    expect(home.state).toBe('failed');
    expect(home.error).toEqual(offline);
    await home.load();
    expect(home.state).toBe('ready');
    expect(home.error).toBeUndefined();
  });

  it('shows the menu that another page has read until the preview arrives', async () => {
    const { home, menu } = aHomeMenu({ preview: slowPreviews().preview });
    menu.show(dishes);
    void home.load();
    expect(home.state).toBe('ready');
    expect(home.products).toEqual(dishes.slice(0, 8));
    expect(home.hasMore).toBe(true);
  });

  it('shows nothing that arrives after the page was left', async () => {
    const { home } = aHomeMenu({ preview: (_query, cancel) => rejectedWhenTaken(cancel) });
    void home.load();
    home.dispose();
    await flushPromises();
    expect(home.error).toBeUndefined();
  });
});

describe('a preview of items that today’s menu has otherwise', () => {
  const [first, second] = [aDish('first', { price: cents(250) }), aDish('second')];
  const dearer = aDish('first', { price: cents(300), quantityAvailable: 2, deliverableOn: aDay('2026-11-22') });

  it('an item of another day is not offered', async () => {
    const { home } = aHomeMenu({ preview: async () => previewOf([first, second]), todaysMenu: async () => [second] });
    await home.load();
    expect(home.products).toEqual([second]);
  });

  it('an item has today’s price, day and stock', async () => {
    const { home } = aHomeMenu({ preview: async () => previewOf([first]), todaysMenu: async () => [dearer] });
    await home.load();
    expect(home.products).toEqual([dearer]);
  });

  it.each([
    ['kitchenClosed', []],
    ['soldOut', 'soldOut'],
  ] as const)('nothing is offered where nothing can be ordered: %s', async (state, menu) => {
    const { home } = aHomeMenu({ preview: async () => previewOf([first]), todaysMenu: async () => menu });
    await home.load();
    expect(home).toMatchObject({ state, products: [] });
  });

  it('the first items of today’s menu replace a preview that has none of them', async () => {
    const today = [...dishes, aDish('tart', { category: categoryNamed('Premium') })];
    const { home } = aHomeMenu({ preview: async () => previewOf([first]), todaysMenu: async () => today });
    await home.load();
    expect(home.products).toEqual(dishes.slice(0, 8));
    home.choose('premium');
    await flushPromises();
    expect(home.products.map(({ id }) => id)).toEqual(['tart']);
  });
});

describe('home categories', () => {
  it('are those of the menu service', async () => {
    const { home } = aHomeMenu();
    await home.load();
    expect(home.categories.map(({ name }) => name)).toEqual(['Classic', 'Premium']);
  });

  it('home has no categories until they are known, and today’s if the service names none', async () => {
    const { home } = aHomeMenu({ categories: () => Promise.reject(offline) });
    expect(home.categories).toEqual([]);
    await home.load();
    expect(home.categories).toMatchObject([dishes[0]?.category ?? {}]);
  });
});

describe('two categories that a service writes alike in its URLs', () => {
  it('are two chips, and each shows its own dishes only', async () => {
    const asked: (string | undefined)[] = [];
    const plus = { category: categoryNamed('C++') };
    const both = [aDish('plus', plus), aDish('sharp', { category: categoryNamed('C#') })];
    const { home } = aHomeMenu({
      todaysMenu: async () => both,
      categories: () => Promise.resolve([categoryNamed('C++'), categoryNamed('C#')]),
      preview: ({ category }) => {
        asked.push(category);
        return Promise.resolve(previewOf(both));
      },
    });
    await home.load();
    expect(home.categories.map(({ slug }) => slug)).toEqual(['c--2b--2b', 'c--23']);
    home.choose('c--23');
    await flushPromises();
    expect(home.products.map(({ id }) => id)).toEqual(['sharp']);
    expect(asked).toEqual([undefined, 'c']);
  });
});

describe('featured', () => {
  it('is the 6 best rated items of the whole menu, popular ones first', async () => {
    const { home, menu } = aHomeMenu();
    expect(home.featured).toBeUndefined();
    menu.show([...dishes, aDish('best', { rating: 5 }), aDish('popular', { rating: 5, isPopular: true })]);
    expect(home.featured).toHaveLength(6);
    expect(home.featured?.map(({ name }) => name).slice(0, 2)).toEqual(['popular', 'best']);
  });

  it('is empty if the menu cannot be read', async () => {
    const { home } = aHomeMenu({ todaysMenu: () => Promise.reject(offline) });
    await home.load();
    expect(home.featured).toEqual([]);
  });
});

function rejectedWhenTaken(cancel: Parameters<MenuGateway['preview']>[1]): Promise<never> {
  return new Promise((_resolve, reject) => {
    cancel?.addEventListener('abort', () => reject(new ServiceError('cancelled', 'cancelled')));
  });
}

describe('a home page that stays open', () => {
  it('shows the preview of the menu that is read after 5 minutes', async () => {
    const previews = [previewOf(dishes.slice(0, 8)), previewOf(dishes.slice(8, 16))];
    const { home, time } = aHomeMenu({ preview: async () => previews.shift() ?? previewOf([]) });
    await home.load();
    await time.advance(4 * 60_000);
    expect(home.products).toEqual(dishes.slice(0, 8));
    await time.advance(60_000);
    expect(home.products).toEqual(dishes.slice(8, 16));
    home.dispose();
    expect(time.waitingCount).toBe(0);
  });

  it('shows no other items under a category that could not be read, until a later read succeeds', async () => {
    const ofCategory = [offline, offline, previewOf(dishes.slice(8, 10))];
    const preview: MenuGateway['preview'] = async ({ category }) => {
      const answer = category === undefined ? previewOf() : ofCategory.shift();
      if (answer === undefined || answer instanceof ServiceError) throw offline;
      return answer;
    };
    const { home, time } = aHomeMenu({ preview });
    await home.load();
    home.choose('classic');
    await flushPromises();
    expect(home.state).toBe('failed');
    await time.advance(6 * 60_000);
    expect([ofCategory.length, home.state]).toEqual([1, 'failed']);
    await time.advance(6 * 60_000);
    expect([home.state, home.products]).toEqual(['ready', dishes.slice(8, 10)]);
    home.dispose();
  });

  it('tells that a chosen category could not be read, although the menu is read again meanwhile', async () => {
    let fail = (_error: ServiceError) => {};
    const previews = [async () => previewOf(), () => new Promise<never>((_resolve, reject) => (fail = reject))];
    const { home, time } = aHomeMenu({ preview: () => previews.shift()?.() ?? Promise.reject(offline) });
    await home.load();
    await time.advance(4 * 60_000);
    home.choose('premium');
    await time.advance(60_000);
    fail(offline);
    await flushPromises();
    expect(home.state).toBe('failed');
    home.dispose();
  });

  it('shows what it has while the service is down', async () => {
    const answers = [async () => previewOf(), () => Promise.reject(offline)];
    const { home, time } = aHomeMenu({ preview: () => answers.shift()?.() ?? Promise.reject(offline) });
    await home.load();
    await time.advance(6 * 60_000);
    expect(answers).toEqual([]);
    expect(home).toMatchObject({ state: 'ready', error: undefined });
    home.dispose();
  });
});
