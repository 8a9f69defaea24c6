import { labelOf } from '../../src/domain/orders/order-status';
import { orderStatuses } from '../support/order-statuses';
import { expectAccessible } from './support/axe';
import { showScenario } from './support/demo';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('filters and pages of My Orders are in the URL', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders');
  await showScenario(page, 'long-history');
  await expect(page.getByLabel('Date')).toHaveValue('last_week');
  await expect(page.getByRole('article')).toHaveCount(5);
  await shopper.button('Page 2').press('Enter');
  await expect(page).toHaveURL('/orders?page=2');
  const heading = page.getByRole('heading', { level: 1, name: 'My Orders' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await page.getByLabel('Date').selectOption('All');
  await page.getByLabel('Status').selectOption('Delivered');
  await expect(page).toHaveURL('/orders?date=all&status=delivered');
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('Delivered');
  await page.goBack();
  await expect(page).toHaveURL('/orders?date=all');
  await expect(page.getByLabel('Status')).toHaveValue('');

  await page.getByLabel('Date').selectOption('Custom');
  await expect(page.getByLabel('To', { exact: true })).not.toHaveValue('');
  const today = await page.getByLabel('To', { exact: true }).getAttribute('max');
  await page.getByLabel('From').fill('2020-11-01');
  await page.getByLabel('To', { exact: true }).fill('2020-10-01');
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('min', '2020-11-01');
  await page.getByLabel('Status').focus();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2020-11-01');
  await expect(page.getByText('No orders on November 1, 2020.')).toBeVisible();
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expectAccessible(page);
  await shopper.button('Clear Filters').click();
  await expect(page).toHaveURL('/orders?date=all');
});

test('My Orders announces loading and shows errors', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders');
  await showScenario(page, 'slow');
  await expect(page.getByText('Loading orders')).toBeAttached();
  await expectAccessible(page);
  // How many orders are of the last week depends on the day of the week.
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectAccessible(page);

  await showScenario(page, 'api-down');
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Server Error' })).toBeVisible();
  await expect(shopper.button('Retry')).toBeVisible();
  await expectAccessible(page);
});

test('a customer without orders is led to the menu', async ({ page }) => {
  await new Shopper(page).signInTo('/orders');
  await showScenario(page, 'empty-history');
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse Menu' }).click();
  await expect(page).toHaveURL('/menu');
});

test('a customer with four orders sees them on one page', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders?date=all');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(shopper.button(/^Page \d/)).toHaveCount(0);
});

test('the sample orders cover every status of the specification', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders?date=all');
  await showScenario(page, 'long-history');
  await expect(page.getByRole('article')).toHaveCount(5);
  const seen = new Set<string>();
  const pages = await page.getByRole('button', { name: /^Page \d$/ }).count();
  for (let at = 1; at <= pages; at++) {
    await shopper.button(`Page ${at}`).click();
    await expect(shopper.button(`Page ${at}`)).toHaveAttribute('aria-current', 'page');
    for (const label of await page.locator('article .badge').allInnerTexts()) seen.add(label.trim());
  }
  expect(orderStatuses.map(labelOf).filter((label) => !seen.has(label))).toEqual([]);
});

test('an order shows its details and can be cancelled while it is pending', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders?date=all&status=pending');
  await showScenario(page, 'long-history');
  await page
    .getByRole('button', { name: /^Delivery Info/ })
    .first()
    .click();
  await expect(shopper.dialog('Delivery Details').getByText('Address')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Delivery Info/ }).first()).toBeFocused();

  await page
    .getByRole('button', { name: /^Order Details/ })
    .first()
    .click();
  const details = shopper.dialog('Order Details');
  await expect(details.getByText('Total', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await expect(question.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(details.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await expect(details.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('a reorder adds every line to the cart and can be undone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/orders?date=all&status=cancelled');
  await showScenario(page, 'long-history');
  await page
    .getByRole('button', { name: /^Order Again/ })
    .first()
    .click();
  const report = shopper.dialog('Order Again');
  await expect(report.getByText(/in your cart/)).toBeVisible();
  await expect(report.getByRole('listitem').first()).toContainText('Added');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Undo' }).click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, empty');

  await page
    .getByRole('button', { name: /^Order Again/ })
    .first()
    .click();
  await report.getByRole('button', { name: 'View Cart' }).click();
  await expect(shopper.dialog('Your Cart').getByRole('listitem').first()).toBeVisible();
});

test('retrying a failed payment leaves the cart alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');
  await shopper.signInTo('/orders?date=all&status=failed');
  await showScenario(page, 'long-history');
  await page
    .getByRole('button', { name: /^Retry Payment/ })
    .first()
    .click();
  // What was typed for the failed payment is known, so it is only confirmed.
  const confirmation = shopper.dialog('Confirm Your Order');
  await expect(confirmation.getByRole('button', { name: 'Confirm & Pay' })).toBeVisible();
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Confirm & Pay' }).click();
  await shopper.button(/^Pay \$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
  const pending = await page.evaluate(() => localStorage.getItem('storefront.pendingOrderItems'));
  expect(pending).toBeNull();
});

test('a payment that cannot be retried shows the support contact', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signInTo('/track-order?id=SB-20414');
  await showScenario(page, 'kitchen-closed');
  await page
    .getByRole('button', { name: /^Retry Payment/ })
    .first()
    .click();
  const dialog = shopper.dialog('Payment Failed');
  await expect(dialog.getByText('Failed to retry payment')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /@/ })).toBeVisible();
  await expectAccessible(page);
});
