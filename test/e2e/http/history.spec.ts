import type { Page } from '@playwright/test';
import { Shopper } from '../support/shopper';
import { hold } from '../support/hold';
import { expect, test } from './live-test';

async function goesHome(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.signInFromCheckout();
  await shopper.fillAddress();
  await page.keyboard.press('Escape');
  await expect(shopper.dialog('Checkout')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Second Batch/ })
    .click();
  await expect(page).toHaveURL('/');
  return shopper;
}

async function checkOut(shopper: Shopper): Promise<void> {
  await shopper.cartButton().click();
  await shopper.dialog('Your Cart').getByRole('button', { name: 'Checkout' }).click();
}

test('the page stays after Back while an order is being sent, and the answer says where to pay', async ({ page }) => {
  const shopper = await goesHome(page);
  await checkOut(shopper);
  await shopper.button('Continue').click();
  const order = await hold(page, '**/api/v1/orders');
  await shopper.button('Confirm & Pay').click();
  await order.isAsked;
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  order.release();
  await expect(page.getByText('Your order was placed and is waiting for your payment.')).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
  await expect(page).toHaveURL('/menu');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Go to Payment' }).click();
  await expect(shopper.button(/^Pay \$/)).toBeVisible();
});

test('a checkout left with Back during a slow menu call clears no cart and opens no dialog', async ({
  page,
  services,
}) => {
  const shopper = await goesHome(page);
  const menu = await hold(page, '**/menu-schedule/today');
  await checkOut(shopper);
  await menu.isAsked;
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await services.setFault('GET /api/v1/admin/menu-schedule/today', {
    kind: 'body',
    body: '{"data":{"scheduledMenusDetails":[]}}',
  });
  const answered = page.waitForResponse(/menu-schedule\/today/);
  menu.release();
  await (await answered).finished();
  // A dialog would be in the way, and a cart that was cleared would have one item.
  await shopper.addButton('Oatmeal Raisin').click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
