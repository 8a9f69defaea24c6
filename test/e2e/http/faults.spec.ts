import { serve } from '../../../src/tools/mock-api/server';
import { expectAccessible } from '../support/axe';
import { hold } from '../support/hold';
import { Shopper } from '../support/shopper';
import { expect, test } from './live-test';

const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';

test('a menu redirected to another host is an error, and the redirect is not followed', async ({ page, services }) => {
  const visited: string[] = [];
  const otherHost = await serve(async ({ url }) => {
    visited.push(url);
    return new Response('{}', { headers: { 'Access-Control-Allow-Origin': '*' } });
  }, 0);
  await services.setFault(todaysMenu, { kind: 'redirect', location: `${otherHost.origin}/menu` });
  await page.goto('/menu');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Menu Unavailable');
  await otherHost.close();
  expect(visited).toEqual([]);
});

test('a menu of 10 MB works', async ({ page, services }) => {
  await services.setFault(todaysMenu, { kind: 'rows', rows: 11_000 });
  await page.goto('/menu');
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await search.fill('Snickerdoodle');
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /^Snickerdoodle/ })
      .first(),
  ).toBeVisible();
});

test('a reply that trickles in past the timeout times out, counted from when the page asked', async ({
  page,
  services,
}) => {
  // The clock is paused, so that loading the scripts takes no time.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await services.setFault(todaysMenu, { kind: 'trickle', every: 250 });
  await Promise.all([page.waitForRequest(/menu-schedule/), page.goto('/menu', { waitUntil: 'load' })]);
  await page.clock.fastForward(19_000);
  await page.waitForFunction(() => window.earlyReply === undefined);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(1500);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Request Timeout');
});

test('going Back during a save of the profile waits for it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/settings');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click();
  await shopper.button('Edit Profile').click();
  await page.getByLabel('Last name').fill('Lovelace');
  const { isAsked, release } = await hold(page, '**/api/v1/user/profile');
  await page.getByLabel('Last name').press('Enter');
  await isAsked;
  await page.getByLabel('Phone').pressSequentially('2145550100');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await shopper.goBack();
  await expect(page.getByRole('alertdialog', { name: 'Your changes are being saved' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('main')).toContainText('Lovelace');
});
