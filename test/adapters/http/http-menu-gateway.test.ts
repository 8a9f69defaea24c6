import { describe, expect, it } from 'vitest';
import { nextTask } from '../../../src/adapters/browser/next-task';
import { cents } from '../../../src/domain/shared/money';
import { productsOf } from '../../../src/domain/menu/todays-menu';
import { HttpShop, json } from './support/http-shop';

const scheduled = (...entries: readonly object[]) => new HttpShop(() => json({ scheduledMenusDetails: entries })).menu;
const aRow = { menuItemId: 'dosa', itemName: 'Masala Dosa', price: 8.25 };

describe('today’s menu', () => {
  it('drops the rows that cannot be sold; the rest stay in order', async () => {
    const menu = scheduled(
      { ...aRow, price: null },
      { ...aRow, menuItemId: 'first' },
      { ...aRow, price: '8.25' },
      { ...aRow, price: -1 },
      { ...aRow, price: 1e300 },
      { ...aRow, itemName: '' },
      { ...aRow, isAvailable: false },
      { ...aRow, quantityAvailable: 0 },
      [],
      { ...aRow, menuItemId: 'last' },
    );
    expect(productsOf(await menu.todaysMenu()).map(({ id }) => id)).toEqual(['first', 'last']);
  });

  it.each<[object, number | 'available' | 'sold out']>([
    [{ quantityAvailable: '0' }, 'sold out'],
    [{ quantityAvailable: '3' }, 3],
    [{ quantityAvailable: ' 2.9 ' }, 2],
    [{ quantityAvailable: '-1' }, 'sold out'],
    [{ quantityAvailable: 'none' }, 'sold out'],
    [{ quantityAvailable: '' }, 'sold out'],
    [{ quantityAvailable: false }, 'sold out'],
    [{ quantityAvailable: [] }, 'sold out'],
    [{ quantityAvailable: [5] }, 'sold out'],
    [{ quantityAvailable: null }, 'available'],
    [{ isAvailable: 'false' }, 'sold out'],
    [{ isAvailable: 'False ' }, 'sold out'],
    [{ isAvailable: 'N' }, 'sold out'],
    [{ isAvailable: 0 }, 'sold out'],
    [{ isAvailable: 'soon' }, 'sold out'],
    [{ isAvailable: {} }, 'sold out'],
    [{ isAvailable: ['true'] }, 'sold out'],
    [{ isAvailable: 'TRUE' }, 'available'],
    [{ isAvailable: 1 }, 'available'],
    [{ isAvailable: 'Y' }, 'available'],
    [{ isAvailable: null }, 'available'],
  ])('a dish whose availability is stated as %j is never sold by mistake', async (stated, expected) => {
    const [dish] = productsOf(await scheduled({ ...aRow, ...stated }).todaysMenu());
    expect(dish ? (dish.quantityAvailable ?? 'available') : 'sold out').toBe(expected);
  });

  it('is empty when the kitchen is closed', async () => {
    expect(await scheduled().todaysMenu()).toEqual([]);
  });

  it('is empty and sold out when nothing is available', async () => {
    const menu = scheduled({ ...aRow, isAvailable: false }, { ...aRow, quantityAvailable: 0 });
    expect(await menu.todaysMenu()).toBe('soldOut');
  });

  it.each([
    ['rows of other names', { id: 'dosa', name: 'Masala Dosa', price: 8.25 }],
    ['prices that are texts', { ...aRow, price: '8.25' }],
    ['prices beyond reason', { ...aRow, price: 5_000_000 }],
    ['blank names', { ...aRow, itemName: ' ' }],
    ['no rows at all', null],
  ])('is an error, not Kitchen Closed, when none of its rows can be read: %s', async (_what, row) => {
    const failed = { kind: 'invalidReply', message: 'Failed to fetch menu' };
    await expect(scheduled(Object(row), Object(row)).todaysMenu()).rejects.toMatchObject(failed);
    const items = new HttpShop(() => json({ menuItems: [row, row], total: 2 })).menu;
    await expect(items.preview({ limit: 8 })).rejects.toMatchObject(failed);
  });

  describe('of thousands of rows', () => {
    const rows = Array.from({ length: 2000 }, (_, position) => ({ ...aRow, menuItemId: `dosa-${position}` }));
    const unreadable = Array.from({ length: 2000 }, () => ({ ...aRow, itemName: '' }));

    it('a menu of thousands of rows is read in parts, so that the page can respond in between', async () => {
      let isRead = false;
      const reading = scheduled(...rows)
        .todaysMenu()
        .finally(() => (isRead = true));
      let answers = 0;
      for (; !isRead; answers++) await nextTask();
      expect(answers).toBeGreaterThan(20);
      expect(productsOf(await reading).map(({ id }) => id)).toEqual(rows.map(({ menuItemId }) => menuItemId));
    });

    it('a menu of thousands of rows is read no further once it is cancelled', async () => {
      const superseded = new AbortController();
      const reading = scheduled(...rows).todaysMenu(superseded.signal);
      for (let part = 0; part < 5; part++) await nextTask();
      superseded.abort();
      await expect(reading).rejects.toMatchObject({ kind: 'cancelled' });
    });

    it('a menu of thousands of rows is one menu, although it is read in parts', async () => {
      const later = { ...rows[0], deliverableOn: '2026-11-24', price: 9 };
      const menu = productsOf(await scheduled(...rows, ...unreadable, later).todaysMenu());
      expect(menu).toHaveLength(2000);
      expect(menu[0]).toMatchObject({ id: 'dosa-0', price: 900, deliverableOn: '2026-11-24' });
      expect(menu[0]?.otherOffers).toEqual([{ name: 'Masala Dosa', price: 825 }]);
    });

    it('a menu of thousands of rows is sold out, or unreadable, when all of it is', async () => {
      const soldOut = rows.map((row) => ({ ...row, isAvailable: false }));
      expect(await scheduled(...soldOut, ...unreadable).todaysMenu()).toBe('soldOut');
      await expect(scheduled(...unreadable).todaysMenu()).rejects.toMatchObject({
        kind: 'invalidReply',
        message: 'Failed to fetch menu',
      });
    });
  });

  it('lists an item of several days once, as on the earliest day for which it can be ordered', async () => {
    const menu = scheduled(
      { ...aRow, deliverableOn: '2026-11-24', price: 9 },
      { ...aRow, menuItemId: 'idli' },
      { ...aRow, deliverableOn: '2026-11-22', isAvailable: false },
      { ...aRow, deliverableOn: '2026-11-23', quantityAvailable: 4 },
    );
    const [dosa, idli, ...others] = productsOf(await menu.todaysMenu());
    expect(dosa).toMatchObject({ id: 'dosa', price: 825, deliverableOn: '2026-11-23', quantityAvailable: 4 });
    expect(dosa?.otherOffers).toEqual([{ name: 'Masala Dosa', price: 900, deliverableOn: '2026-11-24' }]);
    expect(idli).not.toHaveProperty('otherOffers');
    expect(others).toEqual([]);
  });

  it.each([
    ['/images/dosa.jpg', 'https://menu.test/images/dosa.jpg'],
    ['images/dosa.jpg', 'https://menu.test/images/dosa.jpg'],
    ['https://cdn.test/dosa.jpg', 'https://cdn.test/dosa.jpg'],
    ['//cdn.test/dosa.jpg', 'https://cdn.test/dosa.jpg'],
    ['http://cdn.test/dosa.jpg', 'https://cdn.test/dosa.jpg'],
    ['http://localhost.cdn.test/dosa.jpg', 'https://localhost.cdn.test/dosa.jpg'],
    ['http://localhost:5000/dosa.jpg', 'http://localhost:5000/dosa.jpg'],
    ['http://127.0.0.1/dosa.jpg', 'http://127.0.0.1/dosa.jpg'],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg onload="alert(1)"/>', undefined],
    ['ftp://cdn.test/dosa.jpg', undefined],
    ['blob:https://shop.test/1', undefined],
    ['http://', undefined],
    [' ', undefined],
  ])(
    'reads the picture %s as %s: what the content policy blocks over http comes over https',
    async (menuImgPath, src) => {
      const [product] = productsOf(await scheduled({ ...aRow, menuImgPath }).todaysMenu());
      expect(product?.picture?.src).toBe(src);
    },
  );

  it('takes the category from menuTypeName, else from category', async () => {
    const menu = scheduled(
      { ...aRow, menuTypeName: 'Breakfast', category: 'Other' },
      { ...aRow, menuItemId: 'samosa', category: 'Snacks' },
      { ...aRow, menuItemId: 'chai' },
    );
    expect(productsOf(await menu.todaysMenu()).map(({ category }) => category.name)).toEqual([
      'Breakfast',
      'Snacks',
      'Other',
    ]);
  });

  it('has ingredients and allergens where the service sends them', async () => {
    const [product] = productsOf(
      await scheduled({ ...aRow, ingredients: ['rice', 7], allergens: ['mustard'] }).todaysMenu(),
    );
    expect(product).toMatchObject({ ingredients: ['rice'], allergens: ['mustard'] });
  });

  it.each([
    ['no field', {}],
    ['null', { allergens: null, ingredients: null, tags: null }],
    ['what is no list', { allergens: 'none', ingredients: {}, tags: 7 }],
  ])('states no labels, ingredients or allergens with %s', async (_what, fields) => {
    const [product] = productsOf(await scheduled({ ...aRow, ...fields }).todaysMenu());
    expect(product?.name).toBe('Masala Dosa');
    expect(product).not.toHaveProperty('dietaryLabels');
    expect(product).not.toHaveProperty('ingredients');
    expect(product).not.toHaveProperty('allergens');
  });

  it('states with empty lists that there are none', async () => {
    const [product] = productsOf(await scheduled({ ...aRow, allergens: [], ingredients: [], tags: [] }).todaysMenu());
    expect(product).toMatchObject({ allergens: [], ingredients: [], dietaryLabels: [] });
  });

  it.each([[['mustard', 7]], [['mustard', null]], [[' ']]])('states no allergens with %j', async (allergens) => {
    const [product] = productsOf(await scheduled({ ...aRow, allergens }).todaysMenu());
    expect(product).not.toHaveProperty('allergens');
  });

  it('today’s menu of 10 MB is read whole', async () => {
    const description = 'x'.repeat(850);
    const menu = scheduled(
      ...Array.from({ length: 11_000 }, (_, number) => ({ ...aRow, menuItemId: number, description })),
    );
    expect(await menu.todaysMenu()).toHaveLength(11_000);
  });
});

