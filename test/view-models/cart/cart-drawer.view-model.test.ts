import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import type { Cart } from '../../../src/domain/cart/cart';
import { categoryNamed, type Product } from '../../../src/domain/menu/product';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { cents } from '../../../src/domain/shared/money';
import { CartDrawerViewModel } from '../../../src/view-models/cart/cart-drawer.view-model';
import { CartViewModel } from '../../../src/view-models/cart/cart.view-model';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { aCartItem, aDay, aProduct, chicago } from '../../support/builders';
import { InMemoryCart } from '../../support/in-memory';
import { InMemoryReports, flushPromises } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { aShop } from '../../support/shop';
import { aMenuFreshness } from '../../support/menu-freshness';

async function aDrawer(cart: Cart, products?: readonly Product[]) {
  const shop = await aShop({ cart });
  const todaysMenu = () => (products ? Promise.resolve(products) : new Promise<never>(() => undefined));
  const menu = new MenuViewModel(aMenuGateway({ todaysMenu }), shop.time, aMenuFreshness());
  const drawer = new CartDrawerViewModel(
    shop.cart,
    menu,
    shop.fulfillment,
    { avoided: [] },
    profile,
    new CustomerCalendar(shop.time, chicago),
  );
  drawer.load();
  await flushPromises();
  return { ...shop, drawer };
}

describe('a line of the cart drawer', () => {
  it.each([
    ['is gone when today’s menu no longer has it', [], { kind: 'gone' }],
    ['is renamed', [aProduct({ name: 'Chip' })], { kind: 'renamed', newName: 'Chip' }],
    ['has another price', [aProduct({ price: cents(275) })], { kind: 'priceChanged', from: 250, to: 275 }],
    ['wants more than is left', [aProduct({ quantityAvailable: 2 })], { kind: 'onlyLeft', left: 2 }],
    ['is as today’s menu has it', [aProduct()], undefined],
    ['has no problem while the menu is not known', undefined, undefined],
  ])('%s', async (_rule, menu, problem) => {
    const { drawer } = await aDrawer([aCartItem({ quantity: 3 })], menu);
    expect(drawer.unavailable.get('classic-chip')).toEqual(problem);
  });

  it.each([
    [
      'what the menu has left now',
      aCartItem({ quantity: 3 }),
      aProduct({ quantityAvailable: 3 }),
      { kind: 'lastOnes', quantity: 3 },
    ],
    ['99', aCartItem({ quantity: 99 }), aProduct(), { kind: 'atMost', limit: 99 }],
    [
      'what was left when it was added, off the menu',
      aCartItem({ quantity: 2, quantityAvailable: 2 }),
      aProduct({ id: 'oat' }),
      { kind: 'lastOnes', quantity: 2 },
    ],
    ['nothing yet', aCartItem({ quantity: 3, quantityAvailable: 3 }), aProduct({ quantityAvailable: 4 }), undefined],
  ])('a line is limited by %s', async (_limit, item, product, reason) => {
    const { drawer } = await aDrawer([item], [product]);
    expect(drawer.limitReason(item)).toEqual(reason);
  });

  it('a line can be increased beyond the stock at the time it was added', async () => {
    const item = aCartItem({ quantity: 3, quantityAvailable: 3 });
    const { drawer, cart } = await aDrawer([item], [aProduct({ quantityAvailable: 5 })]);
    drawer.increase(item);
    expect(cart.quantityOf(item.id)).toBe(4);
  });

  it('keeps the seen price when increased', async () => {
    const item = aCartItem();
    const { drawer, cart } = await aDrawer([item], [aProduct({ price: cents(275) })]);
    drawer.increase(item);
    expect(cart.items).toMatchObject([{ price: 250, quantity: 2 }]);
  });
});

describe('a quantity that is typed', () => {
  const item = aCartItem({ quantity: 4 });

  it.each([
    ['13', 13],
    [' ７ ', 7],
    ['', 4],
    ['abc', 4],
    ['-2', 4],
    ['2.5', 4],
    ['0', 0],
  ])('is %j: then the cart has %i', async (text, quantity) => {
    const { drawer, cart } = await aDrawer([item], [aProduct()]);
    drawer.type(item, text);
    expect(cart.quantityOf(item.id)).toBe(quantity);
  });

  it('is not more than is left, and the customer is told', async () => {
    const { drawer, cart, toasts } = await aDrawer([item], [aProduct({ quantityAvailable: 9 })]);
    drawer.type(item, '13');
    await flushPromises();
    expect([cart.quantityOf(item.id), toasts.announcement]).toEqual([9, 'Only 9 of Classic Chip can be ordered']);
  });

  it('is announced, and 0 can be undone', async () => {
    const { drawer, toasts } = await aDrawer([item], [aProduct()]);
    drawer.type(item, '13');
    await flushPromises();
    expect(toasts.announcement).toBe('Classic Chip, 13 in cart');
    drawer.type(item, '0');
    expect(toasts.toasts).toMatchObject([{ text: 'Classic Chip removed' }]);
  });
});

