import { press, tabTo, type } from './support/keyboard';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('orders, their dialogs and tracking work with the keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders');
  const details = page.getByRole('button', { name: /^Order Details/ }).first();
  await press(page, details);
  await expect(shopper.dialog('Order Details')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();

  await press(page, page.getByRole('button', { name: /^Delivery Info/ }).first());
  const delivery = shopper.dialog('Delivery Details');
  await press(page, delivery.getByRole('button', { name: 'Close' }).last());
  await expect(delivery).toBeHidden();

  await press(page, page.getByRole('link', { name: /^Track Order/ }).first());
  await expect(page.getByRole('heading', { name: 'Status', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('profile and settings work with the keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/profile');
  await press(page, shopper.button('Edit Profile'));
  await tabTo(page, page.getByLabel('Change photo'));
  await expect(page.locator('label', { hasText: 'Change photo' })).toHaveCSS('outline-style', 'solid');
  await type(page, page.getByLabel('First name'), 'Ada');
  await press(page, shopper.button('Save Changes'));
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await press(page, page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Settings' }));
  const offers = page.getByRole('switch', { name: /Offers/ });
  await tabTo(page, offers);
  await page.keyboard.press('Space');
  await expect(offers).toBeChecked();
  await press(page, shopper.button('Delete account'));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Keep account' }));
  await expect(shopper.button('Delete account')).toBeFocused();
});
