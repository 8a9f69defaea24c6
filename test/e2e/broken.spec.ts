import { Shopper } from './support/shopper';
import { expect, test } from './support/watched-page';
import { hold } from './support/hold';
import { scriptUrl } from './support/script-url';

test('a page whose code cannot be loaded shows an error, which one can leave, and loads once the code is back', async ({
  page,
}) => {
  await page.goto('/menu');
  await expect(new Shopper(page).addButton('Snickerdoodle')).toBeVisible();
  const isFeedback = scriptUrl('mock', 'feedback-screen');
  await page.route(isFeedback, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();

  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('A new version is ready')).toBeHidden();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Menu' })
      .or(page.getByRole('button', { name: 'Open menu' }))
      .first(),
  ).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: 'Go Home' })
    .or(page.getByRole('main').getByRole('button', { name: 'Go Home' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.unroute(isFeedback);
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us how it was' })).toBeVisible();
});

test('a first page whose screen cannot be loaded shows an error alone, and loads once the code is back', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const isMenu = scriptUrl('mock', 'menu-screen');
  await page.route(isMenu, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/menu');

  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  expect(logged.filter((text) => !/Failed to load|cannot be loaded/.test(text))).toEqual([]);

  await page.unroute(isMenu);
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(new Shopper(page).addButton('Snickerdoodle')).toBeVisible();
});

test('a page outside the frame of the shop whose code cannot be loaded has one main part, which keeps the focus', async ({
  page,
}) => {
  await page.route(scriptUrl('mock', 'authenticate-screen'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/authenticate?code=code&state=state');
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  const asked = page.waitForResponse(scriptUrl('mock', 'authenticate-screen'));
  await again.press('Enter');
  await asked;
  await expect(again).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toBeVisible();
});

test('a screen whose code is on its way shows a sign of it', async ({ page }) => {
  await page.goto('/menu');
  await expect(new Shopper(page).addButton('Snickerdoodle')).toBeVisible();
  const feedback = await hold(page, scriptUrl('mock', 'feedback-screen'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await feedback.isAsked;
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page.locator('main + .spinner')).toBeVisible();
  feedback.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us how it was' })).toBeVisible();
  await expect(page.locator('main + .spinner')).toBeHidden();
});
