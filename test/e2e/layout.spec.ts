import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { statesByFeature } from '../../src/demo/states/demo-states';
import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

const wide = [768, 1024, 1280, 1920];

test('the menu leaves no gap beside a card, with Filters in view and badges on their pictures', async ({
  page,
  shop,
}) => {
  await page.goto('/menu');
  const dish = page.getByRole('article', { name: shop.items[0], exact: true });
  await expect(dish.getByText('Popular')).toBeVisible();
  for (const width of wide) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(unevenRows), `at ${width} px`).toEqual([]);
    await expect(page.getByRole('main').getByRole('button', { name: 'Filters' })).toBeInViewport({ ratio: 1 });
  }
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = await box(dish.locator('.card__media'));
    const badge = await box(dish.getByText('Popular'));
    const favorite = await box(dish.getByRole('button', { name: /^Favorite/ }));
    expect(badge.x - picture.x, `at ${width} px`).toBeLessThanOrEqual(12);
    expect(badge.y - picture.y, `at ${width} px`).toBeLessThanOrEqual(12);
    expect(badge.y, `at ${width} px`).toBeGreaterThanOrEqual(picture.y);
    expect(badge.x + badge.width, `at ${width} px`).toBeLessThanOrEqual(favorite.x + 7);
  }
});

