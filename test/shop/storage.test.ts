import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, heading, text, within } from '../e2e/journeys/support/targets';
import { openShop } from './support/open-shop';

const main = { role: 'main' } as const;

/** As another customer who has signed in on this device. Runs in a page. */
function becomeGrace(): void {
  const user: object = JSON.parse(localStorage.getItem('storefront.user') ?? '{}');
  const grace = { ...user, id: 'grace', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
  localStorage.setItem('storefront.authToken', 'grace');
  localStorage.setItem('storefront.user', JSON.stringify(grace));
}

describe('what is stored on a device', () => {
  it('corrupt storage is repaired item by item, and the shop starts', async () => {
    const shop = await openShop({ at: '/robots.txt' });
    await shop.evaluate(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(`storefront.${key}`, value);
      },
      {
        user: '{"id":',
        authToken: 'token',
        favorites: '{"not":"a list"}',
        pendingOrderItems: '[[[',
        mock: '{"orders":7}',
        cart: JSON.stringify({
          version: 2,
          items: [{ id: 'snickerdoodle', name: 'Snickerdoodle', price: 225, quantity: 2 }, { id: 7 }, null, 'x'],
        }),
      },
    );
    await shop.open('/menu');
    await new Customer(shop).seeCart(2);
    await shop.see(within({ role: 'alert' }, text('Corrupted user data')));
    await shop.miss(button('Account menu'));
    expect(shop.device.storage.readText('storefront.user')).toBe('');
  });

  it('the orders of a customer leave the screen when another tab signs in another customer', async () => {
    const shop = await openShop();
    await new Customer(shop).signInTo('/orders');
    await shop.see(within(main, { role: 'article' }));
    const other = await shop.openTab();
    await other.open('/privacy');
    await other.evaluate(becomeGrace, undefined);
    await shop.see(heading('No Orders Yet'));
    await shop.miss(within(main, { role: 'article' }));
    await shop.see(heading('My Orders'));
    await shop.seeUrl('/orders');
  });

  it('the orders of a customer leave a page that Back restores after another customer has signed in', async () => {
    const shop = await openShop();
    await new Customer(shop).signInTo('/orders');
    await shop.see(within(main, { role: 'article' }));
    await shop.evaluate(becomeGrace, undefined);
    // As when the browser restores the page from memory: no other event tells it what has changed meanwhile.
    await shop.evaluate(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    }, undefined);
    await shop.see(heading('No Orders Yet'));
    await shop.miss(within(main, { role: 'article' }));
    await shop.seeUrl('/orders');
  });

  it('a menu that Back restores leaves out what the customer has come to avoid meanwhile', async () => {
    const shop = await openShop({ build: 'home-kitchen', at: '/menu' });
    await shop.see(button(/^Add Mango Lassi/));
    await shop.evaluate(() => {
      localStorage.setItem('storefront.avoidedAllergens', '["Milk"]');
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    }, undefined);
    await shop.miss(button(/^Add Mango Lassi/));
    await shop.see(button(/^Add Dal Tadka/));
  });
});
