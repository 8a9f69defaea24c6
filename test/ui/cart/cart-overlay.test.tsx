import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import type { Cart } from '../../../src/domain/cart/cart';
import { categoryNamed, type Product } from '../../../src/domain/menu/product';
import { parseCalendarDate } from '../../../src/domain/shared/calendar-date';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { cents } from '../../../src/domain/shared/money';
import { CartOverlay } from '../../../src/ui/cart/cart-overlay';
import { CartDrawerViewModel } from '../../../src/view-models/cart/cart-drawer.view-model';
import { OpeningHoursViewModel } from '../../../src/view-models/shell/opening-hours.view-model';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { someAllergens } from '../../support/allergens';
import { aCartItem, aDay, aProduct, chicago } from '../../support/builders';
import { shopClock } from '../../support/builders-menu';
import { FakeTime, flushPromises } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { seenText } from '../../support/seen-text';
import { aShop } from '../../support/shop';
import { aMenuFreshness } from '../../support/menu-freshness';

const chip = aCartItem({ quantity: 2 });
const oat = aCartItem({ id: 'oat', name: 'Oat' });

interface BrowserGlobals {
  readonly cart?: Cart;
  readonly menu?: readonly Product[];
  readonly signedIn?: boolean;
  readonly avoided?: readonly string[];
  readonly opening?: OpeningHoursViewModel;
}

function deliveryOnly() {
  const time = new FakeTime();
  return new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, shopClock);
}

async function cartDrawer(world: BrowserGlobals = {}) {
  const { cart: items = [chip], menu, signedIn = true, avoided = [], opening = deliveryOnly() } = world;
  const shop = await aShop({ cart: items, signedIn });
  shop.overlays.openCart();
  const todays = new MenuViewModel(aMenuGateway(), shop.time, aMenuFreshness());
  todays.show(menu ?? items.map(({ id, name, price }) => aProduct({ id, name, price })));
  const { allergens } = someAllergens({ menu: todays, avoided });
  const drawer = new CartDrawerViewModel(
    shop.cart,
    todays,
    shop.fulfillment,
    allergens,
    profile,
    new CustomerCalendar(shop.time, chicago),
  );
  const view = renderInShop(<CartOverlay />, [
    shop.cart,
    shop.overlays,
    shop.connection,
    shop.checkoutEntry,
    shop.session,
    shop.toasts,
    drawer,
    shop.fulfillment,
    allergens,
    opening,
  ]);
  return { ...shop, ...view, dialog: screen.getByRole('dialog', { name: 'Your Cart' }) };
}

