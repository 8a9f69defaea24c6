import { statesByFeature } from '../../src/demo/states/demo-states';
import { hold } from './support/hold';
import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { Shopper } from './support/shopper';
import { movesOn, watchMoves } from './support/steady';
import { isMatrix } from './support/matrix';
import { expect, test } from './support/strict-page';

// Notices that appear on top of a page after something has happened are not listed.
const steady = [
  'Home',
  'Home of a returning customer',
  'Menu',
  'Filtered menu',
  'No match',
  'Kitchen closed',
  'Sold out',
  'Menu down',
  'Paid',
  'Pickup',
  'Order not found',
  'No order in the address',
  'Payment failed',
  'Orders',
  'No orders yet',
  'Tracking',
  'Tracking of a delivered order',
  'Tracking as a guest',
  'Order to track not found',
  'Profile',
  'Settings',
  'Feedback',
  'Privacy',
  'Terms',
  'Accessibility',
];
const states = statesByFeature.flatMap((feature) => feature.states).filter(({ name }) => steady.includes(name));

test('every steady state is in the gallery', () => {
  expect(states.map(({ name }) => name).toSorted()).toEqual(steady.toSorted());
});

const viewports = [
  { width: 1280, height: 1000 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

// Everywhere at every commit: the states that most customers see, on a phone. The matrix takes all.
const usual = ['Home', 'Home of a returning customer', 'Menu', 'Paid', 'Orders', 'Tracking', 'Profile'];
const usualStates = states.filter(({ name }) => isMatrix || usual.includes(name));
const usualViewports = viewports.filter(({ width }) => isMatrix || width === 390);

for (const viewport of usualViewports) {
  test.describe(`in a window ${viewport.width} pixels wide`, () => {
    test.use({ viewport });
    for (const state of usualStates) {
      test(`nothing moves as it loads: ${state.name}`, async ({ page, baseURL }) => {
        await openState(new PlaywrightWindow(page, baseURL ?? ''), state);
        await watchMoves(page);
        await page.reload();
        await expect(page.getByText(state.shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await movesOn(page)).toEqual([]);
      });
    }
  });
}

test('a customer sees no Login as the shop starts, and the header stays', async ({ page }) => {
  const cart = page.getByRole('button', { name: /^Cart/ });
  const places = async () => {
    const boxes = await Promise.all([cart, page.locator('main')].map((element) => element.boundingBox()));
    return boxes.map((box) => [box?.x, box?.y]);
  };
  await new Shopper(page).signInTo('/orders');
  // The last is a phone with its text at 200%.
  for (const viewport of [...viewports, { width: 195, height: 422 }]) {
    await page.setViewportSize(viewport);
    const scripts = await hold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await scripts.isAsked;
    const before = await places();
    await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0);
    scripts.release();
    // With its text at 200%, a phone has the account in its menu instead.
    await expect(page.getByRole('button', { name: 'Account menu', includeHidden: true })).toBeAttached();
    expect(await places(), `${viewport.width} px`).toEqual(before);
  }
});

test('a dish shows its name first, and its dialog keeps its height as the rest comes', async ({ page }) => {
  await page.goto('/menu');
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.evaluate(watchDialog);
    await page.getByRole('link', { name: 'Classic Chocolate Chip', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Add to cart/ })).toBeVisible();
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Record<string, unknown>[]);
    expect(seen[0]).toMatchObject({ name: 'Classic Chocolate Chip', isWhole: false });
    expect(seen.at(-1)).toEqual({ ...seen[0], isWhole: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** Runs in the page: measures the open dialog at each change, in whichever frame it comes. */
function watchDialog() {
  const seen: unknown[] = [];
  Reflect.set(window, 'seen', seen);
  new MutationObserver(() => {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) return;
    const { height } = dialog.getBoundingClientRect();
    const isWhole = dialog.querySelector('.btn') !== null;
    seen.push({ name: dialog.querySelector('h2')?.textContent, isWhole, height: Math.round(height) });
  }).observe(document.body, { childList: true, subtree: true });
}
