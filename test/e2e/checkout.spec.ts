import type { Locator } from '@playwright/test';
import { Shopper } from './support/shopper';
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
  // On a narrow phone, the label of the optional number takes two lines.
  await page.setViewportSize({ width: 375, height: 812 });
  const topOf = async (label: string) => (await checkout.getByLabel(label).boundingBox())?.y;
  await expect.poll(async () => (await topOf('Dial code')) === (await topOf('Mobile number'))).toBe(true);
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
  const [calendar, printer] = [shopper.button('Add to calendar'), shopper.button('Print')];
  expect((await calendar.boundingBox())?.y).toBe((await printer.boundingBox())?.y);
  const download = page.waitForEvent('download');
  await calendar.click();
  const entry = await (await download).createReadStream();
  expect((await entry.toArray()).join('').replaceAll('\\', '')).toContain(place);
});

for (const timezoneId of ['America/Chicago', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a window of time is on one line on each phone, and its price is not over it', async ({ page, shop }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const shopper = new Shopper(page);
      await shopper.fillCheckout(shop.items[0]);
      await shopper.openCheckout();
      const delivery = shopper.dialog('Checkout').locator('label', { hasText: 'Delivery' });
      const window = delivery.locator('small span', { hasText: 'AM–' });
      for (const width of [320, 375, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectApart(window, delivery.locator('em'));
        const { height, lineHeight } = await window.evaluate((text) => ({
          height: text.getBoundingClientRect().height,
          lineHeight: parseFloat(getComputedStyle(text).lineHeight),
        }));
        expect(height, `${width} pixels`).toBeLessThan(1.5 * lineHeight);
      }
    });
  });
}
