import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('a search says what it found once, when typing pauses', async ({ page }) => {
  // The test decides when typing pauses. A closed kitchen would put another status above this one.
  const time = Date.parse('2026-11-24T12:00-06:00');
  await page.clock.install({ time });
  await page.goto('/menu');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('12 items');
  await page.clock.pauseAt(time + 60_000);
  await status.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      if (element.textContent) said.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('searchbox', { name: 'Search the menu' }).pressSequentially('chocolate');
  await expect(status).toHaveText('');
  await page.clock.runFor(1000);
  await expect(status).toHaveText(/^\d+ of 12 items$/);
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([await status.textContent()]);
});

test('a card is named by its dish, its day is a date, and its name is set apart', async ({ page }) => {
  await page.goto('/menu');
  const card = page.getByRole('article', { name: 'Snickerdoodle', exact: true });
  await expect(card.getByRole('heading', { name: 'Snickerdoodle' }).locator('bdi')).toHaveText('Snickerdoodle');
  await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
});

test('a switch is described by its hint', async ({ page }) => {
  await new Shopper(page).signInTo('/settings');
  await expect(page.getByRole('switch', { name: "Today's menu" })).toHaveAccessibleDescription(
    'Not sent yet. We keep your choice on this device.',
  );
});
