import type { Locator } from '@playwright/test';
import { Shopper } from '../support/shopper';
import { inTurn } from '../support/turns';
import { expect, test, type Fault } from './live-test';

const orderId = 'SB-20481';
const signInPage = '<!doctype html><html><body><h1>It works!</h1></body></html>';

/** A fault and its error title on every screen; undefined means each screen's default. No title comes twice in a row. */
const faults: readonly (readonly [string, Fault, string | undefined])[] = [
  ['a refusal', { kind: 'status', status: 400, body: '{"message":"The oven is out."}' }, undefined],
  ['no connection', { kind: 'refuse' }, 'Unable to Load'],
  ['a page', { kind: 'body', body: signInPage }, undefined],
  ['a broken connection', { kind: 'cut' }, 'Unable to Load'],
  ['nothing', { kind: 'body', body: '' }, undefined],
  ['status 500', { kind: 'status', status: 500 }, 'Server Error'],
  ['status 504', { kind: 'status', status: 504 }, 'Request Timeout'],
  ['status 429', { kind: 'status', status: 429 }, 'Too Many Requests'],
];

const screens = [
  { path: '/', call: 'GET /api/v1/menu-items', requestPattern: /\/menu-items/, title: 'Menu Unavailable', guest: true },
  {
    path: '/menu',
    call: 'GET /api/v1/admin/menu-schedule/today',
    requestPattern: /\/today$/,
    title: 'Menu Unavailable',
    guest: true,
  },
  {
    path: '/orders',
    call: 'GET /api/v1/orders/me',
    requestPattern: /\/orders\/me/,
    title: 'Unable to Load Orders',
    guest: false,
  },
  {
    path: `/track-order?id=${orderId}`,
    call: 'GET /api/v1/orders/{orderId}',
    requestPattern: /\/orders\/SB-\d+$/,
    title: 'Tracking Unavailable',
    guest: false,
  },
  {
    path: `/payment-status?orderId=${orderId}`,
    call: 'GET /api/v1/orders/{orderId}',
    requestPattern: /\/orders\/SB-\d+$/,
    title: 'Unable to Load Orders',
    guest: false,
  },
] as const;

for (const { path, call, requestPattern, title, guest } of inTurn(screens, 2)) {
  test(`${path} shows every fault, and its button tries again with one request`, async ({ page, services }) => {
    if (!guest) await new Shopper(page).signInTo('/profile');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (requestPattern.test(request.url()) && request.method() === 'GET') requests.push(request.url());
    });
    const alertNamed = (name: string) =>
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ has: page.getByText(name, { exact: true }) });
    const tryAgain = async (alert: Locator): Promise<void> => {
      requests.length = 0;
      await alert.getByRole('button').first().click();
      await expect(alert).toBeHidden();
    };

    let alert: Locator | undefined;
    for (const [description, fault, shownTitle = title] of faults) {
      await test.step(`after ${description} it shows '${shownTitle}'`, async () => {
        await services.setFault(call, fault);
        if (alert) await tryAgain(alert);
        else await page.goto(path);
        alert = alertNamed(shownTitle);
        await expect(alert).toBeVisible();
        await expect(alert).not.toContainText(/undefined|NaN|\[object|<h1>|It works/);
        expect(requests).toHaveLength(1);
      });
    }
    await services.clearFaults();
    if (alert) await tryAgain(alert);
    await expect(page.getByRole('main')).toContainText(/\$\d+\.\d\d/);
    expect(requests).toHaveLength(1);
  });
}

test('a path without a page leads home, and search engines are told that nothing is there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
