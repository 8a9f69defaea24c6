import { expect, test, type Page } from '@playwright/test';
import { Shopper } from './support/shopper';

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByText('Something went wrong.');

/** Throws where no code of the shop catches it. */
function throwLater(page: Page, message: string): Promise<void> {
  return page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

test('errors outside React show one calm notice: a reload brings the cart back, and once dismissed it stays away', async ({
  page,
}) => {
  const uncaught: string[] = [];
  const logged: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const shopper = new Shopper(page);
  await shopper.fillCart('Snickerdoodle');

  await throwLater(page, 'first');
  await expect(notice(page)).toHaveText('Something went wrong. Your cart is safe.');
  await page.evaluate(() => void Promise.reject(new Error('second')));
  await throwLater(page, 'third');
  await expect.poll(() => uncaught).toEqual(['first', 'second', 'third']);
  await expect(notice(page)).toHaveCount(1);
  // The browser reports the errors; the shop adds nothing.
  expect(logged).toEqual([]);

  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Reload' }).click();
  await expect(shopper.cartButton()).toHaveAccessibleName('Cart, 1 item');
  await expect(notice(page)).toHaveCount(0);

  await page.evaluate(() => void Promise.reject(new Error('fourth')));
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Later' }).click();
  await throwLater(page, 'fifth');
  await expect.poll(() => uncaught.at(-1)).toBe('fifth');
  await expect(notice(page)).toHaveCount(0);
});
