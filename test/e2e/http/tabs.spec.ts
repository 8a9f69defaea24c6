import type { BrowserContext, Page } from '@playwright/test';
import { Shopper } from '../support/shopper';
import { hold } from '../support/hold';
import { expect, test, type Services } from './live-test';
import { ann, signInAs } from './returning-customer';

async function confirmsIn(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.goToConfirmation();
  return shopper;
}

async function otherTab(context: BrowserContext): Promise<Shopper> {
  const page = await context.newPage();
  await page.goto('/menu');
  await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, 1 item');
  return new Shopper(page);
}

test('two tabs that confirm the same cart make one order, even while the menu is slow', async ({ page, context }) => {
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
  await second.confirmAndPay();
  await menu.isAsked;
  await first.confirmAndPay();
  menu.release();
  await expect(second.button(/^Pay \$/)).toBeVisible();
  await expect(first.dialog('Confirm Your Order')).toContainText(
    "If you've ordered in another tab, look in My Orders.",
  );
  await expect(first.cartButton()).toHaveAccessibleName('Cart, empty');
  expect(sent).toBe(1);
});

test('Confirm & Pay stops waiting for a frozen tab that holds the order lock', async ({ page, context }) => {
  const shopper = await confirmsIn(page);
  const frozen = await otherTab(context);
  await frozen.page.evaluate(() => {
    void navigator.locks.request('storefront.order', () => new Promise(() => undefined));
  });
  await page.clock.install();
  await shopper.confirmAndPay();
  const dialog = shopper.dialog('Confirm Your Order');
  await page.clock.runFor(31_000);
  await expect(dialog).toContainText('Another tab of this shop is placing an order. Check it, or try again.');
  // The dialog can be closed during the wait, too.
  await shopper.confirmAndPay();
  await dialog.getByRole('button', { name: 'Close checkout' }).click();
  await expect(dialog).toBeHidden();
  await frozen.page.close();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
});

async function returnsTo(page: Page, services: Services): Promise<Shopper> {
  await signInAs(ann, page, services);
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  return shopper;
}

const expiredToken = `e30.${btoa('{"exp":1}')}.signature`;
const expireToken = (page: Page) =>
  page.evaluate((token) => localStorage.setItem('storefront.authToken', token), expiredToken);
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('storefront.authToken'));

test('two tabs that refresh the token at once stay signed in', async ({ page, context, services }) => {
  const refreshCall = '**/api/v1/auth/refresh';
  let sent = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth/refresh')) sent += 1;
  });
  const first = await returnsTo(page, services);
  const second = await otherTab(context);
  await expireToken(page);
  const held = await Promise.all([hold(first.page, refreshCall), hold(second.page, refreshCall)]);
  await Promise.all([first.page.reload(), second.page.reload()]);
  await Promise.race(held.map(({ isAsked }) => isAsked));
  // While the refresh is slow, both tabs still show the customer.
  for (const tab of [first, second]) await expect(tab.button('Account menu')).toBeVisible();
  for (const call of held) call.release();
  await expect.poll(() => storedToken(first.page)).not.toBe(expiredToken);
  await Promise.all([first.page.goto('/orders'), second.page.goto('/profile')]);
  for (const tab of [first, second]) await expect(tab.button('Account menu')).toBeVisible();
  await expect(first.page).toHaveURL('/orders');
  expect(sent).toBe(1);
});

/** Runs in the page: until 300 ms after the tab asks for the last turn, it reads what was stored at its start. */
function readOldCopy(): void {
  if (location.pathname !== '/orders') return;
  const copy = new Map(Object.entries(localStorage));
  const getItem: Storage['getItem'] = Reflect.get(Storage.prototype, 'getItem');
  const open: IDBFactory['open'] = Reflect.get(IDBFactory.prototype, 'open');
  let isLate = true;
  Storage.prototype.getItem = function (key) {
    return this === localStorage && isLate ? (copy.get(key) ?? null) : getItem.call(this, key);
  };
  IDBFactory.prototype.open = function (...database) {
    setTimeout(() => (isLate = false), 300);
    return open.apply(this, database);
  };
}

test('a tab whose copy of the storage is late does not renew a session that another has renewed', async ({
  page,
  context,
  services,
}) => {
  const refreshCall = '**/api/v1/auth/refresh';
  const first = await returnsTo(page, services);
  const second = await otherTab(context);
  await expireToken(page);
  const held = await hold(first.page, refreshCall);
  await first.page.reload();
  await held.isAsked;
  const renewals: string[] = [];
  second.page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) renewals.push(request.url());
  });
  await second.page.addInitScript(readOldCopy);
  await second.page.goto('/orders');
  await expect(second.button('Account menu')).toBeVisible();
  held.release();
  await expect(second.page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  expect(renewals).toEqual([]);
});
