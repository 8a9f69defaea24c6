import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, heading, link, text, within } from '../e2e/journeys/support/targets';
import { everyBuild } from '../tools/builds.mjs';
import { wordsOf } from './support/find-targets';
import { openShop } from './support/open-shop';

const main = { role: 'main' } as const;
const article = { role: 'article' } as const;
const footerLink = (document: Document, name: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('footer a')].find((each) => wordsOf(each) === name);

interface MenuData {
  readonly '@type': string;
  readonly hasMenuSection?: readonly {
    readonly hasMenuItem: readonly { readonly name: string; readonly offers: { readonly price: string } }[];
  }[];
}

const demos = everyBuild.filter(({ settings }) => settings.VITE_BACKEND === 'mock');

describe.each(demos)('the pages of $name', ({ name: build, shop: { name, items } }) => {
  it("say the shop's name at home, which leads to its menu", async () => {
    const shop = await openShop({ build });
    await shop.seeTitle(new RegExp(name));
    await shop.press(within(main, link('Order Food')));
    await shop.see(heading('Menu'));
    await shop.see(button(new RegExp(`^Add ${items[0]}`)));
  });

  it.each([
    ['/menu', 'Menu'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/accessibility', 'Accessibility'],
  ])('have a title, a canonical URL and a description: %s', async (path, title) => {
    const shop = await openShop({ build, at: path });
    await shop.seeTitle(new RegExp(`^${title}.* · ${name}$`));
    const { document } = shop;
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      new RegExp(`^https://[^/]+${path}$`),
    );
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/.{20}/);
  });

  it('describe the menu to search engines as it is shown', async () => {
    const shop = await openShop({ build, at: '/menu' });
    await shop.see(article);
    let menu: MenuData | undefined;
    // The shop writes the data once the page is idle.
    await shop.until(
      () => {
        const blocks = [...shop.document.querySelectorAll('script[type="application/ld+json"]')];
        menu = blocks.map((block): MenuData => JSON.parse(block.textContent)).find((data) => data['@type'] === 'Menu');
        return menu !== undefined;
      },
      () => 'The page has no data of a menu.',
    );
    const told = menu?.hasMenuSection?.flatMap(({ hasMenuItem }) =>
      hasMenuItem.map((item) => `${item.name} $${item.offers.price}`),
    );
    const shown = shop
      .all(within(main, article))
      .map((card) => ['h3', '.price'].map((part) => card.querySelector(part)?.textContent).join(' '));
    expect(told?.length).toBeGreaterThan(0);
    expect(shown).toEqual(told);
  });
});

describe('the home page', () => {
  const preview = { role: 'region', name: "Today's menu" } as const;

  it('previews a category, with a link to the menu when there is more', async () => {
    const shop = await openShop();
    const fullMenu = within(preview, link('View Full Menu'));
    await shop.press(within(preview, button('Gluten-Free')));
    await shop.seeCount(within(preview, article), 2);
    await shop.miss(fullMenu);
    await shop.see(within(preview, link('See all 12 items')));
    await shop.showScenario('big-menu');
    await shop.seeCount(within(preview, article), 8);
    await shop.press(fullMenu);
    await shop.seeFocus(heading('Menu'));
  });

  it('reloads a menu that failed with Retry, where the focus stays', async () => {
    const shop = await openShop();
    await shop.showScenario('api-down');
    await shop.see(within(within(preview, { role: 'alert' }), text('Server Error')));
    await shop.evaluate(() => localStorage.removeItem('storefront.mock'), undefined);
    await shop.press(within(preview, button('Retry')));
    await shop.seeCount(within(preview, article), 8);
    await shop.seeFocus(within(preview, heading("Today's menu")));
  });

  it('hands the focus to the heading of the next page, which is all that is announced', async () => {
    const shop = await openShop();
    await shop.see(within(preview, article));
    const before = shop.announcements.length;
    const terms = footerLink(shop.document, 'Terms');
    if (!terms) throw new Error('The footer has no link to the terms.');
    await shop.pressElement(terms);
    await shop.seeFocus(heading('Terms'));
    expect(shop.announcements.slice(before)).toEqual([]);
  });
});

describe('what a screen reader says', () => {
  it('names a card by its dish, its day as a date, and its name set apart', async () => {
    const shop = await openShop({ at: '/menu' });
    const card = { role: 'article', name: 'Snickerdoodle' } as const;
    await shop.see(within(card, heading('Snickerdoodle')));
    const [shown] = shop.all(card);
    expect(shown?.querySelector('h3 bdi')?.textContent).toBe('Snickerdoodle');
    expect(shown?.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('describes a switch by its hint', async () => {
    const shop = await openShop();
    await new Customer(shop).signInTo('/settings');
    await shop.seeDescription(
      { role: 'switch', name: "Today's menu" },
      'Not sent yet. We keep your choice on this device.',
    );
  });
});

describe('the demo', () => {
  it('starts the scenario of a link once', async () => {
    const shop = await openShop({ at: '/menu?demo=kitchen-closed&sort=price' });
    await shop.seeUrl('/menu?sort=price');
    await shop.see(within(main, heading(/closed/i)));
  });

  it('says why a broken link to a moment cannot be opened, and the shop works', async () => {
    const shop = await openShop({ at: '/#moment=1.broken' });
    await shop.see("This link can't be opened: part of it is missing or was changed.");
    await shop.seeUrl('/');
    await shop.see(heading('Featured'));
  });

  it('wears a chosen theme on the next page', async () => {
    const shop = await openShop();
    await shop.press(button('Demo controls'));
    await shop.press({ role: 'radio', name: 'Home kitchen' });
    await shop.open('/feedback');
    await shop.see(heading('Tell us how it was'));
    expect(shop.document.documentElement.dataset.theme).toBe('home-kitchen');
  });
});
