import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, dialog, heading, link, within } from '../e2e/journeys/support/targets';
import { wordsOf } from './support/find-targets';
import { openShop } from './support/open-shop';

const script = '<img src=x onerror="document.title=\'owned\'">';
const stolen = '/authenticate?code=stolen&state=stolen';
const main = { role: 'main' } as const;

describe('a link that nobody of the shop wrote', () => {
  it.each([
    `/menu?search=${encodeURIComponent(script)}&category=__proto__&dietary=constructor,vegan&sort=toString&order=up&page=1e99`,
    `/menu?page=-3&page=abc&favorites=${encodeURIComponent(script)}`,
    `/authenticate?error=${encodeURIComponent(script)}`,
    stolen,
    '/authenticate',
    '/#%',
    '/menu#%E0%A4%A',
  ])('is shown as text or ignored: %s', async (path) => {
    const shop = await openShop({ at: path });
    await shop.see(within(main, heading(/./)));
    expect(shop.document.querySelectorAll('main h1')).toHaveLength(1);
    expect(shop.document.querySelector('img[src="x"]')).toBeNull();
    expect(shop.document.title).not.toContain('owned');
    expect(wordsOf(shop.document.body)).not.toMatch(/undefined|\[object|NaN/);
  });

  it('a sign-in code without a matching journey does not sign in', async () => {
    const shop = await openShop({ at: stolen });
    await shop.see('Failed to authenticate with Google');
    expect(shop.device.storage.readText('storefront.authToken')).toBe('');
    expect((await shop.url()).search).not.toContain('code=');
  });

  it('the link of a stranger does not end a session', async () => {
    const shop = await openShop();
    await new Customer(shop).signInTo('/profile');
    await shop.open(stolen);
    await shop.see("You're still signed in.");
    expect((await shop.url()).search).not.toContain('code=');
    await shop.press(within(main, link('Go to Home')));
    await shop.see(button('Account menu'));
  });

  it('a sign-in after a dismissed one stays on the page', async () => {
    const shop = await openShop({ at: '/orders' });
    await shop.see(dialog('Sign In'));
    await shop.key('Escape');
    await shop.miss(dialog('Sign In'));
    const { pathname } = await shop.url();
    await shop.press(within({ role: 'banner' }, button('Login')));
    await new Customer(shop).signIn();
    await shop.see(button('Account menu'));
    await shop.seeUrl(pathname);
    expect(pathname).not.toBe('/orders');
  });

  it('a page number that a list does not have is replaced in the URL', async () => {
    const shop = await openShop({ at: '/menu?page=99' });
    await shop.seeUrl('/menu');
    await shop.open('/orders?date=all&page=99');
    await new Customer(shop).signIn();
    await shop.see(within(main, { role: 'article' }));
    await shop.seeUrl('/orders?date=all');
  });
});
