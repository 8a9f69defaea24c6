import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/strict-page';
import { useOlderStyles } from './support/old-styles';
import { Shopper } from './support/shopper';

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

test('a purchase works without the newest styles, wide and narrow, and Undo covers no control', async ({
  page,
  shop,
}) => {
  await useOlderStyles(page);
  const shopper = new Shopper(page);
  await shopper.fillCart(...shop.items);
  await expect(page.locator('.menu-list .grid__cell').first()).toHaveCSS('contain', 'none');
  const cart = shopper.dialog('Your Cart');
  const undo = shopper.button('Undo');
  for (const size of windows) {
    const where = `${size.width} px`;
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, where).toBeLessThanOrEqual(size.width);

    await shopper.cartButton().click();
    await cart.getByRole('button', { name: `Remove ${shop.items[1]}` }).click();
    await expect(undo, where).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(controlsUnderToasts, 'dialog'), where).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(undo, where).toBeInViewport({ ratio: 1 });
    for (const top of [0, 1000]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const covered = await page.evaluate(controlsUnderToasts, '.header, .menu-bar, .cart-bar');
      expect(covered, `${where}, at ${top} px`).toEqual([]);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await undo.click();
    await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
  }

  await pressInEach(page, shopper.cartButton());
  await pressInEach(page, cart.getByRole('button', { name: 'Login to Checkout' }));
  await pressInEach(page, shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }));
  await pressInEach(page, shopper.button('Continue as Demo Customer'));
  await inEach(page, () => shopper.fillAddress());
  await pressInEach(page, shopper.button('Continue'));
  await pressInEach(page, shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }));
  await inEach(page, () => expect(shopper.button(/^Pay \$/)).toBeVisible());
});

async function inEach(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await look();
  }
}

/** Can be pressed in each window, and is pressed in the last. */
async function pressInEach(page: Page, control: Locator): Promise<void> {
  await inEach(page, () => control.click({ trial: true }));
  await control.click();
}

/**
 * Runs in the page. What can be pressed in these places, and is behind a toast at its middle or a corner. What is scrolled
 * out of its box is not behind the toast beside that box.
 */
function controlsUnderToasts(places: string): readonly string[] {
  const controls = [...document.querySelectorAll(places)].flatMap((place) => [
    ...place.querySelectorAll('a[href], button, input, select, summary'),
  ]);
  const isScrolledOut = (control: Element, x: number, y: number) => {
    const box = control.closest('.drawer__body')?.getBoundingClientRect();
    return box !== undefined && (x < box.left || x > box.right || y < box.top || y > box.bottom);
  };
  return controls
    .filter((control) => {
      if (control.closest('.toasts')) return false;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 1, top + 1],
        [right - 1, bottom - 1],
      ] as const;
      return points.some(
        ([x, y]) => !isScrolledOut(control, x, y) && document.elementFromPoint(x, y)?.closest('.toast'),
      );
    })
    .map((control) => control.textContent || (control.getAttribute('aria-label') ?? control.outerHTML));
}
