import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('corrupt storage is repaired item by item, and the shop starts', async ({ page }) => {
  await page.addInitScript(() => {
    if (origin === 'null' || sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('storefront.user', '{"id":');
    localStorage.setItem('storefront.authToken', 'token');
    localStorage.setItem('storefront.favorites', '{"not":"a list"}');
    localStorage.setItem('storefront.pendingOrderItems', '[[[');
    localStorage.setItem('storefront.mock', '{"orders":7}');
    const good = { id: 'snickerdoodle', name: 'Snickerdoodle', price: 225, quantity: 2 };
    localStorage.setItem('storefront.cart', JSON.stringify({ version: 2, items: [good, { id: 7 }, null, 'x'] }));
  });
  await page.goto('/menu');
  const shopper = new Shopper(page);
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Corrupted user data' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('storefront.user'))).toBeNull();
});

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

test('the cart follows another tab', async ({ page, context }) => {
  const other = await context.newPage();
  await new Shopper(other).fillCart('Snickerdoodle');
  await page.goto('/menu');
  await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, 1 item');
  await new Shopper(other).addButton('Oatmeal Raisin').click();
  await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, 2 items');
});

test('the orders of a customer leave the screen when another tab signs in another customer', async ({
  page,
  context,
}) => {
  await new Shopper(page).signInTo('/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate(() => {
    const user: object = JSON.parse(localStorage.getItem('storefront.user') ?? '{}');
    const grace = { ...user, id: 'grace', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
    localStorage.setItem('storefront.authToken', 'grace');
    localStorage.setItem('storefront.user', JSON.stringify(grace));
  });
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(page).toHaveURL('/orders');
});

test('the orders of a customer leave a page that Back restores after another customer has signed in', async ({
  page,
}) => {
  await new Shopper(page).signInTo('/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    const user: object = JSON.parse(localStorage.getItem('storefront.user') ?? '{}');
    localStorage.setItem('storefront.authToken', 'grace');
    localStorage.setItem('storefront.user', JSON.stringify({ ...user, id: 'grace', email: 'grace@example.com' }));
    // As when the browser restores the page from memory: no other event tells it what has changed meanwhile.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page).toHaveURL('/orders');
});
