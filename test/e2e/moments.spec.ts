import type { Browser, Page } from '@playwright/test';
import { showScenario } from './support/demo';
import { Shopper } from './support/shopper';
import { firstOrAll } from './support/matrix';
import { expect, test } from './support/strict-page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const moments: Record<string, (shopper: Shopper) => Promise<void>> = {
  'the home page': async ({ page }) => void (await page.goto('/')),
  'a filtered menu': async ({ page }) => void (await page.goto('/menu?dietary=vegan&sort=price')),
  'a filled cart': (shopper) => shopper.fillCart('Snickerdoodle', 'Oatmeal Raisin'),
  'a closed kitchen': async ({ page }) => {
    await page.goto('/menu');
    await showScenario(page, 'kitchen-closed');
  },
  'a dark page': async ({ page }) => {
    await page.goto('/feedback');
    await page.evaluate(() => localStorage.setItem('storefront.appearance', '"dark"'));
  },
  'past orders': (shopper) => shopper.signInTo('/orders'),
  'a profile': (shopper) => shopper.signInTo('/profile'),
  'two hundred orders': async (shopper) => {
    await shopper.signInTo('/orders?status=cancelled');
    await showScenario(shopper.page, 'long-history');
  },
  'an unfinished order': async (shopper) => {
    await shopper.openPayment('Snickerdoodle');
    await shopper.page.goto('/menu');
  },
  'a declined payment': async (shopper) => {
    await shopper.openPayment('Snickerdoodle');
    await shopper.button('Decline Payment').click();
    await expect(shopper.page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  },
};

async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Demo controls' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.getByRole('button', { name: 'Close demo controls' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function openFresh(browser: Browser, link: string, timezoneId: string | undefined) {
  const context = await browser.newContext({
    ...(timezoneId ? { timezoneId } : {}),
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

async function shown(page: Page): Promise<string> {
  // A reload keeps the place, and further down the menu's bar has a button more.
  await page.evaluate(() => scrollTo(0, 0));
  const look = await page
    .locator('html')
    .evaluate(({ dataset: { theme, mode }, className }) => [theme, mode, className].join());
  return `${look}\n${await page.locator('body').ariaSnapshot()}`;
}

for (const [name, lead] of firstOrAll(Object.entries(moments))) {
  test(`a link to ${name} shows exactly that in a fresh browser`, async ({ page, browser, timezoneId }) => {
    await lead(new Shopper(page));
    const link = await copiedLink(page);
    const fresh = await openFresh(browser, link, timezoneId);
    await expect(fresh).toHaveURL(page.url());
    await page.reload();
    await expect.poll(async () => (await shown(fresh)) === (await shown(page))).toBe(true);
    await fresh.context().close();
  });
}
