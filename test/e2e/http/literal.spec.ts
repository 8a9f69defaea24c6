import { Shopper } from '../support/shopper';
import { expect, test } from './live-test';

test.use({ variant: { dialect: 'lines', checkoutReading: 'checkoutUrl', cart: 'browser', fields: 'literal' } });

test('a backend of the specification alone carries a customer to Thank You', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto('/menu');
  await page.getByRole('main').getByRole('link', { name: 'Snickerdoodle', exact: true }).click();
  const item = shopper.dialog('Snickerdoodle');
  await expect(item.getByText('The kitchen has not listed allergens for this cookie.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.button('Vegan')).toHaveCount(0);

  await shopper.fillCart('Snickerdoodle');
  await shopper.goToPayment();
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
});
