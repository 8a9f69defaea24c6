import type { Locator } from '@playwright/test';
import { showScenario } from './support/demo';
import { Shopper } from './support/shopper';
import { address } from './support/typed-address';
import { expect, test } from './support/strict-page';

async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible();
  await expect(other).toBeVisible();
  await expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('One of them has gone');
    const overlaps = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    expect(overlaps, JSON.stringify([a, b])).toBe(false);
  }).toPass();
}

const changedItems = (shopper: Shopper) => shopper.dialog('Some Items Are Not Available');

async function continueWithAvailable(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Continue with Available Items' }).click();
  await expect(dialog).toBeHidden();
}

test('an unanswered order is reported as such, and sending it again makes no second one', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await showScenario(page, 'order-timeout');
  await shopper.openCheckout();
  await shopper.button('Continue').click();
  const confirm = shopper.dialog('Confirm Your Order');
  await confirm.getByRole('button', { name: 'Confirm & Pay' }).click();
  await expect(confirm.getByText('We did not get an answer. Your order may have been made.')).toBeVisible();
  await expect(confirm.getByRole('button', { name: 'Back' })).toBeHidden();
  await confirm.getByRole('button', { name: 'Confirm & Pay' }).click();
  await expect(shopper.button(/^Pay \$/)).toBeVisible();
  const orders: unknown = await page.evaluate(
    () => JSON.parse(localStorage.getItem('storefront.mock') ?? '{}').orders?.length,
  );
  expect(orders).toBe(1);
});

test('sold-out items are named and the others can be ordered', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(...shop.items);
  await showScenario(page, 'some-gone');
  await shopper.openCheckout();
  await expect(changedItems(shopper)).toContainText("Not on today's menu");
  await continueWithAvailable(changedItems(shopper));
  await expect(shopper.dialog('Checkout').getByLabel('Address line 1')).toHaveValue(address.line1);
  await page.keyboard.press('Escape');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
});

test('an item with too few left is reduced to what is left', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout('Almond Cloud');
  // Nine were left when the item was added; now three are.
  await page.evaluate(() => {
    const cart = localStorage.getItem('storefront.cart') ?? '';
    const before = cart
      .replace('"quantity":1', '"quantity":5')
      .replace('"quantityAvailable":3', '"quantityAvailable":9');
    localStorage.setItem('storefront.cart', before);
  });
  await page.reload();
  await shopper.openCheckout();
  await expect(changedItems(shopper)).toContainText('Only 3 left');
  await changedItems(shopper).getByRole('radio', { name: 'Keep 3' }).check();
  await continueWithAvailable(changedItems(shopper));
  await page.keyboard.press('Escape');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 3 items');
});

test('a cart whose items are all sold out is cleared, with a link to the menu', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await showScenario(page, 'all-gone');
  await shopper.openCheckout();
  await shopper.dialog('Cart Items Not Available').getByRole('link', { name: "Browse Today's Menu" }).click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');
});

test('a session that ends during checkout loses neither cart nor address', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await shopper.openCheckout();
  // From here on nothing asks for the session until the order.
  await expect(shopper.dialog('Checkout').getByText('Deliver to a recent address')).toBeVisible();
  await page.evaluate(() => {
    const state: Record<string, unknown> = JSON.parse(localStorage.getItem('storefront.mock') ?? '{}');
    localStorage.setItem('storefront.mock', JSON.stringify({ ...state, sessions: [] }));
  });
  await shopper.button('Continue').click();
  await shopper.confirmAndPay();
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Going home closes the overlay of the previous page.
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
  await shopper.signInFromCheckout();
  await expect(shopper.dialog('Checkout').getByLabel('Address line 1')).toHaveValue(address.line1);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Undo overlaps neither the lines of the cart nor the buttons that lead onward', async ({ page, shop }) => {
    const shopper = new Shopper(page);
    await shopper.fillCart(...shop.items);
    await shopper.cartButton().click();
    await shopper
      .dialog('Your Cart')
      .getByRole('button', { name: `Remove ${shop.items[0]}` })
      .click();
    const undo = page.locator('.toast', { hasText: 'Undo' });
    await expectApart(undo, shopper.button('Login to Checkout'));
    await expectApart(undo, page.getByRole('region', { name: 'Cart items' }));
    await page.keyboard.press('Escape');
    await expectApart(
      undo,
      page
        .getByRole('button', { name: /^Filters/ })
        .filter({ visible: true })
        .first(),
    );
    await page.evaluate(() => scrollTo(0, 1000));
    await expectApart(undo, page.locator('.menu-bar').getByRole('button', { name: /^Filters/ }));
    await shopper.addButton(shop.items[0]).click();
    await expect(page.locator('.toasts--added .toast')).toBeHidden();
  });
});

