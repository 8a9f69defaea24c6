import { describe, expect, it } from 'vitest';
import { indexMenu } from '../../../src/domain/menu/menu-index';
import { allItems, queryMenu, sortMenu, sortOptions } from '../../../src/domain/menu/menu-query';
import { categoriesOf, categoryNamed, shareCategories } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { aDish, askMenu, idsOf } from '../../support/builders-menu';

describe('sort', () => {
  const menu = [
    aDish('Oat', { price: cents(300), rating: 4.2, isPopular: true }),
    aDish('mint', { price: cents(200), rating: 4.9 }),
    aDish('Éclair', { price: cents(300), rating: 4.9 }),
    aDish('Apple', { price: cents(250), rating: 4.2 }),
  ];

  it.each([
    ['Name A-Z', 'name', 'asc', 'Apple Éclair mint Oat'],
    ['Name Z-A', 'name', 'desc', 'Oat mint Éclair Apple'],
    ['Price Low-High', 'price', 'asc', 'mint Apple Éclair Oat'],
    ['Price High-Low', 'price', 'desc', 'Éclair Oat Apple mint'],
    ['Highest Rated', 'rating', 'desc', 'Éclair mint Apple Oat'],
    ['Most Popular', 'popular', 'desc', 'Oat Apple Éclair mint'],
  ] as const)('sort by %s breaks ties by name', (_label, sort, order, ids) => {
    expect(idsOf(askMenu(menu, { sort, order }))).toBe(ids);
    const sorted = sortMenu(indexMenu(menu), { sort, order });
    expect(sorted.map(({ product }) => product.id).join(' ')).toBe(ids);
    expect(idsOf(queryMenu(sorted, { ...allItems, sort, order }, new Set()))).toBe(ids);
  });

  it('is by popularity where nothing else is asked for', () => {
    const usual = sortOptions.find(({ sort, order }) => sort === allItems.sort && order === allItems.order);
    expect(usual?.label).toBe('Most Popular');
  });

  it('can be chosen in this order', () => {
    expect(sortOptions.map(({ label, sort, order }) => `${label}: ${sort} ${order}`)).toEqual([
      'Name A-Z: name asc',
      'Name Z-A: name desc',
      'Price Low-High: price asc',
      'Price High-Low: price desc',
      'Highest Rated: rating desc',
      'Most Popular: popular desc',
    ]);
  });

  it.each(sortOptions)('sort by $label preserves menu order between items of one name', ({ sort, order }) => {
    const twins = ['2', '1', '3'].map((id) => aDish(id, { name: 'Chip' }));
    expect(idsOf(askMenu(twins, { sort, order }))).toBe('2 1 3');
  });
});

describe('groups', () => {
  const seasonal = categoryNamed('Seasonal');
  const classic = categoryNamed('Classic');
  const menu = [
    aDish('d', { category: seasonal, price: cents(200) }),
    aDish('a', { category: classic, price: cents(300), rating: 4.9 }),
    aDish('c', { category: seasonal, price: cents(400) }),
  ];

  it('stand in menu order where no sort is chosen', () => {
    const { groups, sorted } = askMenu(menu);
    expect(groups.map(({ category, items }) => [category.name, ...items.map(({ id }) => id)].join(' '))).toEqual([
      'Seasonal c d',
      'Classic a',
    ]);
    expect(sorted).toBeUndefined();
  });

  it.each([
    ['name', 'asc', 'a c d'],
    ['name', 'desc', 'd c a'],
    ['price', 'asc', 'd a c'],
    ['price', 'desc', 'c a d'],
    ['rating', 'desc', 'a c d'],
  ] as const)('groups are one list in a chosen order: %s %s', (sort, order, ids) => {
    expect(idsOf(askMenu(menu, { sort, order }))).toBe(ids);
  });

  it('are named as the menu first names them', () => {
    const names = ['Gluten-Free', 'gluten-free '].map((name) => categoryNamed(name));
    expect(categoriesOf(names.map((category) => aDish('a', { category })))).toMatchObject(names.slice(0, 1));
  });
});

describe('pages', () => {
  const menu = Array.from({ length: 201 }, (_, index) => aDish(String(index).padStart(3, '0')));

  it.each([
    [1, 1, 100],
    [3, 3, 1],
    [9, 3, 1],
    [0, 1, 100],
  ])('pages of 100 items: asked for page %d shows page %d with %d', (page, shown, count) => {
    const answer = askMenu(menu, { page });
    expect(answer).toMatchObject({ page: shown, pages: 3, total: 201 });
    expect(answer.groups.flatMap(({ items }) => items)).toHaveLength(count);
  });

  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
  ])('pages for %d items are %d', (count, pages) => {
    expect(askMenu(menu.slice(0, count))).toMatchObject({ pages, total: count, page: 1 });
  });
});

describe('items of one category', () => {
  it('share it, and are otherwise unchanged', () => {
    const menu = [aDish('a', { category: categoryNamed('Thali') }), aDish('b', { category: categoryNamed('Thali') })];
    const shared = shareCategories(menu);
    expect(shared).toEqual(menu);
    expect(shared[0]).toBe(menu[0]);
    expect(shared[1]?.category).toBe(shared[0]?.category);
  });
});
