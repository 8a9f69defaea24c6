import type { Page } from '@playwright/test';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

/** Opens a page whose scripts are still on their way; what is returned lets them come. */
async function openWithLateScripts(page: Page, path: string): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#main').waitFor();
  return arrive;
}

test('what is pressed before the scripts have come is done when they have', async ({ page }) => {
  const shopper = new Shopper(page);
  const arrive = await openWithLateScripts(page, '/menu');
  await shopper.button('Vegan').click();
  await shopper.cartButton().click();
  await expect(shopper.dialog('Your Cart')).toBeHidden();
  arrive();
  await expect(shopper.dialog('Your Cart')).toBeVisible();
  await expect(page).toHaveURL('/menu?dietary=vegan');
});

test('what is typed before the scripts have come is searched for when they have', async ({ page }) => {
  const arrive = await openWithLateScripts(page, '/menu');
  await page.getByLabel('Search the menu').pressSequentially('pumpkin');
  await page.getByLabel('Sort by').selectOption('Price High-Low');
  arrive();
  await expect(page).toHaveURL(/search=pumpkin.*sort=price&order=desc/);
  await expect(page.getByLabel('Search the menu')).toHaveValue('pumpkin');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a look that is chosen before the scripts have come is worn when they have', async ({ page }) => {
  const arrive = await openWithLateScripts(page, '/');
  await page.locator('label').filter({ hasText: 'Dark' }).click();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('the skip link works before the scripts have come, and the focus stays where it led', async ({ page }) => {
  const arrive = await openWithLateScripts(page, '/menu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  arrive();
  await expect(new Shopper(page).addButton('Snickerdoodle')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
});

test('scripts that can not be loaded are reported, on a page that is there and on one that is not', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
  for (const path of ['/', '/orders']) {
    await page.goto(path);
    await expect(page.getByRole('alert').first()).toHaveText(/^The shop could not be loaded\./);
  }
});