describe('the preview', () => {
  it('asks for what it shows, and for one category where one is chosen', async () => {
    const shop = new HttpShop(() => json({ menuItems: [] }));
    await shop.menu.preview({ limit: 8 });
    await shop.menu.preview({ limit: 8, category: 'snacks' });
    expect(shop.requests.map(({ url }) => new URL(url).search)).toEqual(['?limit=8', '?limit=8&category=snacks']);
  });

  it('counts the rows where the service sends no total', async () => {
    const shop = new HttpShop(() => json({ menuItems: [aRow] }));
    expect(await shop.menu.preview({ limit: 8 })).toMatchObject({ total: 1 });
  });
});

describe('a single item', () => {
  it.each([
    ['its own price', { menuItemPricing: { price: 3 } }, 300],
    ['2.50 where it has none', {}, 250],
    ['2.50 where its price is unreadable', { menuItemPricing: { price: 'free' } }, 250],
  ])('costs %s', async (_rule, pricing, expected) => {
    const { menu } = new HttpShop(() => json({ menuItems: [{ menuItemId: 1, itemName: 'Idli', ...pricing }] }));
    expect(await menu.item('1')).toMatchObject({ price: cents(expected) });
  });

  it.each([{ isAvailable: false }, { quantityAvailable: 0 }, { quantityAvailable: 'none' }])(
    'states its allergens even if it is sold out by %j, because a cart may hold it',
    async (stock) => {
      const row = { menuItemId: 1, itemName: 'Idli', allergens: ['Mustard'], ...stock };
      const { menu } = new HttpShop(() => json({ menuItems: [row] }));
      expect(await menu.item('1')).toMatchObject({ allergens: ['Mustard'] });
    },
  );
});

