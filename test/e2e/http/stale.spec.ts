import { Shopper } from '../support/shopper';
import { runUntilShown, stopClock } from '../support/stop-clock';
import { expect, test } from './live-test';

const todaysMenu = '/api/v1/admin/menu-schedule/today';

test('a page that stays open reads the menu again, and loses neither place, filters nor typed text', async ({
  page,
}) => {
  let menus = 0;
  page.on('response', (reply) => (menus += Number(reply.url().endsWith(todaysMenu))));
  await stopClock(page);
  await page.goto('/menu?dietary=nut-free');
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await runUntilShown(page, new Shopper(page).addButton('Snickerdoodle'));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const place = await page.evaluate(() => scrollY);
  await page.clock.runFor(4 * 60_000);
  expect(menus).toBe(1);
  await page.clock.runFor(2 * 60_000);
  await expect.poll(() => menus).toBe(2);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(page).toHaveURL(/\/menu\?dietary=nut-free$/);
  await search.fill('chocolate');
  await page.clock.runFor(6 * 60_000);
  await expect.poll(() => menus).toBe(3);
  await expect(search).toHaveValue('chocolate');
});