test('offline, paying is disabled and the form stays as typed', async ({ page, context, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await shopper.openCheckout();
  await shopper.button('Continue').click();
  const pay = shopper.dialog('Confirm Your Order').getByRole('button', { name: 'Confirm & Pay' });
  await context.setOffline(true);
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(pay).toHaveAccessibleDescription(
    "You're offline, so you can't pay right now. We've kept everything you typed.",
  );
  await context.setOffline(false);
  await pay.click();
  await expect(shopper.button(/^Pay \$/)).toBeVisible();
});

test('a customer who denies Google sign-in returns home as a guest', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart(shop.items[0]);
  await shopper.cartButton().click();
  await shopper.dialog('Your Cart').getByRole('button', { name: 'Login to Checkout' }).click();
  await shopper.dialog('Sign In').getByRole('button', { name: 'Continue with Google' }).click();
  await shopper.button('Deny').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google login failed. Please try again.');
  await expect(page).toHaveURL(/\/authenticate$/);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
});

test('an order to pick up says where: at checkout, before paying, on the receipt and in its calendar entry', async ({
  page,
  shop,
}) => {
  const shopper = new Shopper(page);
  const place = '1420 Elm Street, Dallas, TX 75202';
  await shopper.fillCheckout(shop.items[0]);
  await shopper.openCheckout();
  const checkout = shopper.dialog('Checkout');
  await checkout.getByRole('radio', { name: 'Pickup' }).check();
  await expect(checkout.getByText(place)).toBeVisible();
  await expect(checkout.getByRole('link', { name: /Directions/ })).toHaveAttribute('href', /google\.com\/maps/);
  await shopper.button('Continue').click();
  await expect(shopper.dialog('Confirm Your Order').getByText(place)).toBeVisible();
  await shopper.button('Confirm & Pay').click();
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('main').getByText(place)).toBeVisible();
  const counter = page.getByRole('region', { name: 'Show this at the counter' });
  await expect(counter).toBeHidden();
  await shopper.button('Show pickup code').click();
  await expect(counter.getByRole('heading')).toBeFocused();
  await expect(counter.getByRole('img', { name: /^QR code of order/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await shopper.button('Add to calendar').click();
  const entry = await (await download).createReadStream();
  expect((await entry.toArray()).join('').replaceAll('\\', '')).toContain(place);
});

test('an item stays at its new price only where the customer agrees to it', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(...shop.items);
  await showScenario(page, 'price-changed');
  await shopper.openCheckout();
  const dialog = shopper.dialog('A Price Has Changed');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: `Continue without ${shop.items[0]}` })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Update to $2.75' }).check();
  await continueWithAvailable(dialog);
  await page.keyboard.press('Escape');
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 2 items');
  await shopper.cartButton().click();
  await expect(shopper.dialog('Your Cart').getByText('$2.75 each')).toBeVisible();
});

test('a wrong ZIP code gets an example of a right one', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  await shopper.fillCheckout(shop.items[0]);
  await shopper.openCheckout();
  const zip = shopper.dialog('Checkout').getByLabel('ZIP code');
  await zip.fill('7520');
  await shopper.button('Continue').click();
  await expect(zip).toHaveAccessibleDescription(/5 digits, like 75201/);
  await expect(page.getByRole('group', { name: 'Please fix the following' })).toBeFocused();
});
