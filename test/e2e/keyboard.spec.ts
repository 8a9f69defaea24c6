import { isFocusVisible, hiddenStopsUntil, press, tabTo, type } from './support/keyboard';
import { Shopper } from './support/shopper';
import { address } from './support/typed-address';
import { expect, test } from './support/strict-page';

// In Chromium, `read-aloud.spec.ts` goes this way key by key. It is not for Firefox.
if (process.env.ALL_IN_FIREFOX)
  test('a guest can order with the keyboard alone', async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto('/menu');
    await press(page, shopper.addButton('Snickerdoodle'));
    await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');

    await page.evaluate(() => document.body.focus());
    await press(page, shopper.cartButton());
    await press(page, shopper.dialog('Your Cart').getByRole('button', { name: 'Login to Checkout' }));
    await press(page, shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }));
    await press(page, shopper.button('Continue as Demo Customer'));

    const checkout = shopper.dialog('Checkout');
    await press(page, checkout.getByRole('button', { name: 'Edit or new address' }));
    await type(page, checkout.getByLabel('Address line 1'), address.line1);
    await type(page, checkout.getByLabel('City'), address.city);
    await type(page, checkout.getByLabel('ZIP code'), address.zip);
    await type(page, checkout.getByLabel('Mobile number'), address.mobile);
    await press(page, shopper.button('Continue'));
    await press(page, shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }));
    await press(page, shopper.button(/^Pay \$/));
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  });

test('closing a dialog returns the focus to its opener', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await press(page, shopper.cartButton());
  await expect(shopper.dialog('Your Cart')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.dialog('Your Cart')).toBeHidden();
  await expect(shopper.cartButton()).toBeFocused();

  const item = page.getByRole('main').getByRole('link', { name: 'Snickerdoodle', exact: true });
  await item.press('Enter');
  await expect(shopper.dialog('Snickerdoodle')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeFocused();
});

test('the skip link skips the navigation', async ({ page }) => {
  await page.goto('/menu');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the checkout never hides the focused element, however small the window', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout('Snickerdoodle');
  await shopper.openCheckout();
  const checkout = shopper.dialog('Checkout');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const tops = await checkout.evaluate(topsOfStops);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      expect(await hiddenStopsUntil(page, 'Tab', checkout.getByRole('button', { name: 'Continue' }))).toEqual([]);
      const close = checkout.getByRole('button', { name: 'Close checkout' });
      expect(await hiddenStopsUntil(page, 'Shift+Tab', close)).toEqual([]);
    });
  }
});

/** Runs in the page. Stops that scroll together are compared. */
function topsOfStops(dialog: Element): readonly number[] {
  const stops = [...dialog.querySelectorAll('button, input, select, summary')];
  return stops
    .filter((stop) => stop.checkVisibility() && stop.closest('.modal__scroll'))
    .map((stop) => Math.round(stop.getBoundingClientRect().top));
}

for (const [width, height] of [
  [844, 390],
  [1280, 256],
] as const) {
  test(`the cart shows its items and its button in a window of ${width} x ${height}`, async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.fillCart('Snickerdoodle');
    await page.setViewportSize({ width, height });
    await shopper.cartButton().click();
    const cart = shopper.dialog('Your Cart');
    for (const name of ['Increase quantity of Snickerdoodle', 'Login to Checkout']) {
      await tabTo(page, cart.getByRole('button', { name }));
      expect(await isFocusVisible(page)).toBe(true);
    }
  });
}

test('the demo mark never hides a focused footer link in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }));
  await expect.poll(() => isFocusVisible(page)).toBe(true);
});

test('the filters scroll with the page in a short window', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.setViewportSize({ width: 1280, height: 256 });
  await page.goto('/menu');
  await tabTo(page, shopper.addButton('Snickerdoodle'));
  await expect.poll(() => isFocusVisible(page)).toBe(true);
  await expect(page.getByLabel('Search the menu')).not.toBeInViewport();
});
