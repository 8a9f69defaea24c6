import type { Page } from '@playwright/test';
import { Shopper } from '../support/shopper';
import { expect, test } from './live-test';

const bodies = {
  lines: { addressLine1: '2811 Swiss Avenue', state: 'TX', city: 'Dallas', country: 'USA', zip: '75204' },
  street: { street: '2811 Swiss Avenue', city: 'Dallas', state: 'TX', zipCode: '75204', country: 'USA' },
};

// Each dialect and each checkout reply once: nothing depends on both.
for (const [dialect, checkoutReading] of [
  ['lines', 'paymentCheckout'],
  ['street', 'checkoutUrl'],
] as const) {
  test.describe(`an order with dialect ${dialect} and checkout reply ${checkoutReading}`, () => {
    test.use({ variant: { dialect, checkoutReading, cart: 'browser' } });

    test('an order is paid on a hosted page of another origin', async ({ page, services }) => {
      const shopper = new Shopper(page);
      await shopper.fillCart('Classic Chocolate Chip', 'Snickerdoodle');
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/orders'));
      await shopper.goToPayment();
      expect(new URL(page.url()).origin).toBe(services.hostedPagesOrigin);
      expect((await sent).postDataJSON()).toEqual({
        channel: 'WEB',
        fulfillmentType: 'DELIVERY',
        tipAmount: 0,
        items: [
          { itemId: 'classic-chocolate-chip', quantity: 1 },
          { itemId: 'snickerdoodle', quantity: 1 },
        ],
        deliveryInfo: bodies[dialect],
        mobile: '+12145550188',
      });
      const headers = await (await sent).allHeaders();
      expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
      expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);

      await shopper.button(/^Pay \$/).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
      await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
    });
  });
}

test('a declined payment restores the items and the address', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.goToPayment();
  await shopper.button('Decline Payment').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
});

async function leavesForPayment(page: Page): Promise<string> {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.goToPayment();
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

const unfinished = (page: Page) => page.getByRole('region', { name: 'You have an unfinished order' });

test('a URL that claims failure restores nothing as long as the payment is being processed', async ({
  page,
  services,
}) => {
  const orderId = await leavesForPayment(page);
  const processing = { kind: 'fields', set: { 'order.orderStatus': 'PAYMENT_PROCESSING' } } as const;
  await services.setFault('GET /api/v1/orders/{orderId}', processing);
  await page.goto('/payment-failure?reason=declined');
  await expect(page).toHaveURL(`/payment-status?orderId=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Received' })).toBeVisible();
  await page.goto('/menu');
  await expect(unfinished(page)).toBeVisible();
  await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, empty');
});

test('a URL that claims failure of an order without a known id restores it only when asked', async ({
  page,
  services,
}) => {
  await leavesForPayment(page);
  await services.setFault('GET /api/v1/orders/me', { kind: 'status', status: 503 });
  await page.goto('/privacy');
  await page.evaluate(() => {
    const { orderId: _, ...order }: Record<string, unknown> = JSON.parse(
      localStorage.getItem('storefront.pendingOrderItems') ?? '{}',
    );
    localStorage.setItem('storefront.pendingOrderItems', JSON.stringify(order));
  });
  await page.goto('/payment-failure?reason=declined');
  const shopper = new Shopper(page);
  await expect(page.getByText("We can't tell which order this payment was for.")).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
  await shopper.button('Restore Cart').click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
});

for (const [status, old] of [
  ['delivered', 'SB-19939'],
  ['cancelled', 'SB-20321'],
] as const) {
  test(`the payment status of an old order that was ${status} leaves the current order alone`, async ({ page }) => {
    await leavesForPayment(page);
    const answered = page.waitForResponse(`**/api/v1/orders/${old}`);
    await page.goto(`/payment-status?orderId=${old}`);
    await answered;
    await expect(page.getByText(old).first()).toBeVisible();
    await page.goto('/menu');
    await expect(unfinished(page)).toBeVisible();
    await expect(new Shopper(page).cartButton()).toHaveAccessibleName('Cart, empty');
  });
}

test('only calls about the orders of the customer carry the token', async ({ page, services }) => {
  const withToken = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const path = pathname.replace(/[^/]+(?=\/deliveryInfo$)/, '{id}');
    if (request.headers().authorization) withToken.add(`${request.method()} ${origin}${path}`);
  });
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.goToPayment();
  const orders = `${services.apiOrigin}/api/v1/orders`;
  const earlierAddresses = [`GET ${orders}/me`, `GET ${orders}/{id}/deliveryInfo`];
  expect([...withToken]).toEqual([...earlierAddresses, `POST ${orders}`]);
});

test.describe('a cart stored by the service', () => {
  test.use({ variant: { dialect: 'lines', checkoutReading: 'paymentCheckout', cart: 'server' } });

  test('survives a reload, can be changed and ordered', async ({ page }) => {
    const shopper = new Shopper(page);
    // A reload before the service has stored the change would lose it.
    const stored = page.waitForResponse(
      (response) => response.request().postDataJSON()?.itemId === 'snickerdoodle' && response.ok(),
    );
    await shopper.fillCart('Classic Chocolate Chip', 'Snickerdoodle');
    await stored;
    await page.reload();
    await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
    await shopper.cartButton().click();
    await shopper.button('Increase quantity of Snickerdoodle').click();
    await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 3 items');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => localStorage.getItem('storefront.cart'))).toBeNull();
    await shopper.goToPayment();
    await shopper.button(/^Pay \$/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
    await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
  });
});
