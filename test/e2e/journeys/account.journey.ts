import { expect, test } from './support/journey-test';
import { button, dialog, heading, text, within } from './support/targets';

test.describe('in the build http', () => {
  test.use({ build: 'http' });

  test('past orders are filtered, shown in detail and ordered again, and a reload keeps page and filters', async ({
    customer,
    window,
  }) => {
    await customer.signInTo('/orders');
    await window.press(button('Page 2'));
    await window.seeUrl('/orders?page=2');
    await window.reload();
    await expect.poll(() => window.evaluate(currentPage, undefined)).toBe('Page 2');
    await window.choose('Date', 'All');
    await window.choose('Status', 'Cancelled');
    await window.seeUrl('/orders?date=all&status=cancelled');
    await window.reload();
    await window.seeValue('Date', 'all');
    await window.seeValue('Status', 'cancelled');
    await window.press(button(/^Order Details/));
    await window.see(within(dialog('Order Details'), text('Total')));
    await window.press(within(dialog('Order Details'), button('Close')));
    await window.press(button(/^Order Again/));
    await window.press(within(dialog('Order Again'), button('View Cart')));
    await window.see(within(dialog('Your Cart'), button('Checkout')));
  });

  test('a pending order is cancelled', async ({ customer, shop }) => {
    await customer.fillCart(shop.items[0]);
    await customer.goToPayment();
    await customer.cancelPendingOrder();
  });

  test('a guest signs in to track an order', async ({ customer, window }) => {
    await window.open('/track-order?id=SB-20481');
    await window.press(button('Sign In with Google'));
    await window.press(button('Continue as Demo Customer'));
    await window.seeUrl('/track-order?id=SB-20481');
    await window.see(heading('Order SB-20481'));
    await window.reload();
    await window.see(heading('Order SB-20481'));
    await customer.seeCart(0);
  });
});

test('a customer changes name and photo', { tag: '@drawn' }, async ({ customer, window }) => {
  await customer.signInTo('/profile');
  await window.press(button('Edit Profile'));
  await window.fill('Last name', 'Lovelace');
  await window.press(button('Save Changes'));
  await window.see(text('Profile updated successfully!'));
  await window.press(button('Edit Profile'));
  await window.attach('Change photo', 'fixtures/images/products/snickerdoodle-320.webp');
  await window.see(text('Your new photo is saved'));
  await window.reload();
  await window.see(heading('Priya Lovelace'));
});

test('a customer changes notifications and the color scheme', { tag: '@drawn' }, async ({ customer, window }) => {
  const menuNotes = { role: 'switch', name: /^Today's menu/ } as const;
  const dark = { role: 'radio', name: 'Dark' } as const;
  const scheme = () => window.evaluate(() => getComputedStyle(document.documentElement).colorScheme, undefined);
  await customer.signInTo('/settings');
  await window.seeChecked(menuNotes, false);
  await window.press(menuNotes);
  await window.reload();
  await window.seeChecked(menuNotes, true);
  await window.seeChecked(dark, false);
  await window.press(dark);
  await expect.poll(scheme).toBe('dark');
  await window.reload();
  await window.seeChecked(dark, true);
  expect(await scheme()).toBe('dark');
  await window.press(button('Delete account'));
  await window.press(within({ role: 'alertdialog', name: 'Delete your account?' }, button('Keep account')));
  await window.miss({ role: 'alertdialog', name: 'Delete your account?' });
});

function currentPage(): string | null | undefined {
  return document.querySelector('[aria-current=page][aria-label^=Page]')?.getAttribute('aria-label');
}