describe('cart drawer', () => {
  it('shows every price, and which ones are estimated', async () => {
    const { dialog } = await cartDrawer();
    const figures = [...dialog.querySelectorAll('.fold + .sums > div')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['Subtotal$5.00', 'Delivery$5.99', 'Estimated tax$0.40', 'Estimated total$11.39']);
  });

  it('promises at its head what every page promises, and follows the clock', async () => {
    const time = new FakeTime(new Date('2026-11-20T20:59-06:00'));
    const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, shopClock);
    const { dialog } = await cartDrawer({ cart: [aCartItem({ deliverableOn: aDay('2026-11-21') })], opening });
    const head = () => seenText(dialog.querySelector('.drawer__when'));
    expect(head()).toBe('Tomorrow, Sat, Nov 21, 11 AM–1 PM, if you order by 9 PM tonight.');
    await act(() => time.advance(60_000));
    expect(head()).toBe('Delivery Sat, Nov 21, 11 AM–1 PM.');
  });

  it('says all delivery days at its head, and on a line only where there are several', async () => {
    const [sunday, monday] = [parseCalendarDate('2026-11-22'), parseCalendarDate('2026-11-23')];
    if (!sunday || !monday) throw new Error('Not a date');
    const items = [
      aCartItem({ deliverableOn: sunday }),
      aCartItem({ id: 'oat', name: 'Oat', deliverableOn: sunday }),
      aCartItem({ id: 'mint', name: 'Mint', deliverableOn: monday }),
    ];
    const { dialog } = await cartDrawer({ cart: items });
    const days = [...dialog.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(days).toEqual(['Sun, Nov 22', 'Sun, Nov 22', 'Mon, Nov 23']);
  });

  it("says the days of today's menu for lines that were added for a day that is over", async () => {
    const [over, sunday, monday] = ['2026-11-18', '2026-11-22', '2026-11-23'].map(aDay);
    if (!over || !sunday || !monday) throw new Error('Not a date');
    const names = ['Chip', 'Oat', 'Mint'];
    const items = names.map((name) => aCartItem({ id: name, name, deliverableOn: over }));
    const menu = [sunday, monday].map((deliverableOn, at) =>
      aProduct({ id: names[at] ?? '', name: names[at] ?? '', deliverableOn }),
    );
    const { dialog } = await cartDrawer({ cart: items, menu });
    expect(seenText(dialog.querySelector('.drawer__when'))).toBe('Delivery Sun, Nov\u00a022 and Mon, Nov\u00a023.');
    const days = [...dialog.querySelectorAll('.lines__meta')].map(({ textContent }) => textContent);
    expect(days).toEqual(['Delivery Sun, Nov 22', 'Delivery Mon, Nov 23', 'Was for Wed, Nov 18']);
  });

  it('isolates the name of an item, which may change the direction of the text', async () => {
    const name = 'Oat \u202eplus';
    const { dialog } = await cartDrawer({ cart: [aCartItem({ name })] });
    expect(within(dialog).getByText(name).tagName).toBe('BDI');
  });

  it('has quantity buttons named after the items', async () => {
    const { user, cart } = await cartDrawer();
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Classic Chip' }));
    expect(cart.quantityOf('classic-chip')).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Classic Chip' }));
    expect(cart.quantityOf('classic-chip')).toBe(2);
  });

  it('takes a quantity that is typed, on Enter and on leaving', async () => {
    const { user, cart } = await cartDrawer();
    const typed = screen.getByRole('textbox', { name: 'Quantity of Classic Chip' });
    await user.click(typed);
    await user.keyboard('13{Enter}');
    expect(cart.quantityOf('classic-chip')).toBe(13);
    await user.clear(typed);
    await user.type(typed, '20');
    expect(cart.quantityOf('classic-chip')).toBe(13);
    await user.tab();
    expect(cart.quantityOf('classic-chip')).toBe(20);
    await user.clear(typed);
    await user.tab();
    expect([cart.quantityOf('classic-chip'), typed.getAttribute('value')]).toEqual([20, '20']);
  });

  it('takes 0 as a removal, with Undo, and moves the focus on', async () => {
    const { user, cart } = await cartDrawer({ cart: [chip, oat] });
    await user.click(screen.getByRole('textbox', { name: 'Quantity of Classic Chip' }));
    await user.keyboard('0{Enter}');
    expect(cart.quantityOf('classic-chip')).toBe(0);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Oat');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('counts the pieces up to a dozen', async () => {
    const { dialog } = await cartDrawer({ cart: [aCartItem({ quantity: 7 })] });
    expect(seenText(dialog.querySelector('.dozen'))).toBe('7 of 12 for a dozen');
  });

  it('counts the pieces of the next dozen', async () => {
    const { dialog } = await cartDrawer({ cart: [aCartItem({ quantity: 19 })] });
    expect(seenText(dialog.querySelector('.dozen'))).toBe('19 of 24');
  });

  it('suggests what goes with it, without what the customer avoids, and adds it in one press', async () => {
    const menu = [
      aProduct(),
      aProduct({ id: 'nutty', name: 'Nutty', category: categoryNamed('Bars'), allergens: ['Tree nuts'] }),
      aProduct({ id: 'brownie', name: 'Brownie', category: categoryNamed('Bars'), allergens: [] }),
      aProduct({ id: 'pie', name: 'Pie', category: categoryNamed('Pies'), allergens: [] }),
    ];
    const { user, cart } = await cartDrawer({ menu, avoided: ['Tree nuts'] });
    const suggested = () =>
      within(screen.getByRole('list', { name: 'Goes with' }))
        .getAllByRole('button')
        .map((suggestion) => suggestion.getAttribute('aria-label'));
    expect(suggested()).toEqual(['Add Brownie to cart', 'Add Pie to cart']);
    expect(screen.getByText('Without tree nuts')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add Brownie to cart' }));
    expect([cart.quantityOf('brownie'), suggested()]).toEqual([1, ['Add Pie to cart']]);
    expect(document.activeElement?.textContent).toBe('Goes with');
  });

  it('offers Undo inside the drawer after Remove', async () => {
    const { user, dialog, cart } = await cartDrawer();
    await user.click(screen.getByRole('button', { name: 'Remove Classic Chip' }));
    expect(dialog.textContent).toContain('Your cart is empty');
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await flushPromises();
    expect(cart.quantityOf('classic-chip')).toBe(2);
  });

  it.each([
    ['the next line', [chip, oat], 'Remove Classic Chip', 'Remove Oat'],
    ['the line before when it was the last', [chip, oat], 'Remove Oat', 'Remove Classic Chip'],
    ['the line before when Minus took the only one', [chip, oat], 'Decrease quantity of Oat', 'Remove Classic Chip'],
  ])('moves the focus to %s', async (_where, cart, pressed, focused) => {
    const { user } = await cartDrawer({ cart });
    await user.click(screen.getByRole('button', { name: pressed }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(focused);
  });

  it('moves the focus to its title when the cart is cleared', async () => {
    const { user } = await cartDrawer();
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Cart' }));
  });

  it.each([
    ['Checkout', true],
    ['Login to Checkout', false],
  ])('offers %s', async (name, signedIn) => {
    const { user, overlays } = await cartDrawer({ signedIn });
    await user.click(screen.getByRole('button', { name }));
    expect(overlays.current?.kind).toBe(signedIn ? 'checkout' : 'login');
  });

  it('blocks Checkout with the reason while the device is offline', async () => {
    const { user, overlays, connectivity } = await cartDrawer();
    connectivity.become(false);
    const checkout = await screen.findByRole('button', { name: 'Checkout', description: /^You're offline\./ });
    await user.click(checkout);
    expect(overlays.current?.kind).toBe('cart');
  });

  it('says how much is missing for free shipping', async () => {
    const { dialog } = await cartDrawer();
    expect(within(dialog).getByRole('progressbar', { name: '$45.01 more for free delivery' })).toBeDefined();
  });

  it('says that shipping is free above $50.00', async () => {
    const { dialog } = await cartDrawer({ cart: [aCartItem({ price: cents(5001) })] });
    expect(dialog.textContent).toContain('Delivery free, you saved $5.99');
    expect(dialog.textContent).toContain('DeliveryInstead of $5.99Free');
  });

  it.each([
    ['gone', [], "Not on today's menu. You can decide at checkout."],
    ['renamed', [aProduct({ name: 'Chip' })], 'Now called Chip. You can decide at checkout.'],
    ['more expensive', [aProduct({ price: cents(275) })], 'The price is now $2.75. You can decide at checkout.'],
    ['scarce', [aProduct({ quantityAvailable: 1 })], 'Only 1 left. You can decide at checkout.'],
    ['at its limit', [aProduct({ quantityAvailable: 2 })], 'You have the last 2'],
  ])('shows the reason for a line that is %s', async (_what, menu, words) => {
    const { dialog } = await cartDrawer({ menu });
    const reasons = [...dialog.querySelectorAll('.lines__why')].map(({ textContent }) => textContent);
    expect(reasons).toEqual([words]);
  });

  it('warns of no allergens in a line that is gone', async () => {
    const { dialog } = await cartDrawer({ menu: [], avoided: ['Milk'] });
    const reasons = [...dialog.querySelectorAll('.lines__why')].map(({ textContent }) => textContent);
    expect(reasons).toEqual(["Not on today's menu. You can decide at checkout."]);
  });

  it('says that a cart is on its way, and not that it is empty', async () => {
    const { carts } = await cartDrawer();
    carts.load = () => new Promise(() => undefined);
    act(() => carts.changeCustomer([]));
    expect(screen.getByText('Loading your cart')).toBeDefined();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
  });

  it('goes to the menu from an empty cart', async () => {
    const { user, overlays } = await cartDrawer({ cart: [] });
    const link = screen.getByRole('link', { name: 'Shop Now' });
    expect(link.getAttribute('href')).toBe('/menu');
    await user.click(link);
    expect(overlays.current).toBeUndefined();
  });

  it('warns of allergens that the customer avoids, and of items that do not state theirs', async () => {
    const { allergens: _allergens, ...unstated } = aProduct({ id: 'oat', name: 'Oat' });
    const menu = [aProduct({ allergens: ['Milk', 'Egg', 'Soy'] }), unstated];
    const { dialog } = await cartDrawer({ cart: [chip, oat], menu, avoided: ['Milk', 'Egg'] });
    const warnings = [...dialog.querySelectorAll('.lines__why')].map(({ textContent }) => textContent);
    expect(warnings).toEqual([
      'Contains milk and egg, which you avoid.',
      "Allergens aren't listed. Ask before you order.",
    ]);
  });
});
