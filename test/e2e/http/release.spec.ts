import type { Page } from '@playwright/test';
import { customerRoutes, publicRoutes, transitRoutes } from '../../../src/domain/shared/paths';
import { Shopper } from '../support/shopper';
import { firstOrAll } from '../support/matrix';
import { expect, test } from './live-test';
import { signInAsDemoCustomer } from './returning-customer';

/** The answer of a host to requests for files of a release that it no longer has. */
const hosts = [
  { host: 'answers 404', gone: { status: 404, body: '' } },
  {
    host: 'answers every path with its page',
    gone: { status: 200, contentType: 'text/html', body: '<!doctype html><title>Shop</title>' },
  },
];

const screens = [
  ['/feedback', 'Tell us how it was'],
  ['/privacy', 'Privacy'],
  ['/profile', 'Profile'],
  ['/terms', 'Terms'],
  ['/orders', 'My Orders'],
  ['/accessibility', 'Accessibility'],
  ['/settings', 'Settings'],
  ['/track-order?id=unknown', 'Order Not Found'],
  ['/payment-status?orderId=unknown', 'Order Not Found'],
  ['/payment-failure', 'Payment Failed'],
] as const;

const files = '**/assets/*.{js,css}';

/** The host has the files and the home page of another release. */
async function replaceRelease(page: Page, gone: (typeof hosts)[number]['gone']): Promise<void> {
  await page.route(files, (route) => route.fulfill(gone));
  const isHome = (url: URL) => url.pathname === '/';
  await page.route(isHome, async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const home = await route.fetch();
    const body = (await home.text()).replaceAll(/assets\/\w+\.js/g, 'assets/0123456789ab.js');
    return route.fulfill({ response: home, body });
  });
}
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Changes the page as a link does, but loads nothing. The router tells one visit from another by a key. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function missScreen(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
  await expect(notices(page).getByText('A new version is ready')).toBeVisible();
}

test('every screen is tried that the scripts of the menu page do not bring along', () => {
  const { home: _first, menu: _open, ...others } = { ...publicRoutes, ...customerRoutes };
  const { paymentStatus, paymentFailure } = transitRoutes;
  const tried = screens.map(([path]) => path.replace(/\?.*/, ''));
  expect(tried.toSorted()).toEqual([...Object.values(others), paymentStatus, paymentFailure].toSorted());
});

for (const { host, gone } of firstOrAll(hosts)) {
  test(`an old tab names the release on each screen, and a reload opens them: the host ${host}`, async ({
    page,
    services,
  }) => {
    await signInAsDemoCustomer(page, services);
    await page.goto('/menu');
    await page.waitForLoadState('networkidle');
    await replaceRelease(page, gone);
    for (const [path] of screens) {
      await missScreen(page, path);
      await notices(page).getByRole('button', { name: 'Later' }).click();
      await follow(page, '/menu');
      await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    }
    await missScreen(page, '/feedback');
    await page.unrouteAll({ behavior: 'wait' });
    await notices(page).getByRole('button', { name: 'Reload' }).click();
    for (const [path, heading] of screens) {
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

  test(`an old tab opens what it has loaded, names the release elsewhere and keeps the cart: the host ${host}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.fillCart('Snickerdoodle');
    await page.waitForLoadState('networkidle');
    await replaceRelease(page, gone);
    await shopper.cartButton().click();
    await shopper.dialog('Your Cart').getByRole('button', { name: 'Login to Checkout' }).click();
    await expect(notices(page).getByText("We couldn't open this. Please try again.")).toBeVisible();
    await expect(notices(page).getByText('A new version is ready')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await notices(page).getByRole('button', { name: 'Reload' }).click();
    await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
    await shopper.cartButton().click();
    await shopper.dialog('Your Cart').getByRole('button', { name: 'Login to Checkout' }).click();
    await expect(shopper.dialog('Sign In')).toBeVisible();
  });
}
