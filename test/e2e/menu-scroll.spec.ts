import type { Page } from '@playwright/test';
import { showScenario } from './support/demo';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const listTop = (page: Page) => page.locator('.menu-list').evaluate((list) => list.getBoundingClientRect().top);
const barBottom = (page: Page) => page.locator('.menu-bar').evaluate((bar) => bar.getBoundingClientRect().bottom);

const scrollingEnds = (page: Page) =>
  page.evaluate(async () => {
    for (let [frames, last] = [0, -1]; frames < 10; frames = scrollY === last ? frames + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

async function scrolledMenu(page: Page) {
  await page.goto('/menu');
  await expect(new Shopper(page).addButton('Almond Cloud')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
}

test('a filter set from the row of categories shows the top of the list, and closing returns the focus', async ({
  page,
}) => {
  await scrolledMenu(page);
  const filters = page.locator('.menu-bar').getByRole('button', { name: /^Filters/ });
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const diet = sheet.getByRole('button', { name: 'Nut-Free', exact: true });
  await diet.click();
  await expect(diet).toBeFocused();
  expect(await diet.evaluate((chip) => getComputedStyle(chip, '::before').maskImage)).toMatch(/^url/);
  await sheet.getByRole('button', { name: /^Show \d+ items$/ }).click();
  await expect(filters).toBeFocused();
  expect(Math.abs((await listTop(page)) - (await barBottom(page)))).toBeLessThan(12);
});

test('the tabs lead to their categories and follow the page, and zoomed to 400% they scroll with it', async ({
  page,
}) => {
  await page.goto('/menu');
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await tabs.getByRole('link', { name: /^Gluten-Free/ }).click();
  await expect(page.getByRole('heading', { name: 'Gluten-Free', exact: true })).toBeInViewport();
  await expect(tabs.locator('[aria-current]')).toContainText('Gluten-Free');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(tabs.locator('[aria-current]')).toContainText('Classic');

  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator('.menu-bar')).toHaveCSS('position', 'static');
  await expect(page.locator('.header')).toHaveCSS('position', 'static');
});

test('Undo is a few stops from the button that opened the cart', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart(...shop.items);
  await shopper.cartButton().press('Enter');
  await shopper
    .dialog('Your Cart')
    .getByRole('button', { name: `Remove ${shop.items[0]}` })
    .press('Enter');
  await page.keyboard.press('Escape');
  await expect(shopper.cartButton()).toBeFocused();
  const undo = shopper.button('Undo');
  for (let stop = 0; stop < 4 && !(await undo.evaluate((button) => button.matches(':focus'))); stop++)
    await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
});

test('a page turned with Enter while the page scrolls to the button begins at its top', async ({ page }) => {
  await page.goto('/menu');
  await showScenario(page, 'big-menu');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.focus();
  for (const number of [2, 3]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await scrollingEnds(page);
    const top = await listTop(page);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(250);
    await next.focus();
  }
});
