import type { Page } from '@playwright/test';
import { Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

async function count(torture: Page, figures: Readonly<Record<string, number>>) {
  for (const [label, value] of Object.entries(figures)) {
    const figure = torture.locator('dl > div').filter({ has: torture.getByText(label, { exact: true }) });
    await expect(figure.locator('dd')).toHaveText(String(value));
  }
}

test('the stress test: no order too many, no item lost, in two tabs', async ({ page: torture, shop }) => {
  const choose = (group: string, choice: string) =>
    torture.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
  await torture.goto('/menu');
  await torture.getByRole('button', { name: 'Demo controls' }).click();
  await torture.getByRole('link', { name: 'Stress test' }).click();
  await count(torture, { 'Orders wanted': 0, 'Orders made': 0, 'Items lost': 0 });

  const opened = torture.waitForEvent('popup');
  await torture.getByRole('link', { name: 'Open the Shop' }).click();
  const first = new Shopper(await opened);
  await choose('The payment page', 'Vanishes');
  await first.fillCart(...shop.items);
  await count(torture, { 'In the cart': 2 });
  await first.goToConfirmation();

  await test.step('the reply to the order is lost, then the cable is pulled', async () => {
    await choose('Replies to orders', 'Lost');
    await first.button('Confirm & Pay').click();
    await expect(first.page.getByText('We did not get an answer')).toBeVisible();
    await count(torture, { 'Orders wanted': 1, 'Orders made': 1, 'Items lost': 0, 'In the cart': 2 });
    await choose('The cable', 'Pulled');
    await expect(first.page.getByText(/offline/i).first()).toBeVisible();
  });

  await test.step('the same order is sent again, and its payment page vanishes', async () => {
    await choose('The cable', 'In');
    await choose('Replies to orders', 'Come');
    await first.button('Confirm & Pay').click();
    await expect(first.page.getByText('You have an unfinished order')).toBeVisible();
    await count(torture, { 'Orders made': 1, 'In unfinished orders': 2, 'In the cart': 0, 'Items lost': 0 });
  });

  await test.step('a second tab orders, too', async () => {
    const popup = torture.waitForEvent('popup');
    await torture.getByRole('link', { name: 'Open a Second Tab' }).click();
    const second = new Shopper(await popup);
    await second.fillCart(shop.items[0]);
    await count(torture, { 'In the cart': 1, 'In unfinished orders': 2 });
    await first.button('Restore Cart').click();
    await count(torture, { 'In the cart': 3, 'In unfinished orders': 0, 'Items lost': 0, 'In two places': 0 });
    await second.cartButton().click();
    await second.button('Checkout').click();
    await second.button('Continue').click();
    await second.button('Confirm & Pay').click();
    await count(torture, { 'Orders wanted': 2, 'Orders made': 2, 'In unfinished orders': 3, 'Items lost': 0 });
    await expect(torture.getByText('Orders wanted = orders made, items lost = 0.')).toBeVisible();
  });
});
