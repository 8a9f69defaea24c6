import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart';
import type { MenuGateway } from '../../../src/domain/menu/ports';
import type { Product } from '../../../src/domain/menu/product';
import { ItemDetailsViewModel } from '../../../src/view-models/menu/item-details.view-model';
import { ItemViewModel } from '../../../src/view-models/menu/item.view-model';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem, aProduct } from '../../support/builders';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { flushPromises } from '../../support/in-memory-device';
import { aMenuFreshness } from '../../support/menu-freshness';
import { aShop } from '../../support/shop';

async function anItem(product: Product, cart: Cart = [], details?: Partial<MenuGateway>) {
  const shop = await aShop({ cart });
  shop.overlays.openItem(product);
  const menu = new MenuViewModel(aMenuGateway(), shop.time, aMenuFreshness(shop.time));
  const known = new ItemDetailsViewModel(aMenuGateway(details));
  return { ...shop, menu, item: new ItemViewModel(shop.overlays, shop.cart, known, menu) };
}

describe('item dialog', () => {
  it('adds as many as were chosen, and closes', async () => {
    const { item, cart, overlays } = await anItem(aProduct());
    item.increase();
    item.increase();
    expect(item.total).toBe(750);
    item.add();
    expect(cart.quantityOf('classic-chip')).toBe(3);
    expect(overlays.current).toBeUndefined();
  });

  it('never goes below one', async () => {
    const { item } = await anItem(aProduct());
    item.decrease();
    expect(item.quantity).toBe(1);
  });

  it('never exceeds the stock that is not yet in the cart', async () => {
    const { item } = await anItem(aProduct({ quantityAvailable: 3 }), [aCartItem()]);
    item.increase();
    item.increase();
    expect(item.quantity).toBe(2);
    expect(item.canIncrease).toBe(false);
  });

  it('takes a number that is typed, as far as there is stock', async () => {
    const { item } = await anItem(aProduct({ quantityAvailable: 30 }), [aCartItem()]);
    item.type('13');
    expect(item.quantity).toBe(13);
    item.type('40');
    expect(item.quantity).toBe(29);
    item.decrease();
    expect(item.quantity).toBe(28);
  });

  it.each(['', '0', 'two', '-3', '1.5'])('keeps the number as it was when "%s" is typed', async (text) => {
    const { item } = await anItem(aProduct());
    item.type('5');
    item.type(text);
    expect(item.quantity).toBe(5);
  });

  it('adds nothing when the cart holds the limit', async () => {
    const { item, cart } = await anItem(aProduct({ quantityAvailable: 1 }), [aCartItem()]);
    item.add();
    expect(item.canAdd).toBe(false);
    expect(cart.quantityOf('classic-chip')).toBe(1);
  });

  it('has nothing to show once it is closed', async () => {
    const { item, overlays } = await anItem(aProduct());
    overlays.close();
    expect(item.product).toBeUndefined();
    expect(item.total).toBeUndefined();
  });
});

describe('item dialog that stays open while the menu is read again', () => {
  it('adds at the new price, and no more than is left', async () => {
    const { item, menu, cart } = await anItem(aProduct());
    item.type('5');
    menu.show([aProduct({ price: cents(900), quantityAvailable: 2 })]);
    expect(item.quantity).toBe(2);
    expect(item.total).toBe(1800);
    item.add();
    expect(cart.items).toMatchObject([{ price: 900, quantity: 2 }]);
  });

  it('states the allergens that the kitchen states by then', async () => {
    const { allergens: _allergens, ...row } = aProduct();
    const stated = [[], ['nuts']].values();
    const { item, menu } = await anItem(row, [], {
      item: async () => ({ ...row, allergens: stated.next().value ?? [] }),
    });
    item.load();
    await flushPromises();
    expect(item.product?.allergens).toEqual([]);
    menu.show([{ ...row }]);
    await flushPromises();
    expect(item.product?.allergens).toEqual(['nuts']);
    item.dispose();
  });

  it('adds nothing that today’s menu no longer has', async () => {
    const { item, menu, cart } = await anItem(aProduct());
    expect(item).toMatchObject({ isGone: false, canAdd: true });
    menu.show([aProduct({ id: 'oat' })]);
    expect(item).toMatchObject({ isGone: true, canAdd: false, canIncrease: false });
    expect(item.product?.name).toBe(aProduct().name);
    item.add();
    expect(cart.items).toEqual([]);
  });
});
