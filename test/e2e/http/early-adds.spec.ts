import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold';
import { changeReply, type MenuReply } from '../support/change-reply';
import { Shopper } from '../support/shopper';
import { firstOrAll } from '../support/matrix';
import { expect, test } from './live-test';

const item = 'Classic Chocolate Chip';
const menuUrl = '**/menu-schedule/today';
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

/** Another menu than the one that the early dishes were drawn from. */
async function answerMenuWith(page: Page, change: (rows: MenuReply['scheduledMenusDetails']) => unknown) {
  await changeReply(page, menuUrl, ({ scheduledMenusDetails }: MenuReply) => ({
    scheduledMenusDetails: change(scheduledMenusDetails),
  }));
}

test('presses on Add before the scripts load are answered at once, and are in the cart once the shop has started', async ({
  page,
}) => {
  const { shopper, dishes, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  await expect(early(page, `Adding… ${item}`)).toHaveText('Adding…');
  await expect(dishes.getByRole('status')).toHaveText(`Adding… ${item}`);
  await early(page, `Adding… ${item}`).click();
  await expect(early(page, `Adding 2… ${item}`)).toHaveText('Adding 2…');
  await expect(dishes.getByRole('status')).toHaveText(`Adding 2… ${item}`);

  release();
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
  await page.reload();
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toBeVisible();
});

test('an early Add by keyboard keeps the focus on the Add that takes its place', async ({ page }) => {
  const { release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).focus();
  await page.keyboard.press('Enter');
  await expect(early(page, `Adding… ${item}`)).toBeFocused();
  release();
  await expect(shown(page, `Add ${item} to cart, 1 in cart`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toBeFocused();
});

test('a heart that is pressed before the scripts load is pressed at once, and stays so', async ({ page }) => {
  const { release } = await openEarly(page);
  await early(page, `Favorite ${item}`).click();
  await expect(early(page, `Favorite ${item}`)).toHaveAttribute('aria-pressed', 'true');
  await page.reload({ waitUntil: 'commit' });
  await expect(early(page, `Favorite ${item}`)).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(shown(page, `Favorite ${item}`)).toHaveAttribute('aria-pressed', 'true');

  const again = await openEarly(page);
  await early(page, `Favorite ${item}`).click();
  await expect(early(page, `Favorite ${item}`)).toHaveAttribute('aria-pressed', 'false');
  again.release();
  await expect(shown(page, `Favorite ${item}`)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that is pressed once the shop has read the favorites is pressed when its card is there', async ({
  page,
}) => {
  const { release } = await openEarly(page);
  await page.evaluate(() => {
    const read: Storage['getItem'] = Reflect.get(Storage.prototype, 'getItem');
    let isPressed = false;
    Object.assign(Storage.prototype, {
      getItem(this: Storage, key: string) {
        const text = read.call(this, key);
        if (key.includes('favorites') && !isPressed) {
          isPressed = true;
          document.querySelector<HTMLElement>('.first-dishes .fav')?.click();
        }
        return text;
      },
    });
  });
  release();
  await expect(page.locator('.first-dishes')).toHaveCount(0);
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Favorite / }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('the focus on an early Add stays with the Add where React stops the event, as it does while it hydrates', async ({
  page,
}) => {
  const { release } = await openEarly(page);
  await page.locator('#root').evaluate((root) => root.addEventListener('focusin', (event) => event.stopPropagation()));
  await early(page, `Add ${item} to cart`).focus();
  release();
  await expect(shown(page, `Add ${item} to cart`)).toBeFocused();
});

test('the focus on a dish below the window stays with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dishes, release } = await openEarly(page);
  const last = dishes.getByRole('link').last();
  const name = await last.innerText();
  await last.focus();
  release();
  await expect(shownLink(page, name)).toBeFocused();
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

test('an early Add of an item that is sold out after a reload is taken back with a sentence', async ({ page }) => {
  const { shopper, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  await answerMenuWith(page, (rows) => rows.filter(({ itemName }) => itemName !== item));
  await page.reload({ waitUntil: 'commit' });
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(`${item} wasn't added: it can't be ordered right now.`)).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
});

test('an early Add is taken back with a sentence where the menu cannot be read', async ({ page, services }) => {
  const { shopper, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  await services.setFault('GET /api/v1/admin/menu-schedule/today', { kind: 'status', status: 503 });
  await page.reload({ waitUntil: 'commit' });
  release();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Server Error');
  await expect(page.getByText(`${item} wasn't added: it can't be ordered right now.`)).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
});

test('an early Add is shown after a reload, and is in the cart of the page that a link leads to', async ({ page }) => {
  const { release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(early(page, `Adding… ${item}`)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  release();
  await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, 1 item');
});

test('an early Add is in the cart of a page that reads no menu', async ({ page }) => {
  const { release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  await page.goto('/feedback', { waitUntil: 'commit' });
  release();
  await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, 1 item');
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

test('early presses on Add stop at what is left, counted with the cart, and say so', async ({ page }) => {
  await answerMenuWith(page, (rows) =>
    rows.map((row) => (row.itemName === item ? { ...row, quantityAvailable: 2 } : row)),
  );
  await page.goto('/menu');
  await shown(page, `Add ${item} to cart`).click();
  await expect(shown(page, `Add ${item} to cart, 1 in cart`)).toBeVisible();

  const { shopper, release } = await openEarly(page, `Add ${item} to cart`);
  await early(page, `Add ${item} to cart`).click();
  await early(page, `Adding… ${item}`).click();
  release();
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(`Only 2 of ${item} can be ordered`)).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
});

test('an early Add adds up with what another tab has added meanwhile', async ({ page, context }) => {
  const { shopper, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  const other = await context.newPage();
  await other.goto('/menu');
  await shown(other, `Add ${item} to cart`).click();
  await expect(new Shopper(other).cartButton()).toHaveAccessibleName('Cart, 1 item');
  release();
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toBeVisible();
  await expect(new Shopper(other).cartButton()).toHaveAccessibleName('Cart, 2 items');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
});

test('a dish that is drawn early is a link, which Ctrl and the middle button open beside the page', async ({
  page,
}) => {
  const { release } = await openEarly(page);
  const target = await earlyLink(page, item).getAttribute('href');
  const beside = page.context().waitForEvent('page');
  await earlyLink(page, item).click({ modifiers: ['ControlOrMeta'] });
  await (await beside).close();
  release();
  const link = shownLink(page, item);
  await expect(link).toHaveAttribute('href', target ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const next = page.context().waitForEvent('page');
  await link.click({ button: 'middle' });
  await expect(await next).toHaveURL(target ?? '');
});

for (const width of firstOrAll([390, 768, 1280])) {
  test(`an early Add is where the shop's Add is, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { dishes, release } = await openEarly(page);
    const add = dishes.getByRole('button', { name: /^Add / }).first();
    const name = (await add.getAttribute('aria-label')) ?? '';
    // In the device's font, before the shop's is there, a line is a fraction of a pixel lower.
    await page.evaluate(async () => void (await Promise.allSettled([...document.fonts].map((font) => font.load()))));
    const place = async (button: Locator) => Object.values((await button.boundingBox()) ?? {}).map(Math.round);
    const before = await place(add);
    release();
    expect(await place(shown(page, name))).toEqual(before);
  });
}

test('a browser that blocks storage draws the first dishes without Add and hearts', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  const held = await hold(page, scripts);
  await page.goto('/menu', { waitUntil: 'commit' });
  await expect(earlyLink(page, item)).toBeVisible();
  await expect(page.locator('.first-dishes').getByRole('button')).toHaveCount(0);
  held.release();
  await shown(page, `Add ${item} to cart`).click();
  await expect(shown(page, `Add ${item} to cart, 1 in cart`)).toBeVisible();
});

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
