import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('the cart lasts for the visit with storage blocked, and a notice says so', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
    Object.defineProperty(window, 'indexedDB', blocked);
  });
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await expect(page.getByRole('status').filter({ hasText: "Your browser won't let us save anything." })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Second Batch/ })
    .click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
});

test('the shop still works with storage full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.cartButton().click();
  await expect(shopper.dialog('Your Cart').getByText('Snickerdoodle').first()).toBeVisible();
});
