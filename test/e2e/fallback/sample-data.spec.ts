import type { Route } from '@playwright/test';
import { expect, test } from '../http/live-test';
import { Shopper } from '../support/shopper';

const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';
const notice = "Our menu can't be reached right now.";

test('sample items are shown when the menu service is down, and cannot be ordered', async ({ page, services }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders')) orders.push(request.url());
  });
  const shopper = new Shopper(page);
  await services.setFault(todaysMenu, { kind: 'status', status: 503 });
  await shopper.fillCart('Snickerdoodle');
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await shopper.signInFromCheckout();
  await shopper.fillAddress();
  await shopper.button('Continue').click();
  await shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' }).click();
  await expect(page.getByText("They can't be ordered.").last()).toBeVisible();
  expect(orders).toEqual([]);
});

test('the items of a menu service that is up can be ordered', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await expect(page.getByText(notice)).toHaveCount(0);
  await shopper.goToPayment();
});

test('a menu service that goes down at checkout takes nothing out of the cart', async ({ page, services }) => {
  const special = { menuItemId: 'special', itemName: 'Kitchen Special' };
  const rows = Object.entries(special).map(([field, value]) => [`scheduledMenusDetails.0.${field}`, value]);
  await services.setFault(todaysMenu, { kind: 'fields', set: Object.fromEntries(rows) });
  const shopper = new Shopper(page);
  await shopper.fillCart('Kitchen Special');
  await services.setFault(todaysMenu, { kind: 'status', status: 503 });
  await shopper.signInFromCheckout();
  await shopper.fillAddress();
  await shopper.button('Continue').click();
  await expect(shopper.dialog('Confirm Your Order').getByText('Kitchen Special').first()).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
});

test('a menu service that refuses is an error, without sample items', async ({ page, services }) => {
  await services.setFault(todaysMenu, { kind: 'status', status: 404 });
  await page.goto('/menu');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Not Found' })).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('a sample account is labeled as a sample', async ({ page, services }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.signInFromCheckout();
  await services.setFault('GET /api/v1/user/profile', { kind: 'status', status: 503 });
  await page.goto('/profile');
  await expect(page.getByRole('status').filter({ hasText: 'Sample account.' })).toBeVisible();
});

interface OrdersReply {
  readonly orders: readonly { readonly items?: readonly object[] }[];
}

/** Of the first item of each order, only the name is known. */
async function firstItemsByName(route: Route): Promise<void> {
  const response = await route.fetch({ maxRetries: 3 });
  const reply = (await response.json()) as OrdersReply;
  const orders = reply.orders.map(({ items: [first, ...others] = [], ...order }) => ({
    ...order,
    items: first ? [{ ...first, itemId: undefined }, ...others] : [],
  }));
  await route.fulfill({ response, json: { ...reply, orders } });
}

for (const [action, status, told] of [
  ['Order Again', 'delivered', 'Nothing was added to your cart.'],
  ['Retry Payment', 'failed', "We couldn't load today's menu"],
] as const) {
  test(`${action} looks up no sample items while the menu service is down`, async ({ page, services }) => {
    const shopper = new Shopper(page);
    await page.route('**/api/v1/orders/me*', firstItemsByName);
    await shopper.signInTo(`/orders?date=all&status=${status}`);
    await services.setFault(todaysMenu, { kind: 'status', status: 503 });
    await page
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(told);
    await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
  });
}
