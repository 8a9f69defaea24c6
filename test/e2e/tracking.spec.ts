import { expect, test } from './support/strict-page';

test('the receipt and the tracking of a pickup print with the shop and without a control', async ({ page }) => {
  await page.goto('/demo/gallery');
  const moment = await page.getByRole('link', { name: 'Pickup', exact: true }).getAttribute('href');
  await page.goto('about:blank');
  await page.goto(moment ?? '');
  const main = page.getByRole('main');
  const trackOrder = main.getByRole('link', { name: 'Track Order' });
  await expect(trackOrder).toBeVisible();
  const expectPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('hello@secondbatch.example')).toBeVisible();
    await expect(main.getByText('1420 Elm Street')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /Directions|Track Order/ })).toHaveCount(0);
    await expect(main.getByText('notifications')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  };
  await expectPaper();

  await trackOrder.click();
  await expect(main.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.reload();
  await expect(main.getByText('notifications')).toBeVisible();
  await expectPaper();
});

test('the receipt of a delivery prints its title, both addresses, its day, items and sums', async ({ page }) => {
  await page.goto('/demo/gallery');
  const moment = await page.getByRole('link', { name: 'Paid', exact: true }).getAttribute('href');
  await page.goto('about:blank');
  await page.goto(moment ?? '');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(main.getByText('Receipt', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    'Receipt',
    '1420 Elm Street',
    'Delivered to',
    'Subtotal',
    'Total',
    'Order reference',
    '11 AM–1 PM',
  ])
    await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  expect(await main.locator('.lines-text li').first().isVisible()).toBe(true);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
});
