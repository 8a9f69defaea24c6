import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('a guest orders from the menu and pays; the promised day stays the same', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart(...shop.items);
  const card = page.getByRole('article').filter({ hasText: shop.items[0] });
  const promised = await card.locator('time').first().innerText();
  await shopper.goToPayment();
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  // Two days where one item comes today and the other tomorrow.
  await expect(page.getByText('Delivery', { exact: true }).locator('..')).toContainText(promised);
  await expect(page).toHaveURL(/\/payment-status\?/);
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
});

test('leaving the hosted page by Back to Shop restores the items', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart(shop.items[0]);
  await shopper.goToPayment();
  await page
    .getByRole('button', { name: 'Back to Shop' })
    .or(page.getByRole('link', { name: 'Back to Shop' }))
    .click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
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

test('pressing Confirm & Pay twice makes one order', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await shopper.openCheckout();
  await shopper.button('Continue').click();
  await shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }).dblclick();
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  const orders: unknown = await page.evaluate(
    () => JSON.parse(localStorage.getItem('storefront.mock') ?? '{}').orders?.length,
  );
  expect(orders).toBe(1);
});
