import type { Page } from '@playwright/test';
import { expect, test } from './live-test';
import { hold } from '../support/hold';
import { movesOn, twoFrames, watchMoves } from '../support/steady';
import { firstOrAll, isMatrix } from '../support/matrix';
import { signInAsDemoCustomer } from './returning-customer';

/** The scripts come only once the page is painted. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await scripts.isAsked;
  await expect(page.locator('.hero h2, .first-dishes h3').first()).toBeVisible();
  await twoFrames(page);
  scripts.release();
  await theShopTakesOver(page);
}

/** The early dishes are articles as well, and one that React has just taken away is nowhere. */
async function theShopTakesOver(page: Page): Promise<void> {
  await expect(page.locator('.first-dishes')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
}

const moments = { open: '2026-11-23T12:00:00-06:00', closed: '2026-11-23T02:00:00-06:00' };

const phone = { width: 390, height: 844 };
// The matrix takes a tablet as well.
const tablet = isMatrix ? [{ width: 768, height: 1024 }] : [];
const viewports = [phone, ...tablet, { width: 1280, height: 800 }];

async function expectOpenOrClosed(page: Page, path: string, kitchen: keyof typeof moments): Promise<void> {
  const isTold = path === '/menu' && kitchen === 'closed';
  await expect(page.getByText("We're closed, but you can order ahead")).toHaveCount(isTold ? 1 : 0);
}

function expectNothingMoves(path: string, viewport: { readonly width: number; readonly height: number }): void {
  for (const kitchen of firstOrAll(['open', 'closed'] as const)) {
    const title = `nothing moves on ${path} of ${viewport.width} pixels as the shop takes over`;
    test(`${title}, the kitchen being ${kitchen}`, async ({ page }) => {
      await page.clock.setFixedTime(moments[kitchen]);
      await page.setViewportSize(viewport);
      await watchMoves(page);
      await openSlowly(page, path);
      await expectOpenOrClosed(page, path, kitchen);
      expect(await movesOn(page)).toEqual([]);
    });
  }
}

for (const viewport of viewports) expectNothingMoves('/', viewport);

// The specified services state no diets with the menu.
test.describe('with the specified fields', () => {
  test.use({ variant: { dialect: 'lines', checkoutReading: 'paymentCheckout', cart: 'browser', fields: 'literal' } });
  for (const viewport of viewports) expectNothingMoves('/menu', viewport);
});

for (const viewport of firstOrAll([phone, { width: 768, height: 1024 }, { width: 1280, height: 1000 }])) {
  test(`nothing moves on / of ${viewport.width} pixels for a customer who was offered the last order`, async ({
    page,
    services,
  }) => {
    await page.clock.setFixedTime(moments.open);
    await page.setViewportSize(viewport);
    await signInAsDemoCustomer(page, services);
    await page.goto('/');
    const offer = page.getByRole('button', { name: 'Order Again' });
    await expect(offer).toBeVisible();
    await watchMoves(page);
    await openSlowly(page, '/');
    await expect(offer).toBeVisible();
    expect(await movesOn(page)).toEqual([]);
  });
}

async function fontsArrive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fonts = JSON.parse(document.getElementById('fonts')?.textContent ?? '[]') as readonly { source: string }[];
    await Promise.all(fonts.map(({ source }) => new FontFace('Another use of the same file', source).load()));
  });
  await twoFrames(page);
}

/** The file of a font, whose name in a build says nothing. */
async function fileOf(page: Page, font: string): Promise<string> {
  const html = await (await page.request.get('/feedback')).text();
  const [, list = '[]'] = /id="fonts">(.*?)</.exec(html) ?? [];
  const fonts: readonly { readonly family: string; readonly source: string }[] = JSON.parse(list);
  const [, file = ''] = /url\(([^)]+)\)/.exec(fonts.find(({ family }) => family === font)?.source ?? '') ?? [];
  return `**${file}`;
}

const shownFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => /Figtree|Bricolage/.test(family)).length);

// At some of these widths the lines of names, labels or filters break elsewhere in the fallback font.
const widths = { '/': [390, 820, 1280], '/menu': [390, 330, 690, 850, 950, 1000, 1140, 1250, 1280] };
for (const path of ['/', '/menu'] as const) {
  for (const width of firstOrAll(widths[path])) {
    test(`fonts that come late move nothing on ${path} of ${width} pixels, and the next page has them`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(moments.open);
      await page.setViewportSize({ width, height: 1000 });
      await watchMoves(page);
      const fonts = await hold(page, '**/*.woff2');
      await openSlowly(page, path);
      await fonts.isAsked;
      fonts.release();
      await fontsArrive(page);
      expect(await movesOn(page)).toEqual([]);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
      await expect.poll(() => shownFonts(page)).toBe(2);
    });
  }
}

