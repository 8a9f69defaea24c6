import { readFileSync, writeFileSync } from 'node:fs';
import { showScenario } from './support/demo';
import { ScreenReader } from './support/screen-reader';
import { Shopper } from './support/shopper';
import { address } from './support/typed-address';
import { expect, test } from './support/strict-page';

const maxKeys = 130;

// `UPDATE_TRANSCRIPTS=yes` writes the transcripts again, to be read line by line before they are committed.
test('the purchase and its tracking, as a screen reader says them', async ({ page, shop }) => {
  // The time stays the same while timers run: a slow walk must not meet an order that has moved on.
  await page.clock.setFixedTime(new Date('2026-11-21T17:30:00-06:00'));
  // In a test the headless shell says 'denied' and Chromium 'default', whatever is granted.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' }));
  const shopper = new Shopper(page);
  const reader = await ScreenReader.on(page);
  const then = async (button: Parameters<typeof reader.tabTo>[0], key?: 'Shift+Tab') => {
    await reader.tabTo(button, key);
    await reader.press('Enter');
  };

  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first();
  await page.goto('/menu');
  // This is a first order, so the address has to be typed.
  await showScenario(page, 'empty-history');
  await add.waitFor();
  await then(page.getByRole('link', { name: 'Skip to content' }));
  await then(page.getByRole('link', { name: 'Skip the filters' }));
  await then(add);
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
  // The offer to view the cart disappears by itself, which may be sooner or later than the test gets there.
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: 'View cart' })).toBeHidden();
  await then(shopper.cartButton(), 'Shift+Tab');
  await then(shopper.dialog('Your Cart').getByRole('button', { name: 'Login to Checkout' }));
  await then(shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }));
  await then(shopper.button('Continue as Demo Customer'));

  const checkout = shopper.dialog('Checkout');
  await checkout.waitFor();
  await page.locator('article').first().waitFor({ state: 'attached' });
  for (const [label, text] of [
    ['Address line 1', address.line1],
    ['City', address.city],
    ['ZIP code', address.zip],
    ['Mobile number', address.mobile.replaceAll('-', '')],
  ] as const) {
    await reader.tabTo(checkout.getByLabel(label));
    await reader.type(text);
  }
  await then(shopper.button('Continue'));
  await then(shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }));
  await then(shopper.button(/^Pay \$/));
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank You!' });
  await expect(thanks).toBeVisible();
  const { keys } = reader;
  await reader.read('the receipt', page.getByRole('main'));

  await then(page.getByRole('link', { name: 'Track Order' }));
  await expect(page.getByRole('definition').filter({ hasText: address.line1 })).toBeVisible();
  await reader.read('tracking', page.getByRole('main'));

  const transcript = `${keys} keys from the menu to Thank You\n${reader.lines.join('\n')}\n`;
  const file = `test/e2e/read-aloud/${shop.name.toLowerCase().replace(' ', '-')}.txt`;
  if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(file, transcript);
  expect(transcript).toBe(readFileSync(file, 'utf8'));
  expect(keys).toBeLessThanOrEqual(maxKeys);
});
