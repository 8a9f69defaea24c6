import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('a guest orders from the menu and pays once, with two presses; the promised day stays the same', async ({
  page,
  shop,
}) => {
  const shopper = new Shopper(page);
  await shopper.fillCart(...shop.items);
  const card = page.getByRole('article').filter({ hasText: shop.items[0] });
  const promised = await card.locator('time').first().innerText();
  await shopper.goToConfirmation();
  await shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }).dblclick();
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  // Two days where one item comes today and the other tomorrow.
  await expect(page.getByText('Delivery', { exact: true }).locator('..')).toContainText(promised);
  await expect(page).toHaveURL(/\/payment-status\?/);
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
  const orders: unknown = await page.evaluate(
    () => JSON.parse(localStorage.getItem('storefront.mock') ?? '{}').orders?.length,
  );
  expect(orders).toBe(1);
});

test('a double click on Continue stops at the confirmation', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await shopper.openCheckout();
  const box = await shopper.button('Continue').boundingBox();
  if (!box) throw new Error('Continue is not shown');
  // The second click hits what the first one brought up at that position.
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
  await shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Back' }).click();
  await expect(shopper.dialog('Checkout')).toBeVisible();
});