async function openWithoutFonts(page: Page, path = '/feedback') {
  await page.setViewportSize(phone);
  const fonts = await hold(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await twoFrames(page);
  return fonts;
}

const useMonospace = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--font-body', "'Figtree Variable', monospace"));

test('fonts that would move something wait for another page, not for another title', async ({ page }) => {
  const fonts = await openWithoutFonts(page, '/terms');
  await useMonospace(page);
  fonts.release();
  await fontsArrive(page);
  await page.evaluate(() => (document.title = 'The title of the same page'));
  await twoFrames(page);
  expect(await shownFonts(page)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(() => shownFonts(page)).toBe(2);
});

test('fonts that would move text in a box that stays where it is are not shown', async ({ page }) => {
  const fonts = await openWithoutFonts(page);
  await page.evaluate(() => {
    const box = Object.assign(document.createElement('p'), { textContent: 'One line becomes two in another font' });
    Object.assign(box.style, { position: 'absolute', top: '0', blockSize: '9rem', alignContent: 'end' });
    Object.assign(box.style, { inlineSize: '20rem', fontFamily: "'Figtree Variable', monospace" });
    document.body.append(box);
  });
  fonts.release();
  await fontsArrive(page);
  expect(await shownFonts(page)).toBe(0);
});

test('fonts that come before the first paint are shown whatever they move', async ({ page }) => {
  // The first script that asks for a frame is told of none.
  await page.addInitScript(() => {
    const real = requestAnimationFrame;
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = real;
      return 0;
    };
  });
  const fonts = await openWithoutFonts(page);
  await useMonospace(page);
  fonts.release();
  await expect.poll(() => shownFonts(page)).toBe(2);
});

test('fonts that come late and move nothing are shown at once, without one that never comes', async ({ page }) => {
  await page.setViewportSize(phone);
  const fonts = await hold(page, await fileOf(page, 'Figtree Variable'));
  await page.goto('/feedback', { waitUntil: 'commit' });
  await expect.poll(() => shownFonts(page)).toBe(1);
  fonts.release();
  await expect.poll(() => shownFonts(page)).toBe(2);
});

// At 768 px the head of the menu has a form of its own; the matrix takes one more width.
const menuViewports = [
  phone,
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  ...(isMatrix ? [{ width: 850, height: 1024 }] : []),
];
for (const viewport of menuViewports) {
  for (const kitchen of firstOrAll(['open', 'closed'] as const)) {
    const place = `/menu of ${viewport.width} pixels, the kitchen being ${kitchen}`;
    test(`nothing moves as fonts and then the shop come on ${place}, and the early dishes stay where they are`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(moments[kitchen]);
      await page.setViewportSize(viewport);
      await watchMoves(page);
      const top = (dish: string) =>
        page.locator(dish).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      // React logs an error when hydration fails and it renders the page again.
      const errors: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      const scripts = await hold(page, '**/assets/*.js');
      const fonts = await hold(page, '**/*.woff2');
      await page.goto('/menu', { waitUntil: 'commit' });
      await expect(page.locator('.first-dishes h3').first()).toBeVisible();
      await twoFrames(page);
      const before = await top('.first-dishes h3 >> nth=0');
      fonts.release();
      await fontsArrive(page);
      scripts.release();
      await theShopTakesOver(page);
      await expectOpenOrClosed(page, '/menu', kitchen);
      expect(await movesOn(page)).toEqual([]);
      // A line of text may be a few pixels lower in another font.
      expect(Math.abs((await top('article h3 >> nth=0')) - before)).toBeLessThan(4);
      expect(errors).toEqual([]);
    });
  }
}

/** Two of a dish were added on an earlier visit. Runs in the page, before its scripts. */
function storeCart(): void {
  const items = [{ id: 'snickerdoodle', name: 'Snickerdoodle', price: 225, quantity: 2 }];
  if (origin !== 'null') localStorage.setItem('storefront.cart', JSON.stringify({ version: 2, items }));
}

test('nothing moves on /menu as the shop takes over with a cart', async ({ page }) => {
  await page.clock.setFixedTime(moments.open);
  await page.setViewportSize(phone);
  await page.addInitScript(storeCart);
  await watchMoves(page);
  await openSlowly(page, '/menu');
  await expect(page.getByRole('button', { name: 'Cart, 2 items', exact: true })).toBeVisible();
  expect(await movesOn(page)).toEqual([]);
});
