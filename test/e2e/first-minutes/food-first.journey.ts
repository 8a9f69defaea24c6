import { expect, test } from '../journeys/support/journey-test';
import type { Target } from '../journeys/support/shop-window';
import { button, heading, link, within } from '../journeys/support/targets';
import { menuCards } from './support/menu-cards';

const laptops = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];
const categories: Target = { role: 'navigation', name: 'Categories' };

test('the first row of cards with Add is in the first window of a laptop', { tag: '@drawn' }, async ({ window }) => {
  for (const size of laptops) {
    await window.resize(size);
    await window.open('/menu');
    const [first, ...rest] = await menuCards(window);
    const row = [first, ...rest].filter((card) => card?.top === first?.top);
    expect(row.length).toBeGreaterThan(0);
    for (const card of row) {
      expect(card?.top, `at ${size.width} px`).toBeLessThanOrEqual(330);
      expect(card?.addBottom, `at ${size.width} px`).toBeLessThanOrEqual(740);
    }
  }
});

test(
  'heading, promise, search and both dropdowns share a row, and the diets a line',
  { tag: '@drawn' },
  async ({ window }) => {
    await window.open('/menu');
    await menuCards(window);
    const title = await window.boxOf(heading('Menu'));
    for (const label of ['Search the menu', 'Category', 'Sort by']) {
      const field = await window.boxOf({ label });
      expect(field.left, label).toBeGreaterThan(title.right);
      expect(field.top, label).toBeLessThan(title.bottom + 60);
    }
    const diet = await window.boxOf(button('Vegan'));
    const filters = await window.boxOf(within({ role: 'main' }, button(/^Filters/)));
    expect(Math.abs(filters.top - diet.top)).toBeLessThan(8);
    const tops = await window.evaluate(
      () => [
        ...new Set(
          [...document.querySelectorAll('main [aria-pressed]')]
            .filter((chip) => chip.checkVisibility({ visibilityProperty: true }) && !chip.closest('article'))
            .map((chip) => Math.round(chip.getBoundingClientRect().top)),
        ),
      ],
      undefined,
    );
    expect(tops).toHaveLength(1);
  },
);

test(
  'a tablet has search and filters in one row, and whole cards with Add in the first window',
  { tag: '@drawn' },
  async ({ window }) => {
    await window.resize({ width: 768, height: 1024 });
    await window.open('/menu');
    const cards = await menuCards(window);
    const search = await window.boxOf({ label: 'Search the menu' });
    const filters = await window.boxOf(within({ role: 'main' }, button(/^Filters/)));
    expect(Math.abs(filters.top - search.top)).toBeLessThan(8);
    expect(cards[0]?.top).toBeLessThanOrEqual(345);
    expect(cards.filter((card) => card.addBottom < 1024).length).toBeGreaterThanOrEqual(2);
  },
);

test('the chip of the diet in the address is in view', { tag: '@drawn' }, async ({ window }) => {
  await window.resize({ width: 1024, height: 768 });
  await window.open('/menu?dietary=organic');
  await menuCards(window);
  const { row, chip } = await window.evaluate(() => {
    const chips = document.querySelector('[role=group][aria-label=Dietary]');
    const edges = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return { left, right };
    };
    return { row: edges(chips), chip: edges(chips?.querySelector('[aria-pressed=true]')) };
  }, undefined);
  expect(chip.right).toBeGreaterThan(chip.left);
  expect(chip.left).toBeGreaterThanOrEqual(row.left);
  expect(chip.right).toBeLessThanOrEqual(row.right + 1);
});

test('a card keeps its height when its item is added', { tag: '@drawn' }, async ({ window, customer }) => {
  await window.resize({ width: 1920, height: 1000 });
  await window.open('/menu');
  const cards = await menuCards(window);
  const narrow = cards.toSorted((one, other) => one.width - other.width)[0];
  const card: Target = { role: 'article', name: narrow?.name ?? '' };
  const heightOf = async () => {
    const { top, bottom } = await window.boxOf(card);
    return Math.round(bottom - top);
  };
  const before = await heightOf();
  await customer.add(narrow?.name ?? '');
  await customer.seeCart(1);
  expect(await heightOf()).toBe(before);
});

test('the tab of the category in view is whole in view', { tag: '@drawn' }, async ({ window }) => {
  await window.resize({ width: 390, height: 844 });
  await window.open('/menu');
  await menuCards(window);
  const ids = await window.evaluate(
    () =>
      [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Categories] a')].map(({ hash }) =>
        hash.slice(1),
      ),
    undefined,
  );
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) {
    await window.evaluate((group) => document.getElementById(group)?.scrollIntoView(), id);
    const current = () =>
      window.evaluate((group) => {
        const tab = document.querySelector<HTMLAnchorElement>('nav[aria-label=Categories] [aria-current]');
        const name = tab?.querySelector('bdi')?.getBoundingClientRect();
        const isWhole = name !== undefined && name.left >= 0 && name.right <= innerWidth;
        return tab?.hash === `#${group}` && isWhole;
      }, id);
    await expect.poll(current, id).toBe(true);
  }
  await window.see(categories);
});

