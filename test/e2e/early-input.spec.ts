import type { Page } from '@playwright/test';
import { hold } from './support/hold';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The returned function releases the scripts. */
async function openWithDelayedScripts(page: Page, path: string): Promise<() => void> {
  const scripts = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#main').waitFor();
  return scripts.release;
}

/** Both pages are of one document: Back between them loads no other, even after a reload. */
async function openMenuFromHome(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(shopper.addButton('Snickerdoodle')).toBeVisible();
}

for (const [name, dialog] of [
  ['Login', 'Sign In'],
  ['Cart, empty', 'Your Cart'],
] as const) {
  test(`a press on ${name} before the scripts load is answered at once, and replayed`, async ({ page }) => {
    const shopper = new Shopper(page);
    const releaseScripts = await openWithDelayedScripts(page, '/menu');
    await shopper.button(name).click();
    await expect(shopper.button(name)).toHaveCSS('cursor', 'progress');
    await expect(shopper.button(name)).toHaveCSS('opacity', '0.55');
    await expect(shopper.dialog(dialog)).toBeHidden();
    releaseScripts();
    await expect(page.locator('[data-recorded]')).toHaveCount(0);
    await expect(shopper.dialog(dialog)).toBeVisible();
  });
}

test('a search typed before the scripts load is applied', async ({ page }) => {
  const releaseScripts = await openWithDelayedScripts(page, '/menu');
  await page.getByLabel('Search the menu').pressSequentially('pumpkin');
  await page.getByLabel('Sort by').selectOption('Price High-Low');
  releaseScripts();
  await expect(page).toHaveURL(/search=pumpkin.*sort=price&order=desc/);
  await expect(page.getByLabel('Search the menu')).toHaveValue('pumpkin');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the skip link works before the scripts load, and the focus stays', async ({ page }) => {
  const releaseScripts = await openWithDelayedScripts(page, '/menu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  releaseScripts();
  await expect(new Shopper(page).addButton('Snickerdoodle')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
});

test('Back before the scripts load and while the page becomes interactive is followed, and draws nothing twice', async ({
  page,
}) => {
  await openMenuFromHome(page);
  const scripts = await hold(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#main').waitFor();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  scripts.release();
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await expect(page).toHaveTitle(/^Second Batch/);

  await openMenuFromHome(page);
  await page.addInitScript(() => document.addEventListener('hydrationstart', () => history.back(), { once: true }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('scripts that fail to load are reported on prerendered and other pages', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
  for (const path of ['/', '/orders']) {
    await page.goto(path);
    await expect(page.getByRole('alert').first()).toHaveText(/^The shop could not be loaded\./);
  }
});

test('the home page is at the section the link names and complete before the scripts load, and takes a color scheme', async ({
  page,
}) => {
  const releaseFirst = await openWithDelayedScripts(page, '/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  releaseFirst();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('#contact')).toBeInViewport();

  const releaseScripts = await openWithDelayedScripts(page, '/');
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('label').filter({ hasText: 'Dark' }).click();
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});
