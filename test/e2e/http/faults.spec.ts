import { serve } from '../../../src/tools/mock-api/server';
import { expectAccessible } from '../support/axe';
import { changeReply, type OrdersReply } from '../support/change-reply';
import { hold } from '../support/hold';
import { Shopper } from '../support/shopper';
import { expect, test } from './live-test';

const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';
const placing = 'POST /api/v1/orders';
const status = (code: number) => ({ kind: 'status', status: code }) as const;

test('a failed menu shows an error, and Retry recovers', async ({ page, services }) => {
  const shopper = new Shopper(page);
  await services.setFault(todaysMenu, status(503));
  await page.goto('/menu');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Server Error');
  await services.clearFaults();
  await page
    .getByRole('button', { name: 'Retry' })
    .or(page.getByRole('button', { name: 'Refresh' }))
    .first()
    .click();
  await expect(shopper.addButton('Snickerdoodle')).toBeVisible();
});

test('a menu redirected to another host is an error, and the redirect is not followed', async ({ page, services }) => {
  const visited: string[] = [];
  const otherHost = await serve(async ({ url }) => {
    visited.push(url);
    return new Response('{}', { headers: { 'Access-Control-Allow-Origin': '*' } });
  }, 0);
  await services.setFault(todaysMenu, { kind: 'redirect', location: `${otherHost.origin}/menu` });
  await page.goto('/menu');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Menu Unavailable');
  await otherHost.close();
  expect(visited).toEqual([]);
});

test('a menu of 10 MB works', async ({ page, services }) => {
  await services.setFault(todaysMenu, { kind: 'rows', rows: 11_000 });
  await page.goto('/menu');
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await search.fill('Snickerdoodle');
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /^Snickerdoodle/ })
      .first(),
  ).toBeVisible();
});

test('a reply that trickles in past the timeout times out, counted from when the page asked', async ({
  page,
  services,
}) => {
  // The clock is paused, so that loading the scripts takes no time.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await services.setFault(todaysMenu, { kind: 'trickle', every: 250 });
  await Promise.all([page.waitForRequest(/menu-schedule/), page.goto('/menu', { waitUntil: 'load' })]);
  await page.clock.fastForward(19_000);
  await page.waitForFunction(() => window.earlyReply === undefined);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(1500);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Request Timeout');
});

test.describe('an order', () => {
  test('an order that is refused leaves the cart and the form as they were', async ({ page, services }) => {
    const shopper = new Shopper(page);
    await shopper.fillCart('Snickerdoodle');
    await shopper.goToConfirmation();
    await services.setFault(placing, {
      kind: 'status',
      status: 422,
      body: JSON.stringify({ errorMessage: 'We are full tonight.' }),
    });
    await shopper.confirmAndPay();
    await expect(page.getByText('We are full tonight.')).toBeVisible();
    await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
    await services.clearFaults();
    await shopper.confirmAndPay();
    await expect(shopper.button(/^Pay \$/)).toBeVisible();
  });

  test('an order whose answer is lost is sent again with the same key and made once', async ({ page, services }) => {
    const keys: string[] = [];
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key'];
      if (key) keys.push(key);
    });
    const shopper = new Shopper(page);
    await shopper.fillCart('Snickerdoodle');
    await shopper.goToConfirmation();
    await services.setFault(placing, { kind: 'lose' });
    const confirm = shopper.dialog('Confirm Your Order');
    await confirm.getByRole('button', { name: 'Confirm & Pay' }).click();
    await expect(confirm.getByText(/Your order may have been made/)).toBeVisible();
    await services.clearFaults();
    await confirm.getByRole('button', { name: /Confirm & Pay|Try Again/ }).click();
    await shopper.button(/^Pay \$/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });
});

test('a rejected token ends the session but not the cart', async ({ page, services }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  // The fault is for the request after the reload, not for the first one.
  const orders = page.waitForResponse('**/api/v1/orders/me*');
  await shopper.signInTo('/orders');
  await orders;
  await services.setFault('GET /api/v1/orders/me', status(401));
  // The toast disappears after 5 seconds, and a busy machine may need longer to load the page, so the clock is paused.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.reload();
  const toast = page.getByText('Your session has expired. Please sign in again.');
  await expect(toast).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(toast).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
});

test('a profile whose session ended during the save is restored after the next sign-in', async ({ page, services }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/profile');
  await shopper.button('Edit Profile').click();
  await page.getByLabel('Last name').fill('Lovelace');
  await services.setFault('PUT /api/v1/user/profile', status(401));
  await shopper.button('Save Changes').click();
  await expect(page).toHaveURL('/');
  await services.clearFaults();
  await shopper.button('Login').click();
  await shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
  await shopper.button('Continue as Demo Customer').click();
  await expect(page).toHaveURL('/profile');
  await shopper.button('Edit Profile').click();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
});

test('going Back during a save of the profile waits for it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/settings');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click();
  await shopper.button('Edit Profile').click();
  await page.getByLabel('Last name').fill('Lovelace');
  const { isAsked, release } = await hold(page, '**/api/v1/user/profile');
  await page.getByLabel('Last name').press('Enter');
  await isAsked;
  await page.getByLabel('Phone').pressSequentially('2145550100');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await shopper.goBack();
  await expect(page.getByRole('alertdialog', { name: 'Your changes are being saved' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('main')).toContainText('Lovelace');
});

test('My Orders says that an order of the list cannot be shown', async ({ page }) => {
  await changeReply(page, '**/api/v1/orders/me*', (reply: OrdersReply) => {
    const [first, ...others] = reply.orders;
    return { ...reply, orders: [{ ...first, totalAmount: 'a lot' }, ...others] };
  });
  await new Shopper(page).signInTo('/orders');
  const main = page.getByRole('main');
  await expect(main).toContainText("1 of your orders can't be shown. To ask about it, write to");
  await expect(main.getByRole('link', { name: /@secondbatch.example/ })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
});
