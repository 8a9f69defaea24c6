import { isNarrow, Shopper } from './support/shopper';
import { expect, test } from './support/strict-page';

test('allergens to avoid outlive a reload, and are warned of until the customer pays', async ({
  page,
  viewport,
  shop,
}) => {
  const shopper = new Shopper(page);
  await shopper.fillCart(shop.items[0]);
  const opener = isNarrow(viewport) ? /^Filters/ : /^Allergens/;
  await shopper.button(opener).filter({ visible: true }).first().click();
  await shopper.dialog('Filters').getByRole('button', { name: 'Wheat' }).click();
  await shopper.button(/^Show \d+ item/).click();
  await expect(shopper.addButton(shop.items[0])).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Without wheat Remove allergen' })).toBeVisible();
  await expect(shopper.addButton(shop.items[0])).toHaveCount(0);
  await shopper.goToConfirmation();
  await expect(shopper.dialog('Confirm Your Order').getByText('Contains Wheat, which you avoid.')).toBeVisible();
  await page.goto('/menu');
  await shopper.cartButton().click();
  await expect(shopper.dialog('Your Cart').getByText('Contains Wheat, which you avoid.')).toBeVisible();
});
