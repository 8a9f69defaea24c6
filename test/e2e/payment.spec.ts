import type { Page } from '@playwright/test';
import { showScenario } from './support/demo';
import { Shopper } from './support/shopper';
import { runUntilShown, stopClock } from './support/stop-clock';
import { expect, test } from './support/strict-page';

test('a slow payment is polled five times, then checked by hand', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.openPayment(shop.items[0]);
  await showScenario(page, 'payment-pending');
  await stopClock(page);
  await shopper.button(/^Pay \$/).click();
  await runUntilShown(page, page.getByRole('heading', { level: 1, name: 'Order Received' }));
  await expect(page.getByText('Your payment is being confirmed.')).toBeVisible();
  for (const check of [1, 2, 3, 4, 5]) {
    await page.clock.runFor(2900);
    await runUntilShown(page, page.getByRole('img', { name: `Check ${check} of 5` }));
  }
  await page.clock.runFor(40_000);
  await shopper.button('Check Again').click();
  await runUntilShown(page, page.getByRole('heading', { level: 1, name: 'Thank You!' }));
});

test('a pending order can be restored to the cart once', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.openPayment(shop.items[0]);
  await page.goto('/menu');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
  const card = page.getByRole('region', { name: 'You have an unfinished order' });
  await card.getByRole('button', { name: 'Restore Cart' }).click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
  await expect(card).toBeHidden();
  await page.reload();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
  await expect(card).toBeHidden();
});

test('a dismissed pending order is shown again after a reload', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.openPayment(shop.items[0]);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'You have an unfinished order' });
  await card.getByRole('button', { name: 'Dismiss unfinished order' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(card).toBeVisible();
});

test('a URL that claims success does not count as a payment', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.openPayment(shop.items[0]);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await page.goto(`/payment-success?orderId=${orderId}&status=PAID`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible();
  await page.goto('/payment-success?orderId=nobody-knows');
  await expect(page.getByRole('heading', { level: 1, name: 'Order Not Found' })).toBeVisible();
  await page.goto('/payment-success');
  await expect(page.getByText('Order ID not found. Please check your order confirmation email.')).toBeVisible();
});

/** The device does not learn of the payment: its order is still pending. */
async function payUnnoticed(page: Page): Promise<void> {
  const pending = await page.evaluate(
    (keys) => keys.map((key) => [key, localStorage.getItem(key) ?? '']),
    ['storefront.pendingOrderItems', 'storefront.pendingDeliveryInfo'],
  );
  await new Shopper(page).button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await page.evaluate((entries) => {
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
  }, pending);
}

test('an order that My Orders shows as paid is no longer offered', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.openPayment(shop.items[0]);
  await payUnnoticed(page);
  await page.goto('/orders');
  const card = page.getByRole('region', { name: 'You have an unfinished order' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('storefront.pendingOrderItems'))).toBeNull();
  await page.goto('/menu');
  await expect(shopper.addButton(shop.items[0])).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a URL that claims failure does not undo a payment', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.openPayment(shop.items[0]);
  await payUnnoticed(page);
  await page.goto('/payment-failure?reason=declined');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-status\?orderId=/);
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
});

test('an old link to the failure page of a paid order leads to its receipt', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.openPayment(shop.items[0]);
  const inPaymentPageUrl = new URL(page.url()).searchParams.get('orderId') ?? '';
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await page.goto(`/payment-failure?reason=declined&chkotId=${inPaymentPageUrl}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-status\?orderId=/);
});

test("a stranger's link to the failure page quotes its reason and claims nothing", async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await page.goto('/payment-failure?reason=Call%20555-0100%20now&chkotId=chk_9');
  await expect(page.getByText('The payment page said: "Call 555-0100 now"')).toBeVisible();
  await expect(page.getByText('You can order again any time')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('the reason in the URL is shown as text', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await page.goto('/payment-failure?reason=Card%20declined%20%26%20more&chkotId=chk_1');
  await expect(page.getByText('Card declined & more')).toBeVisible();
  await page.goto('/payment-failure?reason=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
