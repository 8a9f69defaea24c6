import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from './live-test';

/** The dishes and prices that are drawn before any script of the shop has loaded. */
const drawn = (page: Page) => page.locator('.first-dishes :is(.card__name, .price)').allTextContents();

/** What is drawn before the scripts is the first category of the menu that the shop then shows. */
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

test.describe('the first dishes of a closed kitchen', () => {
  // In Tokyo it is noon.
  test.use({ timezoneId: 'Asia/Tokyo' });
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T23:00:00-06:00'));

  /** Serves a menu with these days, and opens it without its scripts. */
  async function openEarly(page: Page, days: readonly unknown[]) {
    const rows = days.map((deliverableOn, id) => ({
      menuItemId: id,
      itemName: `Cookie ${id}`,
      price: 2,
      deliverableOn,
    }));
    await page.route('**/menu-schedule/today', (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { scheduledMenusDetails: rows.map((row) => ({ ...row, menuTypeName: 'Classic' })) },
      }),
    );
    const scripts = await hold(page, '**/assets/*.js');
    await page.goto('/menu', { waitUntil: 'commit' });
    await expect(page.locator('.first-dishes .card__name').first()).toBeVisible();
    return scripts;
  }
  const notice = (page: Page) => page.locator('.menu-list .notice');

  for (const { title, days, words } of [
    { title: 'the day on which all come', days: ['2026-11-25'], words: 'What you order now comes Wed, Nov 25.' },
    { title: 'no day where they differ', days: ['2026-11-25', '2026-11-26'], words: 'We open Tuesday at 7AM.' },
    { title: 'the day of an instant', days: ['2026-11-25T00:00:00'], words: 'What you order now comes Wed, Nov 25.' },
    { title: 'no day where they have none', days: [null], words: 'We open Tuesday at 7AM.' },
    { title: 'no day that is no text', days: [['2026-11-25']], words: 'We open Tuesday at 7AM.' },
  ]) {
    test(`are below its notice, which says ${title}`, async ({ page }) => {
      const scripts = await openEarly(page, days);
      await expect(notice(page)).toHaveText(new RegExp(`${words}$`));
      const early = await notice(page).textContent();
      scripts.release();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(notice(page)).toHaveText(early ?? '');
    });
  }

  for (const day of ['2026-02-30', '2026-13-01', 'Nov 25']) {
    test(`are shown without its notice where a day is ${day}`, async ({ page }) => {
      await openEarly(page, [day]);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('are shown without its notice where the owner closes on certain days', async ({ page }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const settings = document.getElementById('storefront-config');
        const text = settings?.nextElementSibling && settings.firstChild;
        if (!text) return;
        text.nodeValue = JSON.stringify({ ...JSON.parse(text.nodeValue ?? ''), closedOn: ['2026-11-24'] });
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await openEarly(page, ['2026-11-25']);
    await expect(notice(page)).toHaveCount(0);
  });
});

test('a customer who avoids an allergen sees no dish before the shop has checked it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('storefront.avoidedAllergens', '["Egg"]'));
  const scripts = await hold(page, '**/assets/*.js');
  const reply = page.waitForResponse('**/menu-schedule/today');
  await page.goto('/menu', { waitUntil: 'commit' });
  await (await reply).finished();
  expect(await drawn(page)).toEqual([]);
  scripts.release();
  await expect(page.getByRole('article').first()).toBeVisible();
});
