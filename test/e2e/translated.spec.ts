import type { Page } from '@playwright/test';
import { hold } from './support/hold';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';
import { firstOrAll } from './support/matrix';
import { translateLater, translatePages, unprotectedTexts } from './support/translator';

const mark = '\u00b7';

async function openItemsInCart(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.cartButton().click();
  return shopper;
}

test('amounts, quantities and counts never stay old in a translated page', async ({ page, shop: { items } }) => {
  await translatePages(page, mark);
  const shopper = new Shopper(page);
  const [item] = items;
  await shopper.page.goto('/menu');
  await shopper.addButton(item).click();
  await openItemsInCart(page);
  const cart = page.getByRole('dialog');
  const total = cart.locator('.sums__total dd');
  const once = await total.innerText();
  await cart.getByRole('button', { name: `Increase quantity of ${item}` }).click();
  await expect(cart.getByRole('textbox')).toHaveValue('2');
  await expect(cart.locator('h2')).toContainText('2');
  await expect(total).not.toHaveText(once);
  await cart.getByRole('button', { name: `Decrease quantity of ${item}` }).click();
  await expect(total).toHaveText(once);
  await cart.getByRole('button', { name: 'Close cart' }).click();
  const found = page.getByRole('status').filter({ hasText: 'item' }).first();
  const all = await found.innerText();
  await page.getByRole('button', { name: /^Vegan/ }).click();
  await expect(page.locator('.applied p')).toContainText(' of ');
  await expect(found).not.toHaveText(all);
});

test('a translator that comes late changes nothing that works', async ({ page, shop }) => {
  const translate = await translateLater(page, mark);
  const shopper = new Shopper(page);
  await page.goto('/menu');
  await shopper.addButton(shop.items[0]).click();
  await translate();
  await shopper.addButton(shop.items[0]).click();
  await shopper.addButton(shop.items[1]).click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 3 items');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^About/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of firstOrAll(['/menu', '/', '/privacy', '/feedback'])) {
  test(`a page translated before hydration is hydrated, and translated again: ${path}`, async ({ page }) => {
    await translatePages(page, mark);
    const scripts = await hold(page, '**/*.js');
    const text = page.getByRole('main').locator('p').filter({ hasText: /\w/ }).first();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(text).toContainText(mark);
    await text.evaluate((element) => element.setAttribute('data-first', ''));
    scripts.release();
    // The events of the shop are attached, and its elements are those that were prerendered.
    await expect(page.locator('#root')).not.toHaveAttribute('translate');
    await new Shopper(page).cartButton().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-first]')).toContainText(mark);
  });
}

test('a press in a translated page before hydration is replayed', async ({ page }) => {
  await translatePages(page);
  const scripts = await hold(page, '**/*.js');
  await page.goto('/menu', { waitUntil: 'commit' });
  const shopper = new Shopper(page);
  await shopper.button('Login').click();
  scripts.release();
  await expect(shopper.dialog('Sign In')).toBeVisible();
});

test('what a password manager puts beside fields, and takes away, disturbs nothing', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const decorate = () => {
      for (const input of document.querySelectorAll('input:not([data-managed])')) {
        input.setAttribute('data-managed', '');
        input.after(Object.assign(document.createElement('span'), { className: 'manager', hidden: true }));
        input.before(document.createComment('manager'));
      }
    };
    const watch = () => new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
    document.addEventListener('screenshown', watch);
    document.addEventListener('focusout', () =>
      document.querySelectorAll('.manager').forEach((found) => found.remove()),
    );
  });
  const shopper = new Shopper(page);
  await shopper.fillCart(shop.items[0]);
  await shopper.goToPayment();
});

for (const path of firstOrAll(['/', '/menu', '/feedback'])) {
  test(`what is added from outside before hydration stays, and nothing is drawn again: ${path}`, async ({ page }) => {
    const scripts = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#main').waitFor();
    await page.evaluate(() => {
      document.documentElement.lang = 'es';
      document.querySelector('h1')?.setAttribute('data-first', '');
      for (const place of document.querySelectorAll('input, h1')) {
        const icon = Object.assign(document.createElement('span'), { className: 'manager' });
        place.after(icon, Object.assign(document.createElement('span'), { className: 'manager' }));
        icon.append(Object.assign(document.createElement('span'), { className: 'manager' }));
        place.before(document.createComment('manager'));
      }
    });
    const added = await page.locator('#root .manager').count();
    scripts.release();
    await new Shopper(page).cartButton().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('h1[data-first] + .manager > .manager')).toBeAttached();
    await expect(page.locator('#root .manager')).toHaveCount(added);
  });
}

test('language and classes of the document may change from outside', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await page.goto('/menu');
  await shopper.addButton(shop.items[0]).click();
  await page.evaluate(() => {
    document.documentElement.lang = 'es';
    document.documentElement.classList.add('translated-ltr', 'dark-reader');
  });
  await shopper.addButton(shop.items[1]).click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
  await expect(page.locator('html')).toHaveClass(/translated-ltr/);
});

test('names, order references and amounts are not translated', async ({ page, shop }) => {
  await translatePages(page, mark);
  const shopper = new Shopper(page);
  await shopper.fillCart(shop.items[0]);
  await expect(page.getByRole('banner').getByText(shop.name, { exact: true })).toBeVisible();
  await expect(page.getByRole('article').first().locator('.price')).toHaveText(/^\$[\d.]+$/);
  expect(await unprotectedTexts(page)).toEqual([]);
});

test('references, discounts and names of an account are not translated', async ({ page }) => {
  await new Shopper(page).signInTo('/orders');
  await translatePages(page, mark);
  const main = page.getByRole('main');
  const id = 'SB-20241';
  const discount = /^−\$[\d.]+$/;
  const screens = [
    { path: '/orders', title: 'My Orders', texts: ['SB-20481'] },
    { path: `/track-order?id=${id}`, title: 'In Preparation', texts: [id, discount, 'Priya Raman, +1 214-555-0188'] },
    { path: `/payment-status?orderId=${id}`, title: 'Preparing Your Order', texts: [id, discount] },
    { path: '/profile', title: 'Profile', texts: ['Priya Raman', 'Priya', 'Raman'] },
  ];
  for (const { path, title, texts } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title + mark);
    for (const text of texts) await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    expect(await unprotectedTexts(page), path).toEqual([]);
  }
});
