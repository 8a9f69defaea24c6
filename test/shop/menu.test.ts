import { describe, expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, dialog, heading, text, within } from '../e2e/journeys/support/targets';
import type { MenuReply } from '../e2e/support/change-reply';
import { translator } from '../e2e/support/translator';
import { newShopWindow, openShop } from './support/open-shop';

const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';
const main = { role: 'main' } as const;
const article = { role: 'article' } as const;
const cart = dialog('Your Cart');

describe('the menu', () => {
  it('restores the filters of a shared link', async () => {
    const shop = await openShop({ at: '/menu?sort=price&order=desc&category=premium&page=9' });
    await shop.see(within(article, text('$3.50')));
    await shop.seeValue('Category', 'premium');
    await shop.seeValue('Sort by', 'price desc');
    expect(shop.all(within(main, article))[0]?.textContent).toContain('$3.50');
  });

  it('follows the favorites of another tab', async () => {
    const shop = await openShop({ at: '/menu' });
    const tab = await shop.openTab();
    await tab.open('/menu');
    await tab.press(button('Favorite Snickerdoodle'));
    const isPressed = () => shop.all(button('Favorite Snickerdoodle'))[0]?.getAttribute('aria-pressed');
    await expect.poll(() => shop.pass(100).then(isPressed)).toBe('true');
  });

  it('adds no fourth when three are left, and the buttons say why', async () => {
    const shop = await openShop({ at: '/menu' });
    const add = button(/^Add Almond Cloud to cart/);
    for (let count = 0; count < 4; count++) await shop.press(add);
    await shop.seeDescription(add, 'You have the last 3');
    await shop.press(button('Cart, 3 items'));
    const more = button('Increase quantity of Almond Cloud');
    await shop.seeDescription(within(cart, more), 'You have the last 3');
    expect(shop.all(within(cart, more))[0]?.getAttribute('aria-disabled')).toBe('true');
  });

  it('hides what a customer avoids, also after a reload, and warns of it until it is paid', async () => {
    const shop = await openShop({ at: '/menu' });
    const customer = new Customer(shop);
    const wheat = 'Contains wheat, which you avoid.';
    const add = within(main, button(/^Add Classic Chocolate Chip to cart/));
    await customer.fillCart('Classic Chocolate Chip');
    await shop.press(within(main, button(/^Filters/)));
    await shop.press(within(dialog('Filters'), button('Wheat')));
    await shop.press(button(/^Show \d+ item/));
    await shop.miss(add);

    await shop.reload();
    await shop.see(button('Without wheat Remove allergen'));
    await shop.miss(add);
    await customer.signInFromCheckout();
    await customer.fillAddress();
    await shop.press(button('Continue'));
    await shop.see(within(dialog('Confirm Your Order'), text(wheat)));
    await shop.open('/menu');
    await customer.openCart();
    await shop.see(within(cart, text(wheat)));
  });
});

it('a search for an allergen that finds nothing leads to what is without it', async () => {
  const shop = await openShop({ at: '/menu?search=soy+free' });
  await shop.see(heading('No Results'));
  await shop.press(button('Choose Allergens to Avoid'));
  await shop.press(within(dialog('Filters'), button('Soy')));
  await shop.press(within(dialog('Filters'), button('Show 9 items')));
  await shop.seeCount(within(main, article), 9);
  await shop.seeFocus(heading('Menu'));
  await shop.seeUrl('/menu');
});

