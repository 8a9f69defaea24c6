import type { Page } from '@playwright/test';
import { expect, test } from './live-test';
import { hold } from './hold';
import { movesOn, twoFrames, watchMoves } from '../support/steady';

/** Opens a page whose scripts come only once it is painted, and waits until the shop has taken it over. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await scripts.isAsked;
  await expect(page.locator('.hero h2, .first-dishes h3').first()).toBeVisible();
  await twoFrames(page);
  scripts.release();
  await expect(page.getByRole('article').first()).toBeVisible();
}

const moments = { open: '2026-11-23T12:00:00-06:00', closed: '2026-11-23T02:00:00-06:00' };

for (const [kitchen, moment] of Object.entries(moments)) {
  for (const path of ['/', '/menu']) {
    test(`nothing moves on ${path} as the shop takes over, the kitchen being ${kitchen}`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await page.setViewportSize({ width: 390, height: 844 });
      await watchMoves(page);
      await openSlowly(page, path);
      const notice = page.getByText('The kitchen is closed right now');
      await expect(notice).toHaveCount(path === '/menu' && kitchen === 'closed' ? 1 : 0);
      expect(await movesOn(page)).toEqual([]);
    });
  }
}

test('nothing moves on /menu as the shop takes over with a cart', async ({ page }) => {
  await page.clock.setFixedTime(moments.open);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/menu');
  await page
    .getByRole('button', { name: /^Add .* to cart/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await watchMoves(page);
  await openSlowly(page, '/menu');
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  expect(await movesOn(page)).toEqual([]);
});
