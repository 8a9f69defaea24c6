import { expect, test } from './support/strict-page';

for (const width of [390, 768, 1280, 1440, 1920, 2560]) {
  test(`a first visit at ${width} px shows the shop's own fonts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    const missing = () =>
      page.evaluate(() => {
        const shown = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
        const own: { readonly family: string }[] = JSON.parse(document.getElementById('fonts')?.textContent ?? '[]');
        return own.map(({ family }) => family).filter((family) => !shown.has(family));
      });
    await expect.poll(missing).toEqual([]);
  });
}
