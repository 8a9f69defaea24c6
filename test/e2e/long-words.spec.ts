import type { Page } from '@playwright/test';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';
import { focusAddress } from './support/typed-address';

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

test('a shop with a long name keeps the cart and the menu of pages in the window', async ({ page }) => {
  await new Shopper(page).signInTo('/profile');
  const buttons = page.getByRole('banner').getByRole('button').filter({ visible: true });
  await expect(buttons).toHaveCount(3);
  for (const name of ['Little Italy Pizzeria & Pasta House', 'Hildegards Backstubenkonditorei'])
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      await page.locator('.brand > span').evaluateAll((spans, text) => {
        for (const span of spans) span.textContent = text;
      }, name);
      expect(await widthOf(page), `${name}, ${width} px`).toBe(width);
      for (const button of await buttons.all()) await expect(button, name).toBeInViewport({ ratio: 1 });
      const brand = await page.getByRole('banner').locator('.brand').boundingBox();
      expect(brand?.height, `${name}, ${width} px`).toBeLessThanOrEqual(60);
    }
});

test('a long name of delivery or pickup leaves the price beside or below it', async ({ page }) => {
  await page.goto('/menu');
  await page.getByRole('article').first().waitFor();
  const covered = await page.getByRole('group', { name: 'Delivery or pickup?' }).evaluate((group) => {
    for (const name of group.querySelectorAll('b')) name.textContent = 'Selbstabholung';
    for (const price of group.querySelectorAll('em')) price.textContent = 'kostenlos';
    return [...group.querySelectorAll('label')].filter((label) => {
      const [name, price] = [label.querySelector('b'), label.querySelector('em')].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part ?? label);
        return range.getBoundingClientRect();
      });
      return name && price && price.top < name.bottom && price.left < name.right;
    }).length;
  });
  expect(covered).toBe(0);
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

test('a name and an address of one long word stay in their boxes on a narrow screen', async ({ page }) => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';
  const shopper = new Shopper(page);
  await shopper.fillCheckout('Snickerdoodle');
  await shopper.openCheckout();
  await shopper.dialog('Checkout').getByRole('group', { name: 'Delivery address' }).waitFor();
  await page.evaluate(focusAddress);
  await shopper.dialog('Checkout').getByLabel('Address line 1').fill(word);
  await shopper.dialog('Checkout').getByRole('button', { name: 'Continue' }).click();
  const review = shopper.dialog('Confirm Your Order').getByRole('definition').filter({ hasText: word });
  expect(await review.evaluate((address) => address.scrollWidth - address.clientWidth)).toBe(0);

  await page.goto('/profile');
  await shopper.button('Edit Profile').click();
  await page.getByLabel('First name').fill(word.slice(0, 40));
  await shopper.button('Save Changes').click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
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
