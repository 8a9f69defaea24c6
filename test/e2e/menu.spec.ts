import type { Locator } from '@playwright/test';
import { isNarrow, Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the URL preserves the menu filters for reload and Back', async ({ page, viewport }) => {
  const shopper = new Shopper(page);
  await page.goto('/menu');
  // On a phone the diets are in a sheet.
  if (isNarrow(viewport))
    await page
      .getByRole('button', { name: /^Filters/ })
      .filter({ visible: true })
      .first()
      .click();
  await shopper.button('Vegan').click();
  const category = page.getByLabel('Category').filter({ visible: true });
  await category.selectOption('Seasonal');
  if (isNarrow(viewport)) await shopper.button(/^Show \d+ item/).click();
  await page.getByLabel('Search the menu').fill('pumpkin');
  await expect(page).toHaveURL('/menu?search=pumpkin&category=seasonal&dietary=vegan');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.reload();
  await expect(page.getByLabel('Search the menu')).toHaveValue('pumpkin');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveURL('/menu?dietary=vegan');
  await expect(page.getByLabel('Search the menu')).toHaveValue('');
  await expect(page.getByLabel('Category')).toHaveValue('');
});

test('a shared link restores its filters', async ({ page }) => {
  await page.goto('/menu?sort=price&order=desc&category=premium&page=9');
  await expect(page.getByRole('article').first()).toContainText('$3.50');
  await expect(page.getByLabel('Category')).toHaveValue('premium');
  await expect(page.getByLabel('Sort by')).toHaveValue('price desc');
});

test('cart and favorites follow another tab', async ({ page, context }) => {
  const shopper = new Shopper(page);
  const other = new Shopper(await context.newPage());
  await other.page.goto('/menu');
  await other.button('Favorite Oatmeal Raisin').click();
  await page.goto('/menu');
  await shopper.addButton('Snickerdoodle').click();
  await expect(other.addButton('Snickerdoodle')).toHaveAccessibleName('Add Snickerdoodle to cart, 1 in cart');
  await other.button('Favorite Snickerdoodle').click();
  await expect(shopper.button('Favorite Snickerdoodle')).toHaveAttribute('aria-pressed', 'true');
});

test('Undo in the drawer restores a removed item', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle', 'Oatmeal Raisin');
  await shopper.cartButton().click();
  const cart = shopper.dialog('Your Cart');
  await cart.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await cart.getByRole('button', { name: 'Undo' }).click();
  await expect(cart.getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test('a fourth cannot be added when three are left, and the buttons say why', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto('/menu');
  const add = shopper.addButton('Almond Cloud');
  for (let press = 0; press < 3; press++) await add.click();
  await expect(add).toHaveAccessibleDescription('You have the last 3');
  await add.press('Enter');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 3 items');

  await shopper.cartButton().click();
  const more = shopper.button('Increase quantity of Almond Cloud');
  await expect(more).toHaveAccessibleDescription('You have the last 3');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('offline the menu and cart work, and only Checkout is disabled', async ({ page, context }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.cartButton().click();
  const cart = shopper.dialog('Your Cart');
  await expect(cart).toBeVisible();
  await context.setOffline(true);
  await expect(cart.getByRole('button', { name: 'Login to Checkout' })).toHaveAccessibleDescription(
    /^You're offline\./,
  );
  await cart.getByRole('button', { name: 'Increase quantity of Snickerdoodle' }).click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
  await context.setOffline(false);
  await expect(cart.getByRole('button', { name: 'Login to Checkout' })).toHaveAccessibleDescription('');
});

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
