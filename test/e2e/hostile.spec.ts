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

test('a sign-in link that is opened again ends no session', async ({ page }) => {
  const shopper = new Shopper(page);
  const callback = page.waitForRequest(/\/authenticate\?.*code=/);
  await shopper.signInWhenAskedAt('/profile');
  await page.goto((await callback).url());
  await expect(page.getByText("You're still signed in.")).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(shopper.button('Account menu')).toBeVisible();
});

test('a sign-in after a dismissed one stays on the page', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto('/orders');
  await expect(shopper.dialog('Sign In')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.dialog('Sign In')).toBeHidden();
  const { pathname } = new URL(page.url());
  await shopper.button('Login').click();
  await shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
  await shopper.button('Continue as Demo Customer').click();
  await expect(shopper.button('Account menu')).toBeVisible();
  await expect(page).toHaveURL(pathname);
  expect(pathname).not.toBe('/orders');
});

test('a page number that a list does not have is replaced in the URL', async ({ page }) => {
  await page.goto('/menu?page=99');
  await expect(page).toHaveURL('/menu');
  await new Shopper(page).signInTo('/orders?date=all&page=99');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/orders?date=all');
});

test('a name and an address of one long word stay in their boxes on a narrow screen', async ({ page }) => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';
  const shopper = new Shopper(page);
  await shopper.fillCheckout('Snickerdoodle');
  await page.setViewportSize({ width: 320, height: 700 });
  await shopper.openCheckout();
  await shopper.dialog('Checkout').getByLabel('Address line 1').fill(word);
  await shopper.dialog('Checkout').getByRole('button', { name: 'Continue' }).click();
  const review = shopper.dialog('Confirm Your Order').getByRole('definition').filter({ hasText: word });
  expect(await review.evaluate((address) => address.scrollWidth - address.clientWidth)).toBe(0);

  await page.goto('/profile');
  await shopper.button('Edit Profile').click();
  await page.getByLabel('First name').fill(word.slice(0, 40));
  await shopper.button('Save Changes').click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
