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
const shownLink = (page: Page, name: string) => linkIn(page.getByRole('article'), name);
const shown = (page: Page, name: string) => page.getByRole('article').getByRole('button', { name, exact: true });

/** The number beside the cart of the header that the shop has not drawn itself. */
const earlyTotal = (page: Page) =>
  page
    .locator('.header__end [aria-haspopup]')
    .first()
    .evaluate((button) => getComputedStyle(button, '::after').content !== 'none' && button.dataset.earlyCount);

/** Another menu than the one that the early dishes were drawn from. */
async function answerMenuWith(page: Page, change: (rows: MenuReply['scheduledMenusDetails']) => unknown) {
  await changeReply(page, menuUrl, ({ scheduledMenusDetails }: MenuReply) => ({
    scheduledMenusDetails: change(scheduledMenusDetails),
  }));
}

test('presses on Add before the scripts load count at once, and are in the cart once the shop has started', async ({
  page,
}) => {
  const { shopper, dishes, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  await expect(dishes.getByRole('group', { name: `Quantity of ${item}` })).toHaveText('1');
  await early(page, `Add ${item} to cart, 1 in cart`).click();
  await expect(dishes.getByRole('group', { name: `Quantity of ${item}` })).toHaveText('2');
  expect(await earlyTotal(page)).toBe('2');

  release();
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
  expect(await earlyTotal(page)).toBe(false);
  await page.reload();
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toBeVisible();
});

test('a press on Add before the scripts load can be taken back, the focus staying', async ({ page }) => {
  const { shopper, release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).click();
  await early(page, `Decrease quantity of ${item}`).click();
  await expect(early(page, `Add ${item} to cart`)).toBeFocused();
  await expect(early(page, `Decrease quantity of ${item}`)).toHaveCount(0);
  release();
  await expect(shown(page, `Add ${item} to cart`)).toBeFocused();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
});

test('an early Add by keyboard keeps the focus on the Add that takes its place', async ({ page }) => {
  const { release } = await openEarly(page);
  await early(page, `Add ${item} to cart`).focus();
  await page.keyboard.press('Enter');
  await expect(early(page, `Add ${item} to cart, 1 in cart`)).toBeFocused();
  release();
  await expect(shown(page, `Add ${item} to cart, 1 in cart`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toBeFocused();
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
  await expect(early(page, `Add ${item} to cart, 1 in cart`)).toBeVisible();
  expect(await earlyTotal(page)).toBe('1');
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

test('early presses on Add stop at what is left, counted with the cart', async ({ page }) => {
  await answerMenuWith(page, (rows) =>
    rows.map((row) => (row.itemName === item ? { ...row, quantityAvailable: 2 } : row)),
  );
  await page.goto('/menu');
  await shown(page, `Add ${item} to cart`).click();
  await expect(shown(page, `Add ${item} to cart, 1 in cart`)).toBeVisible();

  const { shopper, release } = await openEarly(page, `Add ${item} to cart, 1 in cart`);
  await early(page, `Add ${item} to cart, 1 in cart`).click();
  const full = early(page, `Add ${item} to cart, 2 in cart`);
  await expect(full).toHaveAttribute('aria-disabled', 'true');
  await full.click({ force: true });
  expect(await earlyTotal(page)).toBe('2');
  release();
  await expect(shown(page, `Add ${item} to cart, 2 in cart`)).toHaveAttribute('aria-disabled', 'true');
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
  await expect(link).toHaveAttribute('href', `/menu${target}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const next = page.context().waitForEvent('page');
  await link.click({ button: 'middle' });
  expect(new URL((await next).url()).search).toBe(target);
});

for (const width of firstOrAll([390, 768, 1280])) {
  test(`an early Add is where the shop's Add is, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { dishes, release } = await openEarly(page);
    const add = dishes.getByRole('button', { name: /^Add / }).first();
    const name = (await add.getAttribute('aria-label')) ?? '';
    const place = async (button: Locator) => Object.values((await button.boundingBox()) ?? {}).map(Math.round);
    const before = await place(add);
    release();
    expect(await place(shown(page, name))).toEqual(before);
  });
}

test('a browser that blocks storage draws the first dishes without Add', async ({ page }) => {
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
  await expect(early(page, `Add ${item} to cart`)).toHaveCount(0);
  held.release();
  await shown(page, `Add ${item} to cart`).click();
  await expect(shown(page, `Add ${item} to cart, 1 in cart`)).toBeVisible();
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

test('a press on an early dish whose menu has already been read is not lost', async ({ page }) => {
  const { shopper, release } = await openEarly(page);
  const add = early(page, `Add ${item} to cart`);
  await page.evaluate(() => {
    Object.defineProperty(Storage.prototype, 'removeItem', {
      value: new Proxy(Object.getOwnPropertyDescriptor(Storage.prototype, 'removeItem')?.value, {
        apply: (removeItem, storage, [key]: [string]) => {
          Reflect.apply(removeItem, storage, [key]);
          if (key.includes('earlyAdds'))
            document
              .querySelector<HTMLElement>('.first-dishes .btn--add, .first-dishes .stepper button:last-of-type')
              ?.click();
        },
      }),
    });
  });
  await add.click();
  release();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
});
