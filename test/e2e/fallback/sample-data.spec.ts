import { expect, test } from '../http/live-test';
import { changeReply, type OrdersReply } from '../support/change-reply';
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
  await shopper.goToConfirmation();
  await shopper.confirmAndPay();
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
  await shopper.goToConfirmation();
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

/** Of the first item of each order, only the name is known. */
function firstItemsByName(reply: OrdersReply): OrdersReply {
  const orders = reply.orders.map(({ items: [first, ...others] = [], ...order }) => ({
    ...order,
    items: first ? [{ ...first, itemId: undefined }, ...others] : [],
  }));
  return { ...reply, orders };
}

for (const [action, status, told] of [
  ['Order Again', 'delivered', 'Nothing was added to your cart.'],
  ['Retry Payment', 'failed', "We couldn't load today's menu"],
] as const) {
  test(`${action} looks up no sample items while the menu service is down`, async ({ page, services }) => {
    const shopper = new Shopper(page);
    await changeReply(page, '**/api/v1/orders/me*', firstItemsByName);
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
