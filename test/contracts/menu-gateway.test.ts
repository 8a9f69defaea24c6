import { describe, expect, it } from 'vitest';
import { ContractFixture, contractShops } from '../support/contract-shops';
import { aSample, aSampleProduct } from '../support/sample-shop';

describe.each(contractShops)('menu gateway: %s', (_adapter, shopOn) => {
  it("lists today's menu in menu order", async () => {
    const menu = await shopOn(await ContractFixture.open()).menu.todaysMenu();
    expect(menu).toMatchObject([
      {
        id: 'classic-chip',
        name: 'Classic Chip',
        price: 250,
        category: { name: 'Classic' },
        deliverableOn: '2026-11-22',
      },
      { id: 'oat', name: 'Oat', price: 225, quantityAvailable: 3, deliverableOn: '2026-11-22' },
      {
        id: 'samosa',
        name: 'Samosa',
        price: 650,
        category: { name: 'Snacks' },
        deliverableOn: '2026-11-21',
      },
    ]);
  });

  it('omits sold-out items', async () => {
    const products = [aSampleProduct({ id: 'oat', quantityAvailable: 0 }), aSampleProduct()];
    const menu = await shopOn(await ContractFixture.open(aSample({ products }))).menu.todaysMenu();
    expect(menu).toMatchObject([{ id: 'classic-chip' }]);
  });

  it('lists nothing in the kitchen-closed scenario', async () => {
    const fixture = await ContractFixture.open();
    fixture.backend.show('kitchen-closed');
    expect(await shopOn(fixture).menu.todaysMenu()).toEqual([]);
  });

  it('distinguishes a sold-out menu from an empty one', async () => {
    const fixture = await ContractFixture.open();
    fixture.backend.show('sold-out');
    expect(await shopOn(fixture).menu.todaysMenu()).toBe('soldOut');
  });

  it('previews the requested number of items, with the total', async () => {
    const { products, total } = await shopOn(await ContractFixture.open()).menu.preview({ limit: 2 });
    expect(products.map(({ id }) => id)).toEqual(['classic-chip', 'oat']);
    expect(total).toBe(3);
  });

  it('previews one category', async () => {
    const { products } = await shopOn(await ContractFixture.open()).menu.preview({ limit: 8, category: 'snacks' });
    expect(products.map(({ id }) => id)).toEqual(['samosa']);
  });

  it("lists the categories in menu order, without 'All'", async () => {
    const categories = await shopOn(await ContractFixture.open()).menu.categories();
    expect(categories.map(({ name }) => name)).toEqual(['Classic', 'Snacks']);
  });

  it('returns the details of a single item', async () => {
    const item = await shopOn(await ContractFixture.open()).menu.item('classic-chip');
    expect(item).toMatchObject({
      id: 'classic-chip',
      allergens: ['Wheat', 'Milk'],
      ingredients: ['wheat flour', 'butter'],
    });
    expect(item?.dietaryLabels?.map(({ name }) => name)).toEqual(['With Egg', 'Nut-Free']);
  });

  it('distinguishes what the kitchen states as none from what it does not state', async () => {
    const { dietary: _dietary, ingredients: _ingredients, allergens: _allergens, ...unstated } = aSampleProduct();
    const products = [unstated, aSampleProduct({ id: 'plain', dietary: [], ingredients: [], allergens: [] })];
    const { menu } = shopOn(await ContractFixture.open(aSample({ products })));
    const [classic, plain] = await menu.todaysMenu();
    expect(classic).not.toHaveProperty('dietaryLabels');
    expect(classic).not.toHaveProperty('ingredients');
    expect(classic).not.toHaveProperty('allergens');
    expect(plain).toMatchObject({ dietaryLabels: [], ingredients: [], allergens: [] });
  });

  it('rejects a superseded request as cancelled', async () => {
    const controller = new AbortController();
    const menu = shopOn(await ContractFixture.open()).menu.todaysMenu(controller.signal);
    controller.abort();
    await expect(menu).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('rejects with the status when the service is down', async () => {
    const fixture = await ContractFixture.open();
    fixture.backend.show('menu-down');
    await expect(shopOn(fixture).menu.todaysMenu()).rejects.toMatchObject({ kind: 'refused', status: 503 });
  });
});
