import { Shopper } from '../support/shopper';
import { expect, test } from './live-test';

test('a sign-in ends when another page of the shop is opened in its tab', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto('/orders');
  await shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
  await expect(shopper.button('Continue as Demo Customer')).toBeVisible();
  await shopper.fillCart('Snickerdoodle');
  await page.goBack();
  await shopper.button('Continue as Demo Customer').click();
  await expect(page.getByText('Failed to authenticate with Google')).toBeVisible();
});
