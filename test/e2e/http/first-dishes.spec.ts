import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from './live-test';

const drawn = (page: Page) => page.locator('.first-dishes :is(.card__name, .price)').allTextContents();

async function answerWith(page: Page, rows: readonly object[]) {
  await page.route('**/menu-schedule/today', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { scheduledMenusDetails: rows } }),
  );
}

async function expectSameDishes(page: Page, first?: string) {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/menu', { waitUntil: 'commit' });
  await expect(page.locator('.first-dishes .card__name').first()).toHaveText(first ?? /./);
  const early = await drawn(page);

  scripts.release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.first-dishes')).toHaveCount(0);
  const shown = await page.locator('.menu-list :is(.card__name, .price)').allTextContents();
  expect(shown.slice(0, early.length)).toEqual(early);
}

test('the first dishes and their prices are shown before the scripts load, and do not change', async ({ page }) => {
  await expectSameDishes(page);
});

test('the first dishes of a menu of several pages are those of the first page', async ({ page }) => {
  const dish = (id: number, menuTypeName: string) => ({
    menuItemId: `item-${id}`,
    itemName: `Cookie ${id}`,
    menuTypeName,
    price: 2.5,
  });
  // By name, the first hundred are all of the second category.
  const rows = Array.from({ length: 150 }, (_, index) => dish(999 - index, index < 30 ? 'Late' : 'Early'));
  await answerWith(page, rows);
  await expectSameDishes(page, 'Cookie 850');
});

/** The elements of a card with their attributes and texts, but for ids, which only have to fit each other, and the router's mark. */
const elementsOf = (card: Locator) =>
  card.evaluate((article) =>
    [article, ...article.querySelectorAll('*')].map((element) => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => !['id', 'aria-labelledby', 'data-discover'].includes(name))
        .map((name) => `${name}=${element.getAttribute(name)}`);
      const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
      return [element.tagName, ...attributes.toSorted(), ...texts].join(' ');
    }),
  );

async function expectSameCards(page: Page) {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/menu', { waitUntil: 'commit' });
  const early = page.locator('.first-dishes article');
  await expect(early).not.toHaveCount(0);
  const drawn = await Promise.all((await early.all()).map(elementsOf));
  scripts.release();
  await expect(page.locator('.first-dishes')).toHaveCount(0);
  const shown = await Promise.all((await page.getByRole('article').all()).slice(0, drawn.length).map(elementsOf));
  expect(shown).toEqual(drawn);
}

test('a card that is drawn before the scripts load is the card of the shop, element by element', async ({ page }) => {
  await expectSameCards(page);
});

test('a card with all that a service may state of a dish is drawn early as the shop draws it', async ({ page }) => {
  const row = {
    menuItemId: 7,
    itemName: ' Chili Cookie ',
    description: 'Hot.',
    price: 2.5,
    menuImgPath: '/products/snickerdoodle-640.avif',
    menuType: { menuTypeId: 3, menuName: 'Nut-Free', description: 'Baked apart.' },
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
  await answerWith(page, [row, { menuItemId: 'plain', itemName: 'Plain', price: 1, description: null }]);
  await expectSameCards(page);
});

test('names with accents and other letters are drawn early in the order of the shop', async ({ page }) => {
  const names = ['Zimtstern', 'éclair', 'Æbleskiver', 'apple pie', 'Ölkuchen', 'ßweet', '“Quoted”', 'ﬁne cake'];
  await answerWith(
    page,
    names.map((itemName, index) => ({ menuItemId: index, itemName, menuTypeName: 'All', price: 1 + index })),
  );
  await expectSameCards(page);
});

test('nothing is drawn early of a menu with a row that needs a repair', async ({ page }) => {
  await answerWith(page, [
    { menuItemId: 1, itemName: 'Good', price: 1 },
    { menuItemId: 2, itemName: 'Odd', price: 1, description: { en: 'Odd' } },
  ]);
  await expectNoneDrawnEarly(page);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a customer who avoids an allergen sees no dish before the shop has checked it', async ({ page }) => {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('storefront.avoidedAllergens', '["Egg"]');
  });
  await expectNoneDrawnEarly(page);
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** The menu is there and the shop's scripts are not; then they come. */
async function expectNoneDrawnEarly(page: Page): Promise<void> {
  const scripts = await hold(page, '**/assets/*.js');
  const reply = page.waitForResponse('**/menu-schedule/today');
  await page.goto('/menu', { waitUntil: 'commit' });
  await (await reply).finished();
  expect(await drawn(page)).toEqual([]);
  scripts.release();
}
