import type { Page } from '@playwright/test';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test.use({ viewport: { width: 320, height: 700 } });

/** Texts of a service are in a `<bdi>`. The category tabs scroll and keep theirs. */
async function makeWordsLong(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('main bdi, dialog bdi')) {
      if (!text.closest('.menu-tabs, .chip-row')) text.textContent = 'd'.repeat(32);
    }
  });
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a dish or a category of one long word does not widen the menu', async ({ page }) => {
  await page.goto('/menu');
  await page.getByRole('article').first().waitFor();
  await makeWordsLong(page);
  expect(await widthOf(page)).toBe(320);
});

test('an order with a reference of one long word does not widen a page', async ({ page }) => {
  await new Shopper(page).signInTo('/orders');
  await page.getByRole('article').first().waitFor();
  await makeWordsLong(page);
  expect(await widthOf(page)).toBe(320);
  await page
    .getByRole('link', { name: /^Track Order/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await makeWordsLong(page);
  expect(await widthOf(page)).toBe(320);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a turn of the carousel does not widen the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Next/ }).first().click();
    await page.evaluate(() => {
      for (const animation of document.querySelector('.hero')?.getAnimations({ subtree: true }) ?? []) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
    expect(await widthOf(page)).toBe(320);
  });
});
