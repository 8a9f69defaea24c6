import { describe, expect, it } from 'vitest';
import { LocalCartRepository } from '../../../src/adapters/storage/local-cart-repository';
import type { Cart } from '../../../src/domain/cart/cart';
import { aJsonStorage, blockedStorage, FakeTab, fullItems, itemsOver, twoTabs } from '../../support/browser-storage';
import { aCartItem } from '../../support/builders';

const key = 'storefront.cart';

describe('local cart', () => {
  it('survives a page load', async () => {
    const texts = new Map<string, string>();
    await new LocalCartRepository(aJsonStorage(itemsOver(texts))).apply({ kind: 'add', item: aCartItem() });
    expect(await new LocalCartRepository(aJsonStorage(itemsOver(texts))).load()).toEqual([aCartItem()]);
  });

  it('adds to a cart that another tab has changed', async () => {
    const { here, there } = twoTabs();
    await new LocalCartRepository(here).apply({ kind: 'add', item: aCartItem() });
    await new LocalCartRepository(there).apply({ kind: 'add', item: aCartItem({ id: 'oat' }) });
    const cart = await new LocalCartRepository(here).load();
    expect(cart.map(({ id }) => id)).toEqual(['classic-chip', 'oat']);
  });

  it('reports changes in another tab', async () => {
    const { here, there } = twoTabs();
    const heard: Cart[] = [];
    new LocalCartRepository(there).onChange((cart) => heard.push(cart));
    await new LocalCartRepository(here).apply({ kind: 'add', item: aCartItem() });
    expect(heard).toEqual([[aCartItem()]]);
  });

  it('is empty when everything is cleared at once', () => {
    const texts = new Map([[key, JSON.stringify([{ id: 'oat', name: 'Oat', price: 2.25, quantity: 1 }])]]);
    const tab = new FakeTab();
    const heard: Cart[] = [];
    new LocalCartRepository(aJsonStorage(itemsOver(texts), tab)).onChange((cart) => heard.push(cart));
    texts.clear();
    tab.dispatchChange(null);
    expect(heard).toEqual([[]]);
  });

  it.each(['{"version":', '"no"', 'null', '{"version":2,"items":[{"id":7},null]}'])(
    'starts empty from %s',
    async (text) => {
      expect(await new LocalCartRepository(aJsonStorage(itemsOver(new Map([[key, text]])))).load()).toEqual([]);
    },
  );

  it.each([
    ['full', () => aJsonStorage(fullItems())],
    ['blocked', () => blockedStorage()],
  ])('lasts for the visit when storage is %s', async (_state, storage) => {
    const carts = new LocalCartRepository(storage());
    await carts.apply({ kind: 'add', item: aCartItem() });
    expect(await carts.load()).toEqual([aCartItem()]);
  });
});
