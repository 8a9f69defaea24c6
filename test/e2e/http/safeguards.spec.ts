import type { Page } from '@playwright/test';
import { changeReply, type MenuReply } from '../support/change-reply';
import { Shopper } from '../support/shopper';
import { expect, test } from './live-test';
import { ann, signInAs } from './returning-customer';

const placing = 'POST /api/v1/orders';
const myOrders = 'GET /api/v1/orders/me';

const unfinished = (page: Page) => page.getByRole('region', { name: 'You have an unfinished order' });

/** Runs in the page, which is not told. */
function forgetSession(): void {
  for (const key of ['authToken', 'refreshToken', 'user']) localStorage.removeItem(`storefront.${key}`);
}

test('an order that may have been made is not called uncharged when it is then refused', async ({ page, services }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.goToConfirmation();
  const confirm = shopper.dialog('Confirm Your Order');
  await services.setFault(placing, { kind: 'lose' });
  await shopper.confirmAndPay();
  await expect(confirm.getByText(/Your order may have gone through/)).toBeVisible();
  await services.setFault(placing, { kind: 'status', status: 422, body: '{"errorMessage":"We are full tonight."}' });
  await confirm.getByRole('button', { name: /Confirm & Pay|Try Again/ }).click();
  await expect(confirm).toContainText('We are full tonight.');
  await expect(confirm).not.toContainText('Nothing was charged');
});

test('what a customer typed is gone once another has signed in in a second tab', async ({
  page,
  context,
  services,
}) => {
  await signInAs(ann, page, services);
  await page.goto('/profile');
  await new Shopper(page).button('Edit Profile').click();
  await page.getByLabel('Last name').fill('Andersson');
  await signInAs('bo.ray@example.com', await context.newPage(), services);
  await expect(page.getByRole('main')).toContainText('bo.ray@example.com');
  await expect(page.getByLabel('Last name')).toHaveCount(0);
});

test('a page that Back restores shows who is signed in now', async ({ page, services }) => {
  await signInAs(ann, page, services);
  await page.goto('/menu');
  await expect(new Shopper(page).button('Account menu')).toBeVisible();
  await page.evaluate(forgetSession);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(new Shopper(page).button('Account menu')).toBeHidden();
});

for (const quantity of [1.5, 0, -1]) {
  test(`an order with a quantity of ${quantity} is not shown`, async ({ page, services }) => {
    await services.setFault(myOrders, { kind: 'fields', set: { 'orders.0.items.0.quantity': quantity } });
    await new Shopper(page).signInTo('/orders?date=all');
    await expect(page.getByRole('main')).toContainText("1 of your orders can't be shown.");
  });
}

test('an order whose id fits no URL is not shown', async ({ page, services }) => {
  await services.setFault(myOrders, { kind: 'fields', set: { 'orders.0.id': '\ud800' } });
  await new Shopper(page).signInTo('/orders?date=all');
  await expect(page.getByRole('main')).toContainText("1 of your orders can't be shown.");
});

test('an item that is on two days of the schedule is on the menu once, and can be ordered', async ({ page }) => {
  await changeReply(page, '**/menu-schedule/today', ({ scheduledMenusDetails: rows }: MenuReply) => ({
    scheduledMenusDetails: [...rows, ...rows],
  }));
  await page.goto('/menu');
  const shopper = new Shopper(page);
  await shopper.addButton('Snickerdoodle').click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Snickerdoodle' })).toHaveCount(1);
  await shopper.goToPayment();
});

test('an order that My Orders showed as paid is not offered again', async ({ page, services }) => {
  await new Shopper(page).openPayment('Snickerdoodle');
  await services.setFault(myOrders, { kind: 'fields', set: { 'orders.0.orderStatus': 'PAID' } });
  await page.goto('/orders');
  await expect(page.getByRole('article').first()).toContainText('Paid');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(new Shopper(page).addButton('Oatmeal Raisin')).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
});

test('an unfinished order is offered for a day', async ({ page }) => {
  await new Shopper(page).openPayment('Snickerdoodle');
  await page.goto('/menu');
  await expect(unfinished(page)).toBeVisible();
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.goto('/menu');
  await expect(new Shopper(page).addButton('Oatmeal Raisin')).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
});

test('an unfinished order is offered to its own customer alone', async ({ page, services }) => {
  await new Shopper(page).openPayment('Snickerdoodle');
  await signInAs(ann, page, services);
  await page.goto('/menu');
  await expect(new Shopper(page).button('Account menu')).toBeVisible();
  await expect(new Shopper(page).addButton('Oatmeal Raisin')).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
});

test("a stranger's link to /authenticate ends no session", async ({ page, services }) => {
  await signInAs(ann, page, services);
  await page.goto('/authenticate?code=of-a-stranger');
  await expect(page.getByText('Failed to authenticate with Google')).toBeVisible();
  await page.goto('/menu');
  await expect(new Shopper(page).button('Account menu')).toBeVisible();
});
