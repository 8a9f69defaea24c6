import { Shopper } from '../support/shopper';
import { expect, test as liveTest } from './live-test';
import { startOidcSignIn } from './oidc-sign-in';

/** The backend of the specification alone, behind the one that signs in with an OpenID provider. */
const test = liveTest.extend({
  services: async ({ services, baseURL }, provide) => {
    const { apiOrigin, hostedPagesOrigin } = services;
    const signIn = await startOidcSignIn({ shopOrigin: baseURL ?? '', apiOrigin, hostedPagesOrigin });
    await provide({ ...services, apiOrigin: signIn.apiOrigin });
    signIn.close();
  },
});
test.use({ variant: { dialect: 'lines', checkoutReading: 'paymentCheckout', cart: 'browser', fields: 'literal' } });

test('shop, API, sign-in by OpenID Connect and payment are on four origins', async ({ page, services, baseURL }) => {
  const shopper = new Shopper(page);
  const visited = new Set<string>();
  page.on('framenavigated', (frame) => visited.add(new URL(frame.url()).origin));
  await shopper.fillCart('Snickerdoodle');
  await shopper.cartButton().click();
  await shopper.dialog('Your Cart').getByRole('button', { name: 'Login to Checkout' }).click();
  await shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();

  await page.locator('input[name=login]').fill('priya');
  await page.locator('input[name=password]').fill('any');
  await page.locator('[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(shopper.dialog('Checkout')).toBeVisible();
  await shopper.fillAddress();
  await shopper.button('Continue').click();
  await shopper.button('Confirm & Pay').click();
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  const origins = [...visited].filter((origin) => origin !== 'null');
  expect(new Set([...origins, services.apiOrigin, baseURL]).size).toBe(4);
});
