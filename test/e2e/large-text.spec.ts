import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

// Sets the text size in the browser's own settings. No style of the page can imitate that: media queries depend on it too.
test.use({
  launchOptions: [
    async ({ launchOptions: { args = [], firefoxUserPrefs, ...options } }, provide) =>
      provide({
        ...options,
        ...(firefoxUserPrefs
          ? { args, firefoxUserPrefs: { ...firefoxUserPrefs, 'font.size.variable.x-western': 32 } }
          : { args: [...args, '--blink-settings=defaultFontSize=32'] }),
      }),
    { scope: 'worker' },
  ],
  viewport: { width: 390, height: 844 },
});

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const path of ['/', '/menu', '/feedback', '/privacy', '/menu?item=almond-cloud']) {
  test(`text at twice its size needs no scrolling sideways on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    if (path.includes('item')) await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
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

for (const width of [390, 320]) {
  test(`text at twice its size keeps words and prices whole on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await new Shopper(page).signInTo('/orders');
    await page
      .getByRole('link', { name: /^Track Order/ })
      .first()
      .click();
    await expect(page.locator('.timeline li').first()).toBeVisible();
    const broken = await page
      .locator('.demo-strip, .track__hero h1, .timeline b, .lines-text .num')
      .evaluateAll((found) =>
        found.flatMap((element) => {
          const range = document.createRange();
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const cut: string[] = [];
          for (let node = text.nextNode(); node; node = text.nextNode()) {
            const written = node.parentElement?.closest('.sr') ? '' : (node.textContent ?? '');
            for (const { index, 0: word } of written.matchAll(/\S+/g)) {
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => top));
              const { left, right } = range.getBoundingClientRect();
              if (lines.size > 1 || left < 0 || right > innerWidth) cut.push(word);
            }
          }
          return cut;
        }),
      );
    expect(broken).toEqual([]);
  });
}