describe('a label', () => {
  const labelOf = async (tag: object) => {
    const [product] = productsOf(await scheduled({ ...aRow, tags: [{ name: 'Jain', ...tag }] }).todaysMenu());
    return product?.dietaryLabels;
  };

  it.each([
    { color: '#0a5' },
    { color: '#2A7D34' },
    { icon: '🌱' },
    { icon: '👩🏽‍🌾' },
    { icon: '♻️' },
    { icon: 'Ⓥ' },
    { icon: 'GF' },
  ])('keeps its %o', async (stated) => {
    expect(await labelOf(stated)).toEqual([{ name: 'Jain', ...stated }]);
  });

  it.each([
    { color: 'green' },
    { color: '#12345' },
    { color: '#0a5;position:fixed' },
    { color: 'url(//x.test)' },
    { color: 7 },
    { icon: 'leaf' },
    { icon: 'https://x.test/leaf.svg' },
    { icon: '<i>' },
    { icon: '\u202egf' },
    { icon: '🌱🌱🌱🌱🌱🌱🌱' },
    { icon: ' ' },
    { icon: null },
  ])('stays without what is no color and no sign: %o', async (stated) => {
    expect(await labelOf(stated)).toEqual([{ name: 'Jain' }]);
  });
});

describe('the description of a category', () => {
  const description = ' Warm\n from the tawa. ';

  it.each([
    ['alone', {}, { name: 'Breakfast', id: '2', description: 'Warm from the tawa.' }],
    [
      'beside its name',
      { menuTypeName: 'breakfast ' },
      { name: 'breakfast', id: '2', description: 'Warm from the tawa.' },
    ],
    ['beside another name', { menuTypeName: 'Lunch' }, { name: 'Lunch' }],
  ])('comes with its menu type: %s', async (_where, names, category) => {
    const menuType = { menuTypeId: 2, menuName: 'Breakfast', description };
    const [product] = productsOf(await scheduled({ ...aRow, ...names, menuType }).todaysMenu());
    expect(product?.category).toEqual(category);
  });

  it.each([null, '', ' ', '<p>Warm</p>', 7])('the description of a category is not %o', async (unfit) => {
    const { menu } = new HttpShop(() => json({ menuType: { menuTypeId: 2, menuName: 'Snacks', description: unfit } }));
    expect(await menu.category('2')).toEqual({ id: '2', name: 'Snacks' });
  });
});

describe('the categories', () => {
  it('are those of active menu types, without All', async () => {
    const menuTypes = [
      { menuTypeId: 1, menuName: 'All' },
      { menuTypeId: 2, menuName: 'Snacks', isActive: true },
      { menuTypeId: 3, menuName: 'Old', isActive: false },
      { menuTypeId: 4, menuName: ' ALL ' },
    ];
    const { menu } = new HttpShop(() => json({ menuTypes }));
    expect(await menu.categories()).toEqual([{ id: '2', name: 'Snacks' }]);
  });
});
