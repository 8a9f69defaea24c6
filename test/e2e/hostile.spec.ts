import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

const script = '<img src=x onerror="document.title=\'owned\'">';

for (const path of [
  `/menu?search=${encodeURIComponent(script)}&category=__proto__&dietary=constructor,vegan&sort=toString&order=up&page=1e99`,
  `/menu?page=-3&page=abc&favorites=${encodeURIComponent(script)}`,
  `/authenticate?error=${encodeURIComponent(script)}`,
  '/authenticate?code=stolen&state=stolen',
  '/authenticate',
  '/#%',
  '/menu#%E0%A4%A',
]) {
  test(`${path.slice(0, 40)} is shown as text or ignored`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.title()).not.toContain('owned');
    await expect(page.getByText(/undefined|\[object|NaN/)).toHaveCount(0);
  });
}

test('an unknown path redirects home', async ({ page }) => {
  await page.goto('/wp-admin/setup.php');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a sign-in code without a matching journey does not sign in', async ({ page }) => {
  await page.goto('/authenticate?code=stolen&state=stolen');
  await expect(page.getByText('Failed to authenticate with Google')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('storefront.authToken'))).toBeNull();
  await expect(page).not.toHaveURL(/code=/);
});

test('the link of a stranger does not end a session', async ({ page }) => {
  await new Shopper(page).signInTo('/profile');
  await page.goto('/authenticate?code=stolen&state=stolen');
  await expect(page.getByText("You're still signed in.")).toBeVisible();
  await expect(page).not.toHaveURL(/code=/);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});
