import { expect, test } from './support/strict-page';

test('a chosen color scheme persists and applies before the first paint', async ({ page }) => {
  await page.goto('/');
  await page.locator('label').filter({ hasText: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  // With the shop's script blocked, only the page's inline script can apply it.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('data-look', 'dark');
});

test('the color scheme changes at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/menu');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const changing = await page.evaluate(() => {
    document.documentElement.dataset.mode = 'dark';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(changing).toBe(0);
});

test('the strip of the demo has a border in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const strip = page.getByRole('complementary', { name: 'Demo' });
  await expect(strip).toHaveCSS('border-bottom-width', '1px');
  await expect(strip).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});
