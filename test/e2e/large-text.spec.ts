import type { Locator } from '@playwright/test';
import { brokenLayout } from './journeys/support/layout-rules';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

// In one browser, because each has these settings from its start.
test.describe.configure({ mode: 'default' });
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

test('text at twice its size needs no scrolling sideways at home, on a form, a page of text and a dish', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(sideways), 'at home').toBeLessThanOrEqual(0);
  for (const [link, title] of [
    ['Feedback', 'Tell us how it was'],
    ['Privacy', 'Privacy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.evaluate(sideways), title).toBeLessThanOrEqual(0);
  }

  await page.goto('/menu?item=almond-cloud');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(sideways), 'of a dish').toBeLessThanOrEqual(0);
});

test('text at twice its size keeps the usual order and the button of a dish inside of what they stand on', async ({
  page,
}) => {
  await new Shopper(page).signInTo('/orders');
  for (const [path, shown] of [
    ['/', page.getByRole('region', { name: 'Your usual' })],
    ['/menu?item=almond-cloud', page.getByRole('dialog').getByRole('button', { name: /^Add to cart/ })],
  ] as const) {
    await page.goto(path);
    await expect(shown).toContainText('$');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(sideways), `${path}, ${width} px`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(brokenLayout), `${path}, ${width} px`).toEqual([]);
      await expectWholeWords(shown.locator('h2, .btn, .num').or(shown.and(page.locator('.btn'))));
    }
  }
});

test('text at twice its size keeps words and prices whole', async ({ page }) => {
  await new Shopper(page).signInTo('/orders');
  await page
    .getByRole('link', { name: /^Track Order/ })
    .first()
    .click();
  await expect(page.locator('.timeline li').first()).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectWholeWords(page.locator('.demo-strip, .track__hero h1, .timeline b, .lines-text .num'));
  }
});

test('text at twice its size leaves the header, the search and the cart of the menu in reach', async ({
  page,
  shop,
}) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle', 'Classic Chocolate Chip');
  const header = page.getByRole('banner');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await page.evaluate(sideways), `${width} px`).toBeLessThanOrEqual(0);
    expect((await header.boundingBox())?.height, 'one row').toBeLessThanOrEqual(90);
    for (const control of [
      header.getByRole('link', { name: shop.name }),
      header.getByRole('button', { name: /^Cart, 2/ }),
      header.getByRole('button', { name: 'Open menu' }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 });
    const search = page.getByRole('main').getByRole('searchbox');
    expect((await search.boundingBox())?.width, 'the search').toBeGreaterThan(200);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(header, 'does not stay on top').not.toBeInViewport();
    const bar = page.getByRole('button', { name: /^View cart, 2 items/ });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height, 'the bar of the cart').toBeLessThanOrEqual(64);
  }
});

test('text at twice its size breaks no word of the cart, and leaves no icon alone on a line', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout('Snickerdoodle');
  await shopper.cartButton().click();
  const cart = shopper.dialog('Your Cart');
  await expect(cart).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await cart.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), `${width} px`).toBe(0);
    await expectWholeWords(cart.locator('.lines__name'));
    expect(await page.evaluate(lonelyIcons), 'in the cart').toEqual([]);
  }
  await cart.getByRole('button', { name: 'Close' }).click();
  await shopper.openCheckout();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(lonelyIcons), 'in the checkout').toEqual([]);
  }
});

test('text at twice its size parts a badge from the heart, and keeps choices and the amount to pay whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/menu']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Favorite/ }).first()).toBeVisible();
    expect(await page.evaluate(badgesUnderHearts), path).toEqual([]);
  }

  const shopper = new Shopper(page);
  await shopper.fillCheckout('Snickerdoodle');
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'System' }).last()).toBeVisible();
  expect(await page.evaluate(sideways), 'settings').toBeLessThanOrEqual(0);
  await expectWholeWords(page.locator('main .segment label'));

  await shopper.openCheckout();
  await expectWholeWords(page.locator('dialog .segment b'));
  await shopper.button('Continue').click();
  await shopper.button('Confirm & Pay').click();
  const amount = page.locator('.hosted__amt');
  await expect(amount).toContainText('$');
  await expectWholeWords(amount);
});

function badgesUnderHearts(): readonly string[] {
  return [...document.querySelectorAll('article:has(.badge--popular)')].flatMap((card) => {
    const boxOf = (part: string) => card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [badge, heart] = [boxOf('.badge--popular'), boxOf('.fav')];
    const isClear = badge.right <= heart.left || badge.top >= heart.bottom;
    return isClear ? [] : [card.querySelector('h3')?.textContent ?? ''];
  });
}

/** A dialog comes without its content, and where there is nothing, nothing is broken. */
async function expectWholeWords(texts: Locator): Promise<void> {
  await expect(texts.first()).toBeVisible();
  expect(await texts.evaluateAll(brokenWords)).toEqual([]);
}

/** Runs in the page: words on two lines, or outside of the window. */
function brokenWords(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => {
    const range = document.createRange();
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = text.nextNode(); node; node = text.nextNode()) {
      const written = node.parentElement?.closest('.sr') ? '' : (node.textContent ?? '');
      for (const { index, 0: word } of written.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        const { left, right } = range.getBoundingClientRect();
        if (lines.size > 1 || left < 0 || right > innerWidth) broken.push(word);
      }
    }
    return broken;
  });
}

/** Runs in the page: rows of an icon and words whose words begin below the icon. */
function lonelyIcons(): readonly string[] {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  return [...top.querySelectorAll('.icon')].flatMap((icon) => {
    const words = icon.nextElementSibling;
    if (!words || !icon.checkVisibility() || !words.checkVisibility() || words.matches('.sr, .icon')) return [];
    const row = icon.parentElement;
    const isRow =
      row &&
      getComputedStyle(row).display.includes('flex') &&
      !getComputedStyle(row).flexDirection.startsWith('column');
    return isRow && words.getBoundingClientRect().top >= icon.getBoundingClientRect().bottom
      ? [`${row.className} "${(row.textContent ?? '').slice(0, 40)}"`]
      : [];
  });
}
