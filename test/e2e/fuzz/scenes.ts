import type { Page } from '@playwright/test';
import { Shopper } from '../support/shopper';

const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';
const menuItems = 'GET /api/v1/menu-items';
const menuItem = 'GET /api/v1/menu-items/{id}';
const myOrders = 'GET /api/v1/orders/me';
const oneOrder = 'GET /api/v1/orders/{orderId}';
const delivery = 'GET /api/v1/orders/{orderId}/deliveryInfo';
const profile = 'GET /api/v1/user/profile';

const orderId = 'SB-20481';
export const pendingOrderId = 'SB-20141';

export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly customer: 'guest' | 'signed in' | 'signed in, with an old token';
  readonly hasPendingOrder?: true;
  /** True unless the page shows its cart only after a reply. */
  readonly showsCart?: false;
  readonly cart?: 'browser' | 'server';
  /** Each of them is asked while the page opens, or by `act`. */
  readonly calls: readonly string[];
  /** The customer's steps while the replies are as they should be. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => new Shopper(page).button(name).first().click();

async function fillProfile(page: Page): Promise<void> {
  await press('Edit Profile')(page);
  await page.getByLabel('Last name').fill('Lovelace');
}

async function openCart(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await page
    .getByRole('button', { name: /^Cart, \d/ })
    .first()
    .click();
  await shopper.dialog('Your Cart').waitFor();
}

async function openCheckout(page: Page): Promise<void> {
  await openCart(page);
  await new Shopper(page).dialog('Your Cart').getByRole('button', { name: 'Checkout' }).click();
}

async function confirmable(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await openCheckout(page);
  await shopper.fillAddress();
  await shopper.button('Continue').click();
  await shopper.button('Confirm & Pay').waitFor();
}

export const scenes: readonly Scene[] = [
  { name: 'home', path: '/', customer: 'guest', calls: [menuItems] },
  { name: 'home of a customer', path: '/', customer: 'signed in', calls: [myOrders, menuItems] },
  { name: 'menu', path: '/menu', customer: 'guest', calls: [todaysMenu] },
  { name: 'menu of a customer', path: '/menu', customer: 'signed in', calls: [todaysMenu] },
  { name: 'menu, filtered', path: '/menu?dietary=nut-free&sort=price', customer: 'guest', calls: [todaysMenu] },
  {
    name: 'item',
    path: '/menu',
    customer: 'guest',
    calls: [menuItem],
    prepare: (page) => new Shopper(page).addButton('Snickerdoodle').waitFor(),
    act: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click(),
  },
  {
    name: 'sign-in',
    path: '/orders',
    customer: 'guest',
    calls: ['GET /api/v1/auth/oauth/google'],
    prepare: (page) => new Shopper(page).button('Continue with Google').waitFor(),
    act: press('Continue with Google'),
  },
  {
    name: 'the way back from Google',
    path: '/authenticate?code=the-code&state=the-state',
    customer: 'guest',
    showsCart: false,
    calls: ['GET /api/v1/auth/oauth/google/callback'],
  },
  { name: 'orders', path: '/orders', customer: 'signed in', calls: [myOrders] },
  {
    name: 'delivery details',
    path: '/orders',
    customer: 'signed in',
    calls: [delivery],
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Delivery Info/ })
        .first()
        .waitFor(),
    act: press(/^Delivery Info/),
  },
  {
    name: 'order again',
    path: '/orders?status=delivered',
    customer: 'signed in',
    calls: [todaysMenu],
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Order Again/ })
        .first()
        .waitFor(),
    act: press(/^Order Again/),
  },
  { name: 'tracking', path: `/track-order?id=${orderId}`, customer: 'signed in', calls: [oneOrder, delivery] },
  { name: 'payment status', path: `/payment-status?orderId=${orderId}`, customer: 'signed in', calls: [oneOrder] },
  {
    name: 'payment failure',
    path: `/payment-failure?chkotId=${pendingOrderId}`,
    customer: 'signed in',
    hasPendingOrder: true,
    calls: [oneOrder],
  },
  { name: 'unfinished order', path: '/orders', customer: 'signed in', hasPendingOrder: true, calls: [myOrders] },
  { name: 'profile', path: '/profile', customer: 'signed in', calls: [profile] },
  {
    name: 'profile, saved',
    path: '/profile',
    customer: 'signed in',
    calls: ['PUT /api/v1/user/profile'],
    prepare: fillProfile,
    act: press('Save Changes'),
  },
  {
    name: 'sign-out',
    path: '/profile',
    customer: 'signed in',
    calls: ['POST /api/v1/auth/logout'],
    act: press('Sign Out'),
  },
  {
    name: 'checkout',
    path: '/menu',
    customer: 'signed in',
    calls: [todaysMenu],
    prepare: openCart,
    act: (page) => new Shopper(page).dialog('Your Cart').getByRole('button', { name: 'Checkout' }).click(),
  },
  {
    name: 'an order',
    path: '/',
    customer: 'signed in',
    calls: ['POST /api/v1/orders', todaysMenu],
    prepare: confirmable,
    act: press('Confirm & Pay'),
  },
  {
    name: 'orders with an old token',
    path: '/orders',
    customer: 'signed in, with an old token',
    calls: ['POST /api/v1/auth/refresh'],
  },
  {
    name: 'a cart on the server',
    path: '/menu',
    customer: 'guest',
    cart: 'server',
    showsCart: false,
    calls: ['GET /api/v1/cart'],
  },
  {
    name: 'adding to a cart on the server',
    path: '/menu',
    customer: 'guest',
    cart: 'server',
    showsCart: false,
    calls: ['POST /api/v1/cart/items', 'GET /api/v1/cart'],
    act: (page) => new Shopper(page).addButton('Snickerdoodle').click(),
  },
];
