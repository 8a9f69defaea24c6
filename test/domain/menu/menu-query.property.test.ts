import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu } from '../../../src/domain/menu/menu-index';
import { allItems, queryMenu, sortOptions, type MenuQuery } from '../../../src/domain/menu/menu-query';
import { categoryNamed, dietaryLabelNamed, type Product } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { aProduct } from '../../support/builders';

const labels = ['Vegan', 'Egg-Free', 'Nut-Free'];
const names = ['Crème', 'Oat', 'mint', 'Éclair', 'Chip', 'OAT'];

const dish = fc
  .record({
    name: fc.constantFrom(...names),
    description: fc.constantFrom('', 'Soft', 'with CRÈME'),
    price: fc.integer({ min: 0, max: 400 }).map(cents),
    rating: fc.constantFrom(0, 4.2, 4.5, 5),
    isPopular: fc.boolean(),
    category: fc.constantFrom('Classic', 'Seasonal').map((name) => categoryNamed(name)),
    isVegetarian: fc.constantFrom(true, false, undefined),
    dietaryLabels: fc.subarray(labels).map((chosen) => chosen.map((name) => dietaryLabelNamed(name))),
  })
  .map(({ isVegetarian, ...fields }) => aProduct(isVegetarian === undefined ? fields : { ...fields, isVegetarian }));
const menus = fc
  .array(dish, { maxLength: 260, size: 'max' })
  .map((dishes) => dishes.map((product, index) => ({ ...product, id: `dish-${index}` })));
const queries = fc.record({
  search: fc.constantFrom('', '', 'creme', 'oat classic', 'SOFT', 'ecl', 'zzz'),
  category: fc.constantFrom(undefined, undefined, 'classic', 'premium'),
  dietary: fc.subarray([...labels.map((name) => name.toLowerCase()), 'vegetarian', 'contains-meat']),
  favoritesOnly: fc.boolean(),
  option: fc.constantFrom(...sortOptions),
});
const favorites = new Set(Array.from({ length: 130 }, (_, index) => `dish-${index * 2}`));

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

function holds(product: Product, query: Omit<MenuQuery, 'sort' | 'order' | 'page'>): boolean {
  const text = fold(`${product.name} ${product.description} ${product.category.name}`);
  const has = new Set(product.dietaryLabels?.map(({ name }) => name.toLowerCase()));
  return [
    query.search === '' ||
      fold(query.search)
        .split(' ')
        .every((word) => text.includes(word)),
    query.category === undefined || query.category === product.category.name.toLowerCase(),
    query.dietary.every((name) =>
      name === 'vegetarian'
        ? product.isVegetarian === true
        : name === 'contains-meat'
          ? product.isVegetarian === false
          : has.has(name),
    ),
    !query.favoritesOnly || favorites.has(product.id),
  ].every(Boolean);
}

function inOrder(a: Product, b: Product, label: string): boolean {
  const byName = fold(a.name).localeCompare(fold(b.name));
  const by: Record<string, number> = {
    'Name A-Z': byName,
    'Name Z-A': -byName,
    'Price Low-High': a.price - b.price,
    'Price High-Low': b.price - a.price,
    'Highest Rated': b.rating - a.rating,
    'Most Popular': Number(b.isPopular) - Number(a.isPopular),
  };
  return ((by[label] ?? Number.NaN) || byName) <= 0;
}

describe('any menu and any query', () => {
  it('shows on all pages exactly the items that match every filter, each once and in order', () => {
    fc.assert(
      fc.property(menus, queries, (menu, { option, ...filters }) => {
        const index = indexMenu(menu);
        const query = { ...allItems, ...filters, sort: option.sort, order: option.order };
        const { pages, total } = queryMenu(index, query, favorites);
        const shown = Array.from({ length: pages }, (_, at) => queryMenu(index, { ...query, page: at + 1 }, favorites));
        const all = shown.flatMap(({ groups, sorted }) => sorted ?? groups.flatMap(({ items }) => items));
        const isSorted = option.label !== 'Most Popular';
        expect(all.every((item, at) => !isSorted || at === 0 || inOrder(all[at - 1] ?? item, item, option.label))).toBe(
          true,
        );
        const expected = menu.filter((product) => holds(product, filters));
        expect(new Set(all)).toEqual(new Set(expected));
        expect(all).toHaveLength(expected.length);
        expect(total).toEqual(expected.length);
        for (const { groups } of shown) {
          expect(groups.flatMap(({ items }) => items).length).toBeLessThanOrEqual(100);
          for (const { category, items } of groups) {
            expect(items.every((item) => item.category.name === category.name)).toBe(true);
            expect(items.every((item, at) => at === 0 || inOrder(items[at - 1] ?? item, item, option.label))).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