describe('allergens that the schedule does not state', () => {
  interface ItemReply {
    readonly data: { readonly menuItems: readonly object[] };
  }

  it('are those that the kitchen states by now, in the cart of a page that stays open', async () => {
    const shop = await openShop({ build: 'http' });
    const { services } = shop.device;
    const kitchenStates = (allergens: readonly string[]) =>
      services.changeReply('GET /api/v1/menu-items/snickerdoodle', ({ data }: ItemReply) => ({
        data: { menuItems: data.menuItems.map((item) => ({ ...item, allergens })) },
      }));
    services.changeReply(todaysMenu, ({ scheduledMenusDetails: rows }: MenuReply) => ({
      scheduledMenusDetails: rows.map(({ allergens: _allergens, ...row }) => row),
    }));
    kitchenStates([]);
    const customer = new Customer(shop);
    await customer.fillCart('Snickerdoodle');
    await shop.evaluate(() => localStorage.setItem('storefront.avoidedAllergens', '["Nuts"]'), undefined);
    await shop.reload();
    const isUnsure = within(cart, text(/^Allergens aren't listed/));
    const isSure = within(cart, text('Contains nuts, which you avoid.'));
    await customer.openCart();
    await shop.see(within(cart, button('Remove Snickerdoodle')));
    await shop.pass(1_000);
    await shop.miss(isUnsure);
    await shop.miss(isSure);

    kitchenStates(['Nuts']);
    await shop.pass(6 * 60_000);
    await shop.see(isSure);
  });
});

it('a page that shows no menu asks for none', async () => {
  const shop = await openShop({ build: 'http', at: '/privacy' });
  await shop.see(heading('Privacy'));
  await shop.pass(10_000);
  expect(shop.device.requests.filter(({ url }) => url.endsWith('/menu-schedule/today'))).toEqual([]);
});

describe('the cart', () => {
  it('gives back with Undo what was cleared', async () => {
    const shop = await openShop();
    const customer = new Customer(shop);
    await customer.fillCart('Snickerdoodle', 'Oatmeal Raisin');
    await customer.openCart();
    await shop.press(within(cart, button('Clear Cart')));
    await shop.see(within(cart, text('Your cart is empty')));
    await shop.press(within(cart, button('Undo')));
    await shop.seeCount(within(cart, button(/^Remove /)), 2);
  });

  it('works without a network, but for Checkout, which says so', async () => {
    const shop = await openShop();
    const customer = new Customer(shop);
    await customer.fillCart('Snickerdoodle');
    await customer.openCart();
    const checkout = within(cart, button('Login to Checkout'));
    await shop.see(checkout);
    await shop.goOffline();
    await shop.seeDescription(checkout, /^You're offline\./);
    await shop.press(within(cart, button('Increase quantity of Snickerdoodle')));
    await customer.seeCart(2);
    await shop.goOnline();
    await shop.seeDescription(checkout, '');
  });
});

it('amounts, quantities and counts never stay old in a translated page', async () => {
  const shop = await newShopWindow();
  const item = 'Classic Chocolate Chip';
  shop.device.scripts.push(`(${translator.toString()})({ mark: '\u00b7', waitsForCall: false })`);
  await shop.open('/menu');
  await shop.press(button(new RegExp(`^Add ${item} to cart`)));
  await shop.press(button(/^Cart, 1/));
  const wordsAt = (place: string) => shop.document.querySelector(place)?.textContent ?? '';
  const total = () => wordsAt('.sums__total dd');
  const said = (isSo: () => boolean) => shop.until(isSo, () => `The total is ${total()}.`);
  await shop.see(within(cart, button(`Increase quantity of ${item}`)));
  const once = total();
  await shop.press(within(cart, button(`Increase quantity of ${item}`)));
  await said(() => wordsAt('dialog[open] h2').includes('2') && total() !== once);
  // The label of the field is translated, too.
  expect(shop.document.querySelector('dialog[open] input:not([type=radio])')).toHaveProperty('value', '2');
  await shop.press(within(cart, button(`Decrease quantity of ${item}`)));
  await said(() => total() === once);
  await shop.press(button('Close cart'));
  const count = () => wordsAt('main [role=status]');
  const all = count();
  await shop.press(button(/^Vegan/));
  await shop.until(
    () => wordsAt('.applied p').includes(' of ') && count() !== all,
    () => `The count is ${count()}, the filters say ${wordsAt('.applied p')}.`,
  );
});
