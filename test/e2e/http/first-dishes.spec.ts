import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from './live-test';

const drawn = (page: Page) => page.locator('.first-dishes :is(.card__name, .price)').allTextContents();

async function expectSameDishes(page: Page, first?: string) {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/menu', { waitUntil: 'commit' });
  await expect(page.locator('.first-dishes .card__name').first()).toHaveText(first ?? /./);
  const early = await drawn(page);
  const heading = await page.locator('.first-dishes h2').textContent();

  scripts.release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.first-dishes')).toHaveCount(0);
  const group = page.getByRole('region', { name: heading ?? '' });
  const shown = group.locator(':is(.card__name, .price)');
  // The cards below the window are rendered a moment later.
  await expect.poll(async () => (await shown.allTextContents()).slice(0, early.length)).toEqual(early);
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
  await page.route('**/menu-schedule/today', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { scheduledMenusDetails: rows } }),
  );
  await expectSameDishes(page, 'Cookie 850');
});

test('a customer who avoids an allergen sees no dish before the shop has checked it', async ({ page }) => {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('storefront.avoidedAllergens', '["Egg"]');
  });
  const scripts = await hold(page, '**/assets/*.js');
  const reply = page.waitForResponse('**/menu-schedule/today');
  await page.goto('/menu', { waitUntil: 'commit' });
  await (await reply).finished();
  expect(await drawn(page)).toEqual([]);
  scripts.release();
  await expect(page.getByRole('article').first()).toBeVisible();
});
