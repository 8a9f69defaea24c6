import { expect, test } from './support/strict-page';
import { useOlderStyles } from './support/old-styles';
import { Shopper } from './support/shopper';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a purchase works without the newest styles, and Undo covers no control', async ({ page, shop }) => {
      await useOlderStyles(page);
      const shopper = new Shopper(page);
      await shopper.fillCart(...shop.items);
      await expect(page.locator('.menu-list .grid__cell').first()).toHaveCSS('contain', 'none');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);

      await shopper.cartButton().click();
      const cart = shopper.dialog('Your Cart');
      await cart.getByRole('button', { name: `Remove ${shop.items[1]}` }).click();
      const undo = shopper.button('Undo');
      await expect(undo).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(controlsUnderToasts, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      await expect(undo).toBeInViewport({ ratio: 1 });
      for (const top of [0, 1000]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        expect(await page.evaluate(controlsUnderToasts, '.header, .menu-bar, .cart-bar'), `at ${top} px`).toEqual([]);
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await shopper.goToPayment();
    });
  });
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
