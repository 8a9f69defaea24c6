import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('the demo controls load on demand and stay open across a reload', async ({ page }) => {
  const shopper = new Shopper(page);
  const controls = page.getByRole('region', { name: 'Demo controls' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /demo-(controls|google|checkout)/.test(path))).toEqual([]);

  await shopper.button('Demo controls').click();
  await expect(controls.getByRole('group', { name: 'Demo scenarios' })).toBeFocused();
  await page.reload();
  await expect(controls).toBeVisible();
  await page.keyboard.press('Tab');
  await controls.getByRole('button', { name: 'Close demo controls' }).click();
  await expect(shopper.button('Demo controls')).toBeFocused();
});

test('the demo strip covers nothing and is covered by nothing', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  const strip = page.getByRole('complementary', { name: 'Demo' });
  const bottomOfStrip = async () => {
    const box = await strip.boundingBox();
    return box && box.y + box.height;
  };
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y;
  await shopper.fillCart(...shop.items);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await bottomOfStrip()).toBe(28);
  expect(await topOf('.header')).toBe(28);

  await shopper.cartButton().click();
  await expect.poll(() => topOf('dialog.drawer')).toBe(28);
  await expect(strip).toContainText('Nothing is charged.');
  await expect(strip.locator('button')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(shopper.button('Demo controls')).toBeVisible();
});
