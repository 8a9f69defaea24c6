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
