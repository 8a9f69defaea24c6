import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

const script = '<img src=x onerror="document.title=\'owned\'">';

// Under the policy of the page, with its inline scripts; `test/shop/hostile.test.ts` has more links.
for (const path of [
  `/menu?search=${encodeURIComponent(script)}&page=1e99`,
  `/authenticate?error=${encodeURIComponent(script)}`,
]) {
  test(`${path.slice(0, 40)} is shown as text`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.title()).not.toContain('owned');
  });
}

test('a sign-in link that is opened again ends no session', async ({ page }) => {
  const shopper = new Shopper(page);
  const callback = page.waitForRequest(/\/authenticate\?.*code=/);
  await shopper.signInWhenAskedAt('/profile');
  await page.goto((await callback).url());
  await expect(page.getByText("You're still signed in.")).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(shopper.button('Account menu')).toBeVisible();
});
