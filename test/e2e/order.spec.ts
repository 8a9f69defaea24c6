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
  expect(await shopper.button('Continue').evaluate(hitBySecondClick)).toBe('nothing');
  await shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Back' }).click();
  await expect(shopper.dialog('Checkout')).toBeVisible();
});

/** Runs in the page: the button that the second click of a double click would hit, in the first moment of the confirmation. */
async function hitBySecondClick(button: Element): Promise<string> {
  const { left, top, width, height } = button.getBoundingClientRect();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  while (!document.querySelector('.checkout--confirm')) await new Promise(requestAnimationFrame);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button');
  return hit?.textContent ?? 'nothing';
}
