import type { Request } from '@playwright/test';
import { expect, test } from './live-test';

const todaysMenu = '/api/v1/admin/menu-schedule/today';

test('the menu is asked for once, while the scripts are still coming', async ({ page }) => {
  for (const path of ['/', '/menu', '/menu?search=chocolate']) {
    let menus = 0;
    let tellAsked = () => {};
    const menuAsked = new Promise<void>((resolve) => (tellAsked = resolve));
    const count = (request: Request) => {
      if (new URL(request.url()).pathname !== todaysMenu) return;
      menus += 1;
      tellAsked();
    };
    page.on('request', count);
    await page.route('**/*.js', async (route) => {
      await menuAsked;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(menus).toBe(1);
    page.off('request', count);
    await page.unroute('**/*.js');
  }
});
