import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, dialog, heading, link, text, within } from '../e2e/journeys/support/targets';
import { usualVariant } from '../e2e/support/services';
import { openShop } from './support/open-shop';

const main = { role: 'main' } as const;
const accountLinks = { role: 'navigation', name: 'Account' } as const;
const discard = { role: 'alertdialog', name: 'Discard your changes?' } as const;

async function openAccount(path: string, build = 'mock') {
  const shop = await openShop({ build });
  const customer = new Customer(shop);
  await customer.signInTo(path);
  return { shop, customer };
}

describe('the account', () => {
  it('a page that is reached from outside the frame of the shop has the focus on its heading', async () => {
    const shop = await openShop({ at: '/orders' });
    const shopHeading = { role: 'heading', within: main } as const;
    await shop.press(within(dialog('Sign In'), button('Continue with Google')));
    await shop.press(button('Deny'));
    await shop.seeUrl('/');
    await shop.seeFocus(shopHeading);

    await new Customer(shop).signInTo('/orders');
    await shop.seeFocus(heading('My Orders'));

    await shop.open('/demo/gallery');
    await shop.press(link('Back to the shop'));
    await shop.seeUrl('/');
    await shop.seeFocus(shopHeading);

    await shop.reload();
    await shop.see(within({ role: 'banner' }, text('Second Batch')));
    expect(shop.document.activeElement).toBe(shop.document.body);
  });

  it('the profile shows errors, then saves', async () => {
    const { shop } = await openAccount('/profile');
    await shop.see('Signed in with Google');
    await shop.press(button('Edit Profile'));
    await shop.seeFocus({ label: 'First name' });
    await shop.fill('Last name', '');
    await shop.fill('Email', 'priya@');
    await shop.fill('Phone (optional)', '0214');
    await shop.press(button('Save Changes'));
    await shop.seeFocus({ role: 'group', name: 'Please fix the following' });
    await shop.see(link('Phone number is invalid'));

    await shop.fill('Last name', 'Lovelace');
    await shop.fill('Email', 'ada@example.com');
    await shop.fill('Phone (optional)', '');
    await shop.press(button('Save Changes'));
    await shop.see('Profile updated successfully!');
    await shop.miss('Profile updated successfully!');
    await shop.seeFocus(button('Edit Profile'));
    await shop.reload();
    await shop.see(heading('Priya Lovelace'));
  });

  it('a failed save leaves the form as typed', async () => {
    const { shop } = await openAccount('/profile');
    await shop.showScenario('api-down');
    await shop.see("You're seeing what this device last saved.");
    await shop.press(button('Edit Profile'));
    await shop.fill('First name', 'Ada');
    await shop.press(button('Save Changes'));
    await shop.see('everything you typed is still here');
    await shop.seeValue('First name', 'Ada');
  });

  it('signing out, or a link, asks about unsaved changes', async () => {
    const { shop } = await openAccount('/profile');
    await shop.press(button('Edit Profile'));
    await shop.fill('First name', 'Ada');
    await shop.press(within(accountLinks, link('My Orders')));
    await shop.seeFocus(within(discard, button('Keep editing')));
    await shop.press(within(discard, button('Keep editing')));
    await shop.press(within(accountLinks, button('Sign Out')));
    await shop.press(within(discard, button('Keep editing')));
    await shop.seeValue('First name', 'Ada');

    await shop.press(button('Account menu'));
    await shop.press(within({ role: 'banner' }, button('Sign Out')));
    await shop.press(within(discard, button('Discard changes')));
    await shop.seeUrl('/');
    await shop.see(button('Login'));
  });

  it('a Google customer can change notifications and ask for deletion, but not change the password', async () => {
    const { shop } = await openAccount('/settings');
    const todaysMenu = { role: 'switch', name: /Today's menu/ } as const;
    await shop.see('Password change not available for Google accounts');
    await shop.see(link(/^Open your Google security settings/));
    await shop.press(todaysMenu);
    await shop.reload();
    await shop.seeChecked(todaysMenu, true);
    await shop.seeChecked({ role: 'switch', name: /Offers/ }, false);

    await shop.press(button('Delete account'));
    const question = { role: 'alertdialog', name: 'Delete your account?' } as const;
    await shop.seeFocus(within(question, button('Keep account')));
    await shop.press(within(question, button('Delete account')));
    await shop.see('Nothing has been deleted yet.');
  });

  it('a customer with an email account can change the password', async () => {
    const shop = await openShop();
    await shop.showScenario('email-customer');
    await new Customer(shop).signInTo('/settings');
    await shop.press(button('Change Password'));
    await shop.see(link('Current password is required'));
    const change = async (wanted: string) => {
      await shop.fill('Current password', 'demo-password');
      await shop.fill('New password', wanted);
      await shop.fill('Confirm new password', wanted);
      await shop.press(button('Change Password'));
    };
    await change('demo-password');
    await shop.see('New password must be different from current password');
    await change('another-one');
    await shop.see('Your password has been changed.');
  });

  it('the cart of a customer leaves the page with them, and takes nothing from the next visitor', async () => {
    const variant = { ...usualVariant, cart: 'server-token' } as const;
    const shop = await openShop({ build: 'http', variant });
    const customer = new Customer(shop);
    await customer.signInTo('/orders');
    await customer.fillCart('Snickerdoodle');
    await shop.pass(2000);
    await shop.device.services.setFault('GET /api/v1/cart', { kind: 'delay', milliseconds: 1000 });
    await customer.add('Classic Chocolate Chip');
    await customer.seeCart(2);
    await shop.press(button('Account menu'));
    await shop.press(within({ role: 'banner' }, button('Sign Out')));
    await customer.seeCart(0);
    const added = shop.device.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/cart/items'));
    expect(added.map(({ headers }) => headers.has('Authorization'))).toEqual([true]);
  });

  it('a rejected token ends the session but not the cart', async () => {
    const shop = await openShop({ build: 'http' });
    const customer = new Customer(shop);
    await customer.fillCart('Snickerdoodle');
    await customer.signInTo('/orders');
    await shop.see({ role: 'article' });
    await shop.device.services.setFault('GET /api/v1/orders/me', { kind: 'status', status: 401 });
    await shop.reload();
    await shop.see('Your session has expired. Please sign in again.');
    await shop.pass(5000);
    await shop.miss('Your session has expired. Please sign in again.');
    await shop.seeUrl('/');
    await customer.seeCart(1);
  });

  it('a profile whose session ended during the save is restored after the next sign-in', async () => {
    const { shop, customer } = await openAccount('/profile', 'http');
    const { services } = shop.device;
    await shop.press(button('Edit Profile'));
    await shop.fill('Last name', 'Lovelace');
    await services.setFault('PUT /api/v1/user/profile', { kind: 'status', status: 401 });
    await shop.press(button('Save Changes'));
    await shop.seeUrl('/');
    await services.clearFaults();
    await shop.press(button('Login'));
    await customer.signIn();
    await shop.seeUrl('/profile');
    await shop.press(button('Edit Profile'));
    await shop.seeValue('Last name', 'Lovelace');
  });

  it('a sign-in ends when another page of the shop is opened in its tab', async () => {
    const shop = await openShop({ build: 'http', at: '/orders' });
    await shop.press(within(dialog('Sign In'), button('Continue with Google')));
    await shop.see(button('Continue as Demo Customer'));
    await new Customer(shop).fillCart('Snickerdoodle');
    await shop.back();
    await shop.press(button('Continue as Demo Customer'));
    await shop.see('Failed to authenticate with Google');
  });

  it('a customer who denies Google sign-in returns home as a guest', async () => {
    const shop = await openShop();
    const customer = new Customer(shop);
    await customer.fillCart('Snickerdoodle');
    await customer.openCart();
    await shop.press(within(dialog('Your Cart'), button('Login to Checkout')));
    await shop.press(within(dialog('Sign In'), button('Continue with Google')));
    await shop.press('Deny');
    await shop.see(heading('Google login failed. Please try again.'));
    await shop.seeUrl('/authenticate');
    await shop.press(link('Go to Home'));
    await shop.seeUrl('/');
    await customer.seeCart(1);
  });
});

describe('the tracking page', () => {
  it('a guest who signs in returns to the same order', async () => {
    const shop = await openShop({ at: '/track-order?id=SB-20481' });
    await shop.see(button('Sign In with Google'));
    await shop.seeTitle(/Sign in to see this order/);
    await shop.press('Sign In with Google');
    await shop.press('Continue as Demo Customer');
    await shop.seeUrl('/track-order?id=SB-20481');
    await shop.see(heading('Order SB-20481'));
    await shop.seeCount(text(/, now/), 1);

    await shop.open('/track-order?id=nobody-has-this');
    await shop.see(heading('Order Not Found'));
    await shop.showScenario('api-down');
    await shop.see(heading('Server Error'));
  });

  it('a link without an order shows an error', async () => {
    const shop = await openShop({ at: '/track-order?id=%20' });
    await shop.see(heading('Invalid Order Link'));
    await shop.see('No order ID provided');
  });

  it('a cancelled order leads onward and is not refreshed', async () => {
    const { shop } = await openAccount('/orders');
    await shop.open('/track-order?id=SB-20321');
    await shop.see(heading('Cancelled'));
    await shop.miss(button('Refresh'));
    await shop.press('Order Again');
    await shop.see(dialog('Order Again'));
  });

  it('an order is polled until it is delivered', async () => {
    const shop = await openShop();
    const customer = new Customer(shop);
    await customer.fillCart('Snickerdoodle');
    await customer.goToPayment();
    await customer.pay();
    const orderId = (await shop.url()).searchParams.get('orderId') ?? '';
    await shop.open(`/track-order?id=${orderId}`);
    await shop.see(heading('Paid'));
    await shop.pass(25_000);
    await shop.see(heading('Confirmed'));
    await shop.pass(300_000);
    await shop.see(heading('Delivered'));
    await shop.miss(button('Refresh'));
    await shop.see(main);
  });
});