test('a card keeps its place under a pointer at its lower edge, and a tab that is pressed becomes the current one', async ({
  page,
  shop,
}) => {
  await page.goto('/menu');
  const card = page.getByRole('article', { name: shop.items[0], exact: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height - 1);
  // Playwright presses only what keeps its place for two frames.
  await card.getByRole('button', { name: /^Favorite / }).click({ timeout: 10_000 });
  await expect(card).not.toHaveCSS('box-shadow', 'none');

  for (const tab of await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
  }

  // In a narrow list its words begin where the card does, and a frame around them would touch them.
  await page.setViewportSize({ width: 390, height: 844 });
  await card.hover();
  await expect(card).toHaveCSS('box-shadow', 'none');
});

test('filters leave no gap beside a dish alone in its category, and show the diet that was chosen last', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const chosen = main.getByRole('group', { name: 'Dietary' }).getByRole('button', { pressed: true });
  await page.goto('/menu?dietary=organic');
  await expect(chosen).toBeInViewport({ ratio: 1 });

  await page.goto('/menu?dietary=vegan');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  for (const width of wide) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(unevenRows), `at ${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(chosen).toHaveCount(0);
  await main.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Organic', exact: true }).click();
  await filters.getByRole('button', { name: /^Show / }).click();
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('the picture of a dish is whole, two thirds of it on a tablet, and leaves no band in its half of the dialog', async ({
  page,
  shop,
}) => {
  const [name] = shop.items;
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/menu');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  const picture = dialog.getByRole('img').first();
  await expect(picture).toBeInViewport({ ratio: 1 });
  const { width: across = 0, height: down = 1 } = (await picture.boundingBox()) ?? {};
  expect(down / across).toBeGreaterThan(0.66);

  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await picture.boundingBox();
    const body = await dialog.getByRole('group', { name }).first().boundingBox();
    expect(shown?.y, `at ${width} px`).toBeCloseTo(body?.y ?? NaN, 0);
    expect(shown?.height, `at ${width} px`).toBeCloseTo(body?.height ?? NaN, 0);
    expect((shown?.height ?? 0) / (shown?.width ?? 1), `at ${width} px`).toBeLessThan(1.3);
  }
});

test('what stands for a missing picture is whole in the crop of a card, of a dish and of a thumbnail', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  const edges = await page.evaluate(
    (svg) => {
      document.body.innerHTML = svg;
      const shapes = [...document.querySelectorAll<SVGGraphicsElement>('circle, path, rect')].map((one) =>
        one.getBBox(),
      );
      return {
        across: Math.max(...shapes.flatMap(({ x, width }) => [200 - x, x + width - 200])),
        down: Math.max(...shapes.flatMap(({ y, height }) => [200 - y, y + height - 200])),
      };
    },
    readFileSync('src/ui/components/placeholder.svg', 'utf8'),
  );
  // The picture is 400 px wide and high. A card of 4:3 and a phone's dish of 390 x 240 cut its height, a tall place half its
  // width.
  expect(edges.across).toBeLessThanOrEqual(130);
  expect(edges.down).toBeLessThanOrEqual(110);
});

test('a phone on its side shows the name of a dish and its first words beside the picture', async ({ page, shop }) => {
  const [name] = shop.items;
  await page.goto('/menu');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const dish = page.getByRole('dialog', { name });
  for (const size of [
    { width: 844, height: 390 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await expect(dish.getByRole('heading', { level: 2 }), `${size.width} px`).toBeInViewport({ ratio: 1 });
    await expect(dish.locator('.item__body > p[dir]'), `${size.width} px`).toBeInViewport();
    await expect(dish.getByRole('button', { name: /^Add to cart/ })).toBeInViewport({ ratio: 1 });
  }
});

test('the home page keeps its place from slide to slide, its tiles share their lines, and its contacts are centered', async ({
  page,
}) => {
  await page.goto('/');
  for (const place of ['contentinfo', 'main'] as const) {
    const links = page.getByRole(place).locator('a:is([href^="mailto:"], [href^="tel:"])');
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      expect(await link.evaluate(offMiddle), `${await link.innerText()} in ${place}`).toBeLessThan(2);
  }

  const tiles = page
    .getByRole('region', { name: 'Featured' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(tiles.first().getByRole('button', { name: /^Add / })).toBeAttached();
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await tiles.evaluateAll(linesOfTiles);
    expect(lines, `at ${width} px`).toHaveLength(6);
    for (const line of lines) {
      expect(line.gap, `Add below the stars, at ${width} px`).toBeCloseTo(8, 0);
      expect(line, `at ${width} px`).toMatchObject({ add: lines[0]?.add, price: lines[0]?.price });
    }
  }

  const dots = page.getByRole('group', { name: 'Choose slide' }).getByRole('button');
  await expect(dots).toHaveCount(5);
  await expect(page.locator('.facts')).toBeVisible();
  for (const width of [360, 390, 768, 1008, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await dots.evaluateAll(topsOfFacts);
    expect(new Set(tops).size, `places of what is below ${tops.length} slides, at ${width} px`).toBe(1);
  }
});

/** Runs in the page: how far from its top the facts are below each slide. */
async function topsOfFacts(dots: readonly Element[]): Promise<readonly number[]> {
  const tops: number[] = [];
  for (const dot of dots) {
    if (dot instanceof HTMLElement) dot.click();
    while (dot.ariaCurrent !== 'true') await new Promise(requestAnimationFrame);
    const { top = NaN } = document.querySelector('.facts')?.getBoundingClientRect() ?? {};
    tops.push(Math.round(top + scrollY));
  }
  return tops;
}

function linesOfTiles(items: readonly Element[]) {
  return items.map((item) => {
    const part = (selector: string) => item.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(NaN, NaN);
    const add = part('.feat__add');
    return { gap: add.top - part('p').bottom, add: Math.round(add.top), price: Math.round(part('p').top) };
  });
}

test('a window that has just room for the links of the header squeezes no message and no order', async ({
  page,
  shop,
}) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders');
  const items = page.getByRole('article').first().locator('.order__items p');
  await expect(items).toBeVisible();
  for (const width of [1024, 1100, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { lines, words } = await items.evaluate((text) => {
      const style = getComputedStyle(text);
      return { lines: text.clientHeight / Number.parseFloat(style.lineHeight), words: text.clientWidth };
    });
    expect(Math.round(lines), `lines of ${words} px, at ${width} px`).toBeLessThanOrEqual(3);
  }
  for (const width of [1024, 1100, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await shopper.fillCart(shop.items[0]);
    const heights = () =>
      page
        .locator('.toast')
        .evaluateAll((toasts) => toasts.map((toast) => toast.clientHeight).filter((height) => height > 80));
    expect(await heights(), `that an item was added, at ${width} px`).toEqual([]);
    await shopper.button(`Decrease quantity of ${shop.items[0]}`).click();
    await expect(page.locator('.toast', { hasText: 'Undo' })).toBeVisible();
    expect(await heights(), `that it was removed, at ${width} px`).toEqual([]);
  }
});

test('order cards have one layout on a phone, however many buttons they have', async ({ page, baseURL }) => {
  await openNamed('Two hundred orders', page, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  const percents = await page.locator('.order').evaluateAll((cards) =>
    cards.map((card) => {
      const last = card.querySelector('.order__actions > :last-child');
      return Math.round(
        100 * ((last?.getBoundingClientRect().width ?? 0) / (card.querySelector('.order__actions')?.clientWidth ?? 1)),
      );
    }),
  );
  expect(percents).toEqual([100, 100, 100, 100, 100]);
});

test('the head of a dialog stays in place, whatever a script or a reader scrolls to', async ({ page, baseURL }) => {
  await openNamed('Everything down', page, baseURL);
  await page.setViewportSize({ width: 390, height: 560 });
  const confirmation = new Shopper(page).dialog('Confirm Your Order');
  await confirmation.evaluate((dialog) => {
    for (const text of dialog.querySelectorAll('p, dd')) text.scrollIntoView({ block: 'center' });
  });
  await expect(confirmation.getByRole('button', { name: 'Close checkout' })).toBeInViewport({ ratio: 1 });
  expect(await confirmation.evaluate((dialog) => dialog.scrollTop)).toBe(0);
});

test('the window of a delivery and the title are on one line of the confirmation', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await shopper.openCheckout();
  await shopper.button('Continue').click();
  const dialog = shopper.dialog('Confirm Your Order');
  const when = dialog.getByRole('definition').filter({ hasText: '–' });
  for (const width of [320, 345, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await when.evaluate(linesOf, String.raw`\d+ AM–\d+ PM`), `at ${width} px`).toBe(1);
  }
  const title = dialog.getByRole('heading', { name: 'Confirm Your Order' });
  expect(await title.evaluate(linesOf, 'Confirm Your Order'), 'the title, beside the steps').toBe(1);
});

test('the reason of a failed payment has the width of the receipt', async ({ page }) => {
  await new Shopper(page).signInTo('/payment-failure?reason=Card%20declined');
  const reason = page.getByRole('definition').filter({ hasText: 'Card declined' });
  for (const width of [600, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await reason.evaluate(linesOf, String.raw`.+`), `at ${width} px`).toBe(1);
  }
});

/** How many lines the text that matches takes. */
function linesOf(element: Element, pattern: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  while (texts.nextNode()) {
    const match = new RegExp(pattern).exec(texts.currentNode.textContent ?? '');
    if (!match) continue;
    const range = new Range();
    range.setStart(texts.currentNode, match.index);
    range.setEnd(texts.currentNode, match.index + match[0].length);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

function offMiddle(link: Element): number {
  const text = new Range();
  text.selectNodeContents(link);
  const [around, inside] = [link.getBoundingClientRect(), text.getBoundingClientRect()];
  return Math.abs(around.top + around.bottom - inside.top - inside.bottom) / 2;
}

function unevenRows(): readonly string[] {
  return [...document.querySelectorAll('.menu-list ul:has(> li > .card), .groups')].flatMap((list) => {
    const { left, right } = list.getBoundingClientRect();
    const cells = [...list.children].map((cell) => cell.getBoundingClientRect());
    const tops = new Set(cells.map(({ top }) => Math.round(top)));
    return [...tops].flatMap((rowTop) => {
      const row = cells.filter(({ top }) => Math.round(top) === rowTop);
      const isFull = Math.abs((row[0]?.left ?? 0) - left) < 2 && Math.abs((row.at(-1)?.right ?? 0) - right) < 2;
      return isFull ? [] : [`${row.length} of ${cells.length} in ${list.className}`];
    });
  });
}

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('a cart shows three lines in 320 x 640', async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto('/menu');
    for (const position of [0, 1, 2]) {
      const add = page.getByRole('main').getByRole('article').nth(position);
      await add.getByRole('button', { name: /^Add .+ to cart$/ }).click();
    }
    await shopper.cartButton().click();
    const lines = shopper.dialog('Your Cart').getByRole('listitem').filter({ hasText: 'Remove' });
    await expect(lines).toHaveCount(3);
    for (const line of await lines.all()) await expect(line.getByText(/^\$/).first()).toBeInViewport({ ratio: 1 });
  });
});

test('the total of Order Details is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await new Shopper(page).signInTo('/orders');
  await page
    .getByRole('button', { name: /^Order Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('small', { hasText: 'Total' })).toBeInViewport({ ratio: 1 });
});

async function openNamed(name: string, page: Page, baseURL = ''): Promise<void> {
  const state = statesByFeature.flatMap(({ states }) => states).find((one) => one.name === name);
  if (!state) throw new Error(`There is no state ${name}.`);
  await openState(new PlaywrightWindow(page, baseURL), state);
}

test('the dialog of a failed sign-in hides nothing', async ({ page, baseURL }) => {
  await openNamed('Sign-in down', page, baseURL);
  const hidden = () => page.locator('.modal__scroll').evaluate((part) => part.scrollHeight - part.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test('the demo controls cover nothing of the header', async ({ page, baseURL }) => {
  await openNamed('Demo controls', page, baseURL);
  const panel = page.getByRole('region', { name: 'Demo controls' });
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await panel.boundingBox())?.y, { message: `at ${width} px` })
      .toBeGreaterThan((header?.y ?? NaN) + (header?.height ?? NaN));
  }
});
