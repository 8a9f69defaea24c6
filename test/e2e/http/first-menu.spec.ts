import { expect, test } from './live-test';

const todaysMenu = '/api/v1/admin/menu-schedule/today';

test('the menu is asked for once, while the scripts are still coming', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // What the page before fetched while it was idle does not count.
    if (request.isNavigationRequest()) asked.length = 0;
    const { pathname } = new URL(request.url());
    if (pathname === todaysMenu || pathname.endsWith('.js')) asked.push(pathname === todaysMenu ? 'menu' : 'script');
  });
  for (const path of ['/', '/menu', '/menu?search=chocolate']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked[0]).toBe('menu');
    expect(asked.filter((what) => what === 'menu')).toHaveLength(1);
  }
});

test('a page that shows no menu asks for none', async ({ page }) => {
  let menus = 0;
  page.on('request', (request) => (menus += Number(request.url().endsWith(todaysMenu))));
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.waitForLoadState('load');
  expect(menus).toBe(0);
});
