import type { Page } from '@playwright/test';
import { expect, test } from './live-test';

/** The dishes and prices that are drawn while no script of the shop has come. */
const drawn = (page: Page) => page.locator('.first-dishes :is(.card__name, .price)').allTextContents();

/** The scripts of the shop wait until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('the first dishes and their prices are there before the scripts, and stay what they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu', { waitUntil: 'commit' });
  await expect(page.locator('.first-dishes .card__name').first()).toBeVisible();
  const early = await drawn(page);
  const heading = await page.locator('.first-dishes h2').textContent();

  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.first-dishes')).toHaveCount(0);
  const group = page.getByRole('region', { name: heading ?? '' });
  const shown = group.locator(':is(.card__name, .price)');
  expect(await shown.allTextContents()).toEqual(early);
});

test('a customer who avoids an allergen sees no dish before the shop has looked at it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('storefront.avoidedAllergens', '["Egg"]'));
  const release = await holdScripts(page);
  const reply = page.waitForResponse('**/menu-schedule/today');
  await page.goto('/menu', { waitUntil: 'commit' });
  await (await reply).finished();
  expect(await drawn(page)).toEqual([]);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
});
