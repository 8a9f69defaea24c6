import { brokenLayout } from './journeys/support/layout-rules';
import { tabTo } from './support/keyboard';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the focus ring on a picture has a band around it that sets it off, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/menu');
  const favorite = page.getByRole('button', { name: /^Favorite/ }).first();
  await tabTo(page, favorite);
  const [ring, band] = await favorite.evaluate((button) => {
    const { outlineColor, boxShadow } = getComputedStyle(button);
    return [outlineColor, /rgb\([^)]*\)/.exec(boxShadow)?.[0] ?? ''];
  });
  expect(contrastOf(ring, band)).toBeGreaterThanOrEqual(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/menu?item=almond-cloud', '/privacy']) {
    test(`text from right to left, and 40% longer, needs no scrolling sideways on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      if (path.includes('item')) await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
      await page.evaluate(lengthenTexts);
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the spacing of letters, words, lines and paragraphs that WCAG 1.4.12 allows for cuts nothing off', async ({
    page,
  }) => {
    await page.addInitScript(spaceOut);
    // The strip of the demo, which no shop of an owner has, is as high as it is.
    const broken = async () => (await page.evaluate(brokenLayout)).filter((told) => !told.includes('demo-strip'));
    const shopper = new Shopper(page);
    await page.goto('/');
    expect(await broken()).toEqual([]);
    await shopper.fillCart('Snickerdoodle');
    // The row that stays on top of a scrolled menu has a button whose word only screen readers get. The focus may scroll after
    // the press.
    const brokenAtTop = async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      return broken();
    };
    await expect.poll(brokenAtTop).toEqual([]);
    await shopper.cartButton().click();
    await expect(shopper.dialog('Your Cart')).toContainText('for a dozen');
    expect(await broken()).toEqual([]);
    await page.goto('/menu?item=almond-cloud');
    await expect(shopper.dialog('Almond Cloud')).toContainText('Ingredients');
    expect(await broken()).toEqual([]);
    await shopper.signInTo('/orders');
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Your usual' })).toContainText('estimated');
    expect(await broken()).toEqual([]);
  });
});

/** Runs in the page. No policy of the page stops a sheet that a script makes. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

function lengthenTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    // No translator makes an address or a number longer.
    if (texts.currentNode.parentElement?.closest('script, a:is([href^="mailto:"], [href^="tel:"])')) continue;
    const words = texts.currentNode.textContent?.split(' ') ?? [];
    texts.currentNode.textContent = [...words, ...words.slice(0, Math.ceil(words.length * 0.4))].join(' ');
  }
}

/** By WCAG's formula, of colors like `rgb(1, 2, 3)`. */
function contrastOf(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the menu prints as two pages of words and prices, on white, without controls or the frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/menu');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 251, 244)');
  await expect(cards.first().locator('img')).toBeHidden();
  await expect(cards.first().getByText('$2.50')).toBeVisible();
  for (const frame of ['banner', 'contentinfo', 'search', 'button', 'radio'] as const)
    await expect(page.getByRole(frame).filter({ visible: true })).toHaveCount(0);
  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  expect(paper.byteLength).toBeLessThan(300_000);
});

test('the cart, a dish and an order print whole, from the top of the paper, without the page behind them', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const expectPaper = async (name: string) => {
    const dialog = shopper.dialog(name);
    await expect(dialog).toBeVisible();
    // An extension of the browser may have a closed dialog of its own behind it.
    await page.evaluate(() => document.body.append(document.createElement('dialog')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main')).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate(cutOnPaper), name).toEqual([]);
    await expect(dialog.getByRole('button').filter({ visible: true }), name).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  };
  await shopper.signInTo('/orders');
  await shopper
    .button(/^Order Details/)
    .first()
    .click();
  await expectPaper('Order Details');

  await page.goto('/menu?item=almond-cloud');
  await expect(shopper.dialog('Almond Cloud')).toContainText('Ingredients');
  await expectPaper('Almond Cloud');

  await shopper.fillCart('Snickerdoodle', 'Oatmeal Raisin');
  await shopper.cartButton().click();
  await expect(shopper.dialog('Your Cart')).toContainText('Estimated total');
  await expectPaper('Your Cart');
});

/** Runs in the page. */
function cutOnPaper(dialog: Element): readonly string[] {
  const { top, left } = dialog.getBoundingClientRect();
  const boxes = [dialog, ...dialog.querySelectorAll('*:not(input, select, .sr)')];
  return [
    ...(top === 0 && left === 0 ? [] : ['the dialog']),
    ...boxes
      .filter((box) => getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight)
      .map((box) => box.className),
  ];
}
