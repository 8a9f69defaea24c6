import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold';
import { Shopper } from '../support/shopper';
import { firstOrAll } from '../support/matrix';
import { expect, test } from './live-test';

const item = 'Classic Chocolate Chip';
const scripts = '**/assets/*.js';

/** The menu with its first dishes, before the scripts. */
async function openEarly(page: Page, add: string | RegExp = /^Add /) {
  const held = await hold(page, scripts);
  await page.goto('/menu', { waitUntil: 'commit' });
  const dishes = page.locator('.first-dishes');
  await expect(dishes.getByRole('button', { name: add }).first()).toBeVisible();
  const shopper = new Shopper(page);
  return { shopper, dishes, release: held.release };
}

const early = (page: Page, name: string) => page.locator('.first-dishes').getByRole('button', { name, exact: true });
const linkIn = (place: Locator, name: string) => place.getByRole('link', { name, exact: true });
const earlyLink = (page: Page, name: string) => linkIn(page.locator('.first-dishes'), name);
/** The early cards are articles too. */
const cards = (page: Page) => page.locator('.menu-list:not(.first-dishes)').getByRole('article');
const shownLink = (page: Page, name: string) => linkIn(cards(page), name);
const shown = (page: Page, name: string) => cards(page).getByRole('button', { name, exact: true });

test('presses on Add before the scripts load are answered at once, and are in the cart once the shop has started, which keeps the focus', async ({
  page,
}) => {
  const { shopper, dishes, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  await expect(early(page, `Adding… ${item}`)).toHaveText('Adding…');
  await expect(dishes.getByRole('status')).toHaveText(`Adding… ${item}`);
  await early(page, `Adding… ${item}`).focus();
  await page.keyboard.press('Enter');
  await expect(early(page, `Adding 2… ${item}`)).toHaveText('Adding 2…');
  await expect(early(page, `Adding 2… ${item}`)).toBeFocused();
  await expect(dishes.getByRole('status')).toHaveText(`Adding 2… ${item}`);

  release();
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page, `Add ${item} to cart, 3 in cart`)).toBeFocused();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 3 items');
  await page.reload();
  await expect(shown(page, `Add ${item} to cart, 3 in cart`)).toBeVisible();
});

test('a dish that is pressed before the scripts load opens', async ({ page }) => {
  const { shopper, release } = await openEarly(page);
  await earlyLink(page, item).click();
  await expect(page.locator('.first-dishes').getByRole('status')).toHaveText(`Opening ${item}`);
  await expect(shopper.dialog(item)).toBeHidden();
  release();
  await expect(shopper.dialog(item)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shownLink(page, item)).toBeFocused();
});

test('an early Add and a heart are shown after a reload, and are those of the page that a link leads to', async ({
  page,
}) => {
  const { release } = await openEarly(page);
  await early(page, `Favorite ${item}`).click();
  await early(page, `Add ${item} to cart`).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(early(page, `Adding… ${item}`)).toBeVisible();
  await expect(early(page, `Favorite ${item}`)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  release();
  await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, 1 item');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(shown(page, `Favorite ${item}`)).toHaveAttribute('aria-pressed', 'true');
});

/** Runs in the page: each task that React schedules for itself comes half a second late. */
function delayReact(): void {
  const post: MessagePort['postMessage'] = Reflect.get(MessagePort.prototype, 'postMessage');
  Object.assign(MessagePort.prototype, {
    postMessage(this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 500);
    },
  });
}

test('an early Add waits for a page that is hydrated late, and draws nothing of the page again', async ({ page }) => {
  await page.addInitScript(delayReact);
  const { release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  release();
  await expect(shown(page, `Add ${item} to cart, 1 in cart`)).toBeVisible();
});

for (const width of firstOrAll([390, 768, 1280])) {
  test(`an early Add is where the shop's Add is, and the last dish keeps the focus, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { dishes, release } = await openEarly(page);
    const add = dishes.getByRole('button', { name: /^Add / }).first();
    const name = (await add.getAttribute('aria-label')) ?? '';
    const last = dishes.getByRole('link').last();
    const dish = await last.innerText();
    // In the device's font, before the shop's is there, a line is a fraction of a pixel lower.
    await page.evaluate(async () => void (await Promise.allSettled([...document.fonts].map((font) => font.load()))));
    const place = async (button: Locator) => Object.values((await button.boundingBox()) ?? {}).map(Math.round);
    await last.focus();
    const before = await place(add);
    release();
    await expect(shownLink(page, dish)).toBeFocused();
    expect(await place(shown(page, name))).toEqual(before);
  });
}

test('Space that is pressed on an early dish and released on the one in its place counts once', async ({ page }) => {
  const { shopper, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).focus();
  await page.keyboard.down('Space');
  release();
  await expect(shown(page, `Add ${item} to cart`)).toBeFocused();
  await page.keyboard.up('Space');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
  await page.keyboard.press('Space');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
});

test('a dish that is pressed before the scripts load does not open over the cart that is pressed after it', async ({
  page,
}) => {
  const { shopper, release } = await openEarly(page);
  await earlyLink(page, item).click();
  await page.getByRole('button', { name: /^Cart/ }).click();
  release();
  await expect(shopper.dialog('Your Cart')).toBeVisible();
  await expect(page.locator('.first-dishes')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(shopper.dialog('Your Cart')).toBeVisible();
});

test('a press that begins on an early dish and ends on the one in its place counts once', async ({ page }) => {
  const { shopper, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).hover();
  await page.mouse.down();
  release();
  await expect(shown(page, `Add ${item} to cart`)).toBeVisible();
  await page.mouse.up();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
  await shown(page, `Add ${item} to cart, 1 in cart`).click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
});
