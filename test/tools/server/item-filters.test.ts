import { expect, it } from 'vitest';
import { filterItems, type ItemFilters } from '../../../src/tools/server/item-filters';
import { categoryNamed, dietaryLabelNamed } from '../../../src/domain/menu/product';
import { cents } from '../../../src/domain/shared/money';
import { aDish } from '../../support/builders-menu';

const soups = { category: categoryNamed('Soups'), dietaryLabels: [dietaryLabelNamed('Vegan')] };
const menu = [
  aDish('1', { ...soups, name: 'Pea', description: 'Warm.', price: cents(450), isVegetarian: true }),
  aDish('2', { ...soups, name: 'Bean', description: 'Hot.', price: cents(300) }),
  aDish('3', { name: 'Crème Brûlée', description: 'Warm.', price: cents(400), isPopular: true, rating: 5 }),
  aDish('4', { ...soups, name: 'Leek', description: 'Warm.', price: cents(500), quantityAvailable: 0 }),
];

it.each<[what: string, filters: Partial<ItemFilters>, ids: string]>([
  ['nothing: what is left of the menu', {}, '1 2 3'],
  ['a name without its accents', { search: 'BRULEE' }, '3'],
  ['a description', { search: 'warm' }, '1 3'],
  ['the name of a category', { search: 'soup' }, '1 2'],
  ['a category', { category: 'soups' }, '1 2'],
  ['a diet', { dietary: ['vegan'] }, '1 2'],
  ['two diets at once', { dietary: ['vegan', 'vegetarian'] }, '1'],
  ['names, first to last', { sort: 'name' }, '2 3 1'],
  ['prices, highest first', { sort: 'price', order: 'desc' }, '1 3 2'],
  ['the best rated first', { sort: 'rating', order: 'desc' }, '3 1 2'],
  ['the popular first', { sort: 'popular', order: 'desc' }, '3 1 2'],
  ['an order that nobody knows', { sort: 'color' }, '1 2 3'],
])('the items of a menu are filtered by %s', (_what, filters, ids) => {
  const found = filterItems(menu, { dietary: [], ...filters });
  expect(found.map(({ id }) => id).join(' ')).toBe(ids);
});

it('categories whose names have one slug are both meant', () => {
  const dishes = ['C++', 'C#', 'D'].map((name) => aDish(name, { category: categoryNamed(name) }));
  expect(filterItems(dishes, { dietary: [], category: 'c' }).map(({ id }) => id)).toEqual(['C++', 'C#']);
});
