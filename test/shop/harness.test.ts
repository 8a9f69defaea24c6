import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, dialog, text, within } from '../e2e/journeys/support/targets';
import { openShop } from './support/open-shop';

describe('the whole shop without a browser', () => {
  it.for(['mock', 'home-kitchen', 'http', 'fallback'])('a purchase in the build %s', async (build) => {
    const shop = await openShop({ build, at: '/menu' });
    const customer = new Customer(shop);
    await customer.add(build === 'home-kitchen' ? 'Samosa Trio' : 'Snickerdoodle');
    await customer.goToPayment();
    await customer.pay();
  });

  it('a reload begins with nothing but what the device has stored', async () => {
    const shop = await openShop({ build: 'http', at: '/menu' });
    await shop.press('Add Snickerdoodle to cart');
    await shop.fill('Search the menu', 'almond');
    await shop.evaluate(() => void Object.assign(window, { ofThisLoad: true }), undefined);
    await shop.reload();
    await shop.see(button('Cart, 1 item'));
    expect(await shop.evaluate(() => 'ofThisLoad' in window, undefined)).toBe(false);
  });

  it('a second tab learns late what the first has stored', async () => {
    const shop = await openShop({ build: 'http', at: '/menu' });
    const tab = await shop.openTab();
    await tab.open('/menu');
    await shop.press('Add Snickerdoodle to cart');
    await tab.see(button('Cart, 1 item'));
    await tab.press('Add Classic Chocolate Chip to cart');
    await shop.see(button('Cart, 2 items'));
  });

  it('Back leads through the pages of the shop and of others', async () => {
    const shop = await openShop({ build: 'http', at: '/' });
    await shop.press({ role: 'link', name: 'Order Food', within: { role: 'main' } });
    await shop.seeUrl('/menu');
    await new Customer(shop).add('Snickerdoodle');
    await new Customer(shop).goToPayment();
    await shop.seeUrl(/^https:\/\/hosted\.test/);
    await shop.back();
    await shop.seeUrl('/menu');
    await shop.see(button('Cart, 1 item'));
  });

  it('minutes pass at once', async () => {
    const shop = await openShop({ at: '/menu', time: '2026-11-20T18:00:00Z' });
    const now = () => shop.evaluate(() => new Date().toISOString(), undefined);
    await shop.pass(90 * 60_000);
    expect(await now()).toMatch(/^2026-11-20T19:30/);
  });

  it('without a network the shop says so until there is one', async () => {
    const shop = await openShop({ build: 'http', at: '/menu' });
    await shop.see({ role: 'article' });
    await shop.goOffline();
    await shop.see("You're offline.");
    await shop.goOnline();
    await shop.miss("You're offline.");
  });

  it('a service has faults until they are cleared', async () => {
    const shop = await openShop({ build: 'http', at: '/privacy' });
    const { services, requests } = shop.device;
    await services.setFault('GET /api/v1/admin/menu-schedule/today', { kind: 'status', status: 503 });
    await shop.open('/menu');
    await shop.see('Server Error');
    await services.clearFaults();
    await shop.press('Retry');
    await shop.see({ role: 'article' });
    expect(new Set(requests.map(({ url }) => new URL(url).pathname))).toContain('/api/v1/admin/menu-schedule/today');
  });

  it('what a screen reader is told is known', async () => {
    const shop = await openShop({ at: '/menu' });
    await shop.press('Add Snickerdoodle to cart');
    await shop.press(button(/^Cart, 1/));
    await shop.press(within(dialog('Your Cart'), button('Remove Snickerdoodle')));
    await shop.see(text('Undo'));
    expect(shop.announcements.join('\n')).toMatch(/Snickerdoodle/);
  });
});