describe('what goes with the cart', () => {
  const brownie = aProduct({ id: 'brownie', name: 'Brownie', category: categoryNamed('Bars') });

  it('is nothing more once the delivery is free, and in a shop that does not want it', async () => {
    const menu = [aProduct(), brownie];
    const { drawer } = await aDrawer([aCartItem()], menu);
    expect(drawer.suggestions([])).toEqual([brownie]);
    const { drawer: free } = await aDrawer([aCartItem({ quantity: 21 })], menu);
    expect(free.suggestions([])).toEqual([]);
  });
});

describe('the days that the cart is promised for', () => {
  const tomorrow = aDay('2026-11-21');
  const lines = [
    aCartItem({ id: 'oat', name: 'Oat', deliverableOn: aDay('2026-11-20') }),
    aCartItem({ deliverableOn: tomorrow }),
  ];

  it('delivery days are those of all lines, the earliest first', async () => {
    const { drawer } = await aDrawer(lines.toReversed());
    expect(drawer.days).toEqual(['2026-11-20', tomorrow]);
  });

  it('delivery days are also those of a line that awaits a decision', async () => {
    const { drawer } = await aDrawer(lines, [
      aProduct({ id: 'oat', name: 'Oat', price: cents(275), deliverableOn: aDay('2026-11-20') }),
      aProduct({ deliverableOn: tomorrow }),
    ]);
    expect(drawer.unavailable.get('oat')?.kind).toBe('priceChanged');
    expect(drawer.days).toEqual(['2026-11-20', tomorrow]);
  });

  it('delivery days are not those of a line which is no longer on the menu', async () => {
    const { drawer } = await aDrawer(lines, [aProduct({ deliverableOn: tomorrow })]);
    expect(drawer.days[0]).toBe(tomorrow);
  });

  it("delivery days are those of today's menu, and never one that is over", async () => {
    const old = aCartItem({ deliverableOn: aDay('2026-11-18') });
    const { drawer } = await aDrawer([old]);
    expect(drawer.days[0]).toBeUndefined();
    const { drawer: withMenu } = await aDrawer([old], [aProduct({ deliverableOn: tomorrow })]);
    expect([withMenu.days[0], withMenu.dayOf(old)]).toEqual([tomorrow, tomorrow]);
  });

  it('delivery days are unknown for an empty cart', async () => {
    const { drawer } = await aDrawer([]);
    expect(drawer.days[0]).toBeUndefined();
  });
});

describe('the free-shipping goal', () => {
  it.each([
    ['$50.00 misses one cent', 5000, 1, 5000],
    ['$50.01 has reached it', 5001, 0, 5000],
    ['$26.50 misses $23.51', 2650, 2351, 2650],
  ])('%s', async (_rule, price, missing, reached) => {
    const { drawer } = await aDrawer([aCartItem({ price: cents(price) })]);
    expect(drawer.goal).toEqual({ missing, reached, wanted: 5000 });
  });

  it('the distance to free delivery does not exist for a pickup, which has no fee', async () => {
    const { drawer, fulfillment } = await aDrawer([aCartItem()]);
    expect([drawer.summary.shipping, drawer.goal?.missing]).toEqual([599, 4751]);
    fulfillment.choose('PICKUP');
    expect([drawer.summary.shipping, drawer.goal, drawer.savedShipping]).toEqual([0, undefined, 0]);
  });

  it('the distance to free delivery ends with what was saved', async () => {
    const { drawer } = await aDrawer([aCartItem({ price: cents(5001) })]);
    expect([drawer.goal?.missing, drawer.summary.shipping, drawer.savedShipping]).toEqual([0, 0, 599]);
  });

  it('the distance to free delivery does not exist in a shop where shipping is never free', async () => {
    const { time, toasts, fulfillment } = await aShop();
    const cart = new CartViewModel(
      new InMemoryCart(),
      toasts,
      { pricing: { taxPercent: 8, shippingFee: cents(599) } },
      new InMemoryReports(),
    );
    const menu = new MenuViewModel(aMenuGateway(), time, aMenuFreshness());
    const drawer = new CartDrawerViewModel(
      cart,
      menu,
      fulfillment,
      { avoided: [] },
      profile,
      new CustomerCalendar(time, chicago),
    );
    expect(drawer.goal).toBeUndefined();
  });
});
