import type { Locator } from '@playwright/test';
import { expect, test } from './support/strict-page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the Add button stays under the pointer when the last one is added', async ({ page }) => {
  await page.addInitScript(() => {
    const items = [{ id: 'snickerdoodle', name: 'Snickerdoodle', price: 225, quantity: 98 }];
    if (origin !== 'null') localStorage.setItem('storefront.cart', JSON.stringify({ version: 2, items }));
  });
  await page.goto('/menu');
  const add = page.getByRole('button', { name: 'Add Snickerdoodle to cart, 98 in cart' });
  await add.hover();
  const before = await settledBox(add);
  await add.click();
  const full = page.getByRole('button', { name: 'Add Snickerdoodle to cart, 99 in cart' });
  await expect(full).toHaveAccessibleDescription('At most 99 of one item');
  expect(await full.boundingBox()).toEqual(before);
});

test('the More button stays under the pointer at the limit of an item', async ({ page }) => {
  await page.goto('/menu');
  await page.getByRole('main').getByRole('link', { name: 'Almond Cloud', exact: true }).click();
  const more = page.getByRole('button', { name: 'Increase quantity of Almond Cloud' });
  const before = await settledBox(more);
  await more.click();
  await more.click();
  await expect(more).toHaveAccessibleDescription('You have the last 3');
  expect(await more.boundingBox()).toEqual(before);
});

/** `finished` never resolves in a card out of view. */
async function settledBox(target: Locator) {
  await target.evaluate((element) =>
    Promise.allSettled(
      element.ownerDocument
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
        .map((each) => each.finished),
    ),
  );
  return target.boundingBox();
}

test('a dish that is closed right after it was opened stays closed', async ({ page }) => {
  await page.goto('/menu');
  await expect(page.getByRole('button', { name: /^Add .* to cart/ }).first()).toBeVisible();
  for (const milliseconds of [0, 1, 2, 4, 8, 16]) {
    await page.evaluate(openAndClose, milliseconds);
    await expect(page).toHaveURL('/menu');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
});

/**
 * Runs in the page, because no driver presses as fast. The first dish waits for the part of the shop that shows it, where that is
 * not loaded yet. Ends once the page has nothing more to do.
 */
async function openAndClose(milliseconds: number) {
  const close = () => document.querySelector<HTMLElement>('dialog [aria-label="Close"]');
  document.querySelector<HTMLElement>('a.card__open')?.click();
  while (!close()) await new Promise((resume) => setTimeout(resume));
  await new Promise((resume) => setTimeout(resume, milliseconds));
  close()?.click();
  await new Promise((resume) => requestIdleCallback(resume));
}
