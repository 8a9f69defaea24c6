import { expectAccessible } from './support/axe';
import { showScenario } from './support/demo';
import { Shopper } from './support/shopper';
import { runUntilShown, stopClock } from './support/stop-clock';
import { expect, test } from './support/strict-page';

test('a guest who signs in on the tracking page returns to the same order', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto('/track-order?id=SB-20481');
  await expect(page).toHaveTitle(/Sign in to see this order/);
  await shopper.button('Sign In with Google').click();
  await shopper.button('Continue as Demo Customer').click();
  await expect(page).toHaveURL('/track-order?id=SB-20481');
  await expect(page.getByRole('heading', { name: 'Order SB-20481' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: ', now' })).toHaveCount(1);
  await expectAccessible(page);

  await page.goto('/track-order?id=nobody-has-this');
  await expect(page.getByRole('heading', { level: 1, name: 'Order Not Found' })).toBeVisible();
  await expectAccessible(page);

  await showScenario(page, 'api-down');
  await expect(page.getByRole('heading', { level: 1, name: 'Server Error' })).toBeVisible();
  await expectAccessible(page);
});

test('a tracking link without an order shows an error, signed in or not', async ({ page }) => {
  await page.goto('/track-order?id=%20');
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Order Link' })).toBeVisible();
  await expect(page.getByText('No order ID provided')).toBeVisible();
  await expectAccessible(page);
});

test('a failed order ends its steps in red, with a link onward', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders');
  await page.goto('/track-order?id=SB-20321');
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
  await expectAccessible(page);
  await shopper.button('Order Again').click();
  await expect(shopper.dialog('Order Again')).toBeVisible();
});

test('an order is polled until it is delivered', async ({ page }) => {
  const shopper = new Shopper(page);
  const shows = (title: string) => runUntilShown(page, page.getByRole('heading', { level: 1, name: title }));
  await shopper.openPayment('Snickerdoodle');
  await stopClock(page);
  await shopper.button(/^Pay \$/).click();
  await shows('Thank You!');
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

  await page.goto(`/track-order?id=${orderId}`);
  await shows('Paid');
  await page.clock.fastForward(25_000);
  await shows('Confirmed');
  await page.clock.fastForward(300_000);
  await shows('Delivered');
  await expect(shopper.button('Refresh')).toBeHidden();
  await page.clock.resume();
  await expectAccessible(page);
});

test('the receipt and the tracking of a pickup print with the shop and without a control', async ({ page }) => {
  await page.goto('/demo/gallery');
  const moment = await page.getByRole('link', { name: 'Pickup', exact: true }).getAttribute('href');
  await page.goto('about:blank');
  await page.goto(moment ?? '');
  const main = page.getByRole('main');
  const trackOrder = main.getByRole('link', { name: 'Track Order' });
  await expect(trackOrder).toBeVisible();
  const expectPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('hello@secondbatch.example')).toBeVisible();
    await expect(main.getByText('1420 Elm Street')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /Directions|Track Order/ })).toHaveCount(0);
    await expect(main.getByText('notifications')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  };
  await expectPaper();

  await trackOrder.click();
  await expect(main.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.reload();
  await expect(main.getByText('notifications')).toBeVisible();
  await expectPaper();
});
