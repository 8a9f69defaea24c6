import { testLaunchOptions } from '../tools/chromium.mjs';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

const { args, ...options } = testLaunchOptions();

// Sets the text size in the browser's own settings. No style of the page can imitate that: media queries depend on it too.
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
});

const sideways = () => document.documentElement.scrollWidth - innerWidth;

for (const path of ['/', '/menu', '/feedback', '/privacy', '/menu?item=almond-cloud']) {
  test(`text at twice its size needs no scrolling sideways on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    if (path.includes('item')) await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(sideways)).toBe(0);
  });
}

test('text at twice its size needs no scrolling sideways in the cart', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.cartButton().click();
  const cart = shopper.dialog('Your Cart');
  await expect(cart).toBeVisible();
  expect(await cart.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
