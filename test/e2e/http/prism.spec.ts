import { startPrism } from '../../support/prism';
import { Shopper } from '../support/shopper';
import { expect, test as liveTest } from './live-test';

/** The pages of the sign-in and the payment in the examples of the OpenAPI document. */
const elsewhere = 'https://pages.your-shop.test';

const test = liveTest.extend({
  services: async ({ services }, provide) => {
    const prism = await startPrism();
    await provide({ ...services, apiOrigin: prism.origin });
    prism.stop();
  },
});

test('one can order from a mock that Prism makes of the OpenAPI document', async ({ page, baseURL }) => {
  const shopper = new Shopper(page);
  await page.route(`${elsewhere}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (!pathname.endsWith('/google')) return route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' });
    const query = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' });
    return route.fulfill({ status: 303, headers: { location: `${baseURL}/authenticate?${query.toString()}` } });
  });
  await page.goto('/menu');
  await page.getByRole('main').getByRole('link', { name: 'Classic Chocolate Chip', exact: true }).click();
  await expect(shopper.dialog('Classic Chocolate Chip').getByText('wheat flour', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await shopper.addButton('Classic Chocolate Chip').click();
  await shopper.cartButton().click();
  await shopper.dialog('Your Cart').getByRole('button', { name: 'Login to Checkout' }).click();
  await shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
  await shopper.fillAddress();
  await shopper.button('Continue').click();
  await shopper.button('Confirm & Pay').click();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  expect(page.url()).toContain(`${elsewhere}/demo/checkout?orderId=SB-20500`);
});
