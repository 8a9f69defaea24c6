import { hold } from './support/hold';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';
import { firstOrAll } from './support/matrix';
import { translateLater, translatePages } from './support/translator';

const mark = '\u00b7';

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