test(
  'one dish alone fills its row, and a wide window has five columns',
  { tag: '@drawn' },
  async ({ window, shop }) => {
    await window.resize({ width: 1920, height: 1000 });
    await window.open('/menu');
    const cards = await menuCards(window);
    const perRow = Math.max(...cards.map(({ top }) => cards.filter((card) => card.top === top).length));
    expect(perRow).toBe(5);
    const plain = cards.find(({ words }) => !words.includes('Popular'));
    const widthOf = async (name: string) => {
      await window.open(`/menu?search=${encodeURIComponent(name)}`);
      await window.see({ role: 'article', name });
      const found = await menuCards(window);
      const room = await window.evaluate(
        () => document.querySelector('.menu-list ul')?.getBoundingClientRect().width ?? NaN,
        undefined,
      );
      return (found.find((card) => card.name === name)?.width ?? NaN) / room;
    };
    expect(await widthOf(shop.items[0])).toBeCloseTo(1, 1);
    expect(await widthOf(plain?.name ?? '')).toBeCloseTo(1, 1);
  },
);

test('the label that was asked for comes first on a card', async ({ window }) => {
  for (const [slug, name] of [
    ['vegan', 'Vegan'],
    ['nut-free', 'Nut-Free'],
  ] as const) {
    await window.open(`/menu?dietary=${slug}`);
    await menuCards(window);
    const first = await window.evaluate(
      () => [...document.querySelectorAll('main article .labels')].map((list) => list.firstElementChild?.textContent),
      undefined,
    );
    expect(first.length).toBeGreaterThan(0);
    for (const label of first) expect(label).toBe(name);
  }
});

test('each slide leads to the menu, or to the item that it shows', async ({ window }) => {
  await window.open('/');
  await window.see(button('Play slides'));
  const slides = await window.evaluate(
    () =>
      [...document.querySelectorAll('[aria-roledescription=slide]')].map((slide) => ({
        words: `${slide.textContent} ${slide.querySelector('img')?.alt}`.toLowerCase(),
        link: slide.querySelector<HTMLAnchorElement>('.hero__cta a')?.getAttribute('href') ?? '',
      })),
    undefined,
  );
  expect(slides.length).toBeGreaterThan(1);
  expect(slides.filter(({ link: leads }) => leads.includes('?item=')).length).toBeGreaterThan(1);
  for (const { words, link: leads } of slides) {
    await window.open(leads);
    await menuCards(window);
    if (!leads.includes('?item=')) continue;
    await window.see({ role: 'dialog' });
    const name = await window.textOf(within({ role: 'dialog' }, { role: 'heading' }));
    const named = name.toLowerCase().split(' ');
    expect(
      named.filter((word) => word.length > 3 && words.includes(word)),
      `${name} of ${leads}`,
    ).not.toEqual([]);
  }
});

/** Both ways to the menu, further up and further down. `npm run journeys` tries more. */
const places = process.env.ALL_JOURNEYS ? 12 : 4;

test(
  'Back shows the whole menu at the same place at once, wherever that was',
  { tag: '@drawn' },
  async ({ window }) => {
    for (let place = 0; place < places; place++) {
      // The first page of a visit, and one that a link of the shop opened.
      if (place % 2 === 0) await window.open('/menu');
      else {
        await window.open('/');
        await window.press(within({ role: 'navigation', name: 'Main' }, link('Menu')));
      }
      await menuCards(window);
      const before = await window.evaluate(
        async (part) => {
          const room = document.documentElement.scrollHeight - innerHeight;
          scrollTo({ top: Math.round(room * part), behavior: 'instant' });
          // The position is remembered with the event of the next frame.
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return Math.round(scrollY);
        },
        (place + 0.5) / places,
      );
      // Dispatched, because a press would scroll to the link.
      await window.evaluate(
        () =>
          document
            .querySelector('footer a[href$="/feedback"]')
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
        undefined,
      );
      await window.see(heading('Tell us how it was'));
      await window.evaluate(() => {
        Reflect.set(document, 'lateCards', 0);
        const look = () => {
          const cards = document.querySelectorAll('.card--later').length;
          Reflect.set(document, 'lateCards', Math.max(cards, Reflect.get(document, 'lateCards')));
          requestAnimationFrame(look);
        };
        look();
        // WebKit's own Back skips pages that were opened without a press.
        setTimeout(() => history.back());
      }, undefined);
      await window.see(heading('Menu'));
      const after = () => window.evaluate(() => Math.round(scrollY), undefined);
      await expect.poll(after, `place ${place + 1}`).toBe(before);
      expect(
        await window.evaluate(() => Number(Reflect.get(document, 'lateCards')), undefined),
        'cards drawn late',
      ).toBe(0);
    }
  },
);
