import type { BrowserContext, Page } from '@playwright/test';
import { Shopper } from '../support/shopper';
import { expect, test } from './live-test';
import { hold } from './hold';

const orders = '**/api/v1/orders';

/** A signed-in customer with one cookie in the cart, about to confirm. */
async function confirmsIn(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.signInFromCheckout();
  await shopper.fillAddress();
  await shopper.button('Continue').click();
  return shopper;
}

async function otherTab(context: BrowserContext): Promise<Shopper> {
  const page = await context.newPage();
  await page.goto('/menu');
  await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, 1 item');
  return new Shopper(page);
}

const pay = (shopper: Shopper) =>
  shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }).click();

test('two tabs that confirm the same cart make one order, also while the menu is slow', async ({ page, context }) => {
  let sent = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders')) sent += 1;
  });
  const first = await confirmsIn(page);
  const second = await otherTab(context);
  await second.cartButton().click();
  await second.dialog('Your Cart').getByRole('button', { name: 'Checkout' }).click();
  await second.button('Continue').click();
  const menu = await hold(second.page, '**/menu-schedule/today');
  await pay(second);
  await menu.isAsked;
  await pay(first);
  menu.release();
  await expect(second.button(/^Pay \$/)).toBeVisible();
  await expect(first.cartButton()).toHaveAccessibleName('Cart, empty');
  await expect(first.dialog('Confirm Your Order')).toBeHidden();
  expect(sent).toBe(1);
});

test('what another tab adds while an order is being sent stays in the cart', async ({ page, context }) => {
  const first = await confirmsIn(page);
  const second = await otherTab(context);
  const order = await hold(page, orders);
  await pay(first);
  await order.isAsked;
  await second.addButton('Oatmeal Raisin').click();
  await expect(second.cartButton()).toHaveAccessibleName('Cart, 2 items');
  order.release();
  await expect(first.button(/^Pay \$/)).toBeVisible();
  await expect(second.cartButton()).toHaveAccessibleName('Cart, 1 item');
  await second.cartButton().click();
  await expect(second.dialog('Your Cart').getByText('Oatmeal Raisin').first()).toBeVisible();
});

test('Back restores the order whose payment page its tab left for', async ({ page, context }) => {
  const first = await confirmsIn(page);
  await pay(first);
  await expect(first.button(/^Pay \$/)).toBeVisible();
  const second = new Shopper(await context.newPage());
  await second.fillCart('Oatmeal Raisin');
  await second.cartButton().click();
  await second.dialog('Your Cart').getByRole('button', { name: 'Checkout' }).click();
  await second.fillAddress();
  await second.button('Continue').click();
  await pay(second);
  await expect(second.button(/^Pay \$/)).toBeVisible();
  await first.goBack();
  await expect(first.cartButton()).toHaveAccessibleName('Cart, 1 item');
  await first.cartButton().click();
  await expect(first.dialog('Your Cart').getByText('Snickerdoodle').first()).toBeVisible();
});
