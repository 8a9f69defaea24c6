import { describe, expect, it } from 'vitest';
import { changeQuery, allItems, isFiltered, type MenuQuery, offeredSorts } from '../../../src/domain/menu/menu-query';
import { categoryNamed } from '../../../src/domain/menu/product';
import { aDish, askMenu, idsOf } from '../../support/builders-menu';

describe('search', () => {
  const menu = [
    aDish('1', { name: 'Crème Brûlée', description: 'With burnt sugar.' }),
    aDish('2', { name: 'Oat', description: 'Soft, with CREME', category: categoryNamed('Gluten-Free') }),
    aDish('3', { name: 'Mint', description: 'Cool' }),
  ];

  it.each([
    ['the name', 'brulee', '1'],
    ['the description', 'burnt', '1'],
    ['the category', 'gluten', '2'],
    ['any of them', 'crem', '1 2'],
    ['capitals', 'MINT', '3'],
    ['letters with accents', 'crème brûlée', '1'],
    ['a part of a word', 'rem', '1 2'],
    ['words in any order', 'sugar creme', '1'],
    ['words among blanks', '  oat   creme ', '2'],
    ['nothing when one word is missing', 'oat sugar', ''],
    ['everything when nothing is asked for', '   ', '1 3 2'],
    ['text, not a pattern', '.*', ''],
  ])('finds by %s', (_what, search, ids) => {
    expect(idsOf(askMenu(menu, { search, sort: 'name', order: 'asc' }))).toBe(ids);
  });
});

describe('filters', () => {
  const menu = [
    aDish('a', { category: categoryNamed('Classic') }, ['Vegan', 'Nut-Free']),
    aDish('b', { category: categoryNamed('Seasonal') }, ['Vegan']),
    aDish('c', { category: categoryNamed('Classic') }, ['Nut-Free']),
  ];

  it.each<[string, Partial<MenuQuery>, string]>([
    ['show one category', { category: 'classic' }, 'a c'],
    ['show nothing of a category that is not there', { category: 'premium' }, ''],
    ['show one diet', { dietary: ['vegan'] }, 'a b'],
    ['combine diets with AND', { dietary: ['vegan', 'nut-free'] }, 'a'],
    ['show nothing for a diet that no item promises', { dietary: ['organic'] }, ''],
    ['hold together', { category: 'classic', dietary: ['nut-free'], search: 'c' }, 'a c'],
  ])('%s', (_rule, change, ids) => {
    expect(idsOf(askMenu(menu, change))).toBe(ids);
  });

  it('show only favorites', () => {
    expect(idsOf(askMenu(menu, { favoritesOnly: true }, new Set(['b', 'gone'])))).toBe('b');
    expect(idsOf(askMenu(menu, { favoritesOnly: true }))).toBe('');
  });

  it.each<[Partial<MenuQuery>, boolean]>([
    [{}, false],
    [{ search: '  ' }, false],
    [{ sort: 'price', order: 'asc', page: 3 }, false],
    [{ search: 'a' }, true],
    [{ category: 'classic' }, true],
    [{ dietary: ['vegan'] }, true],
    [{ favoritesOnly: true }, true],
  ])('%o filters: %s', (change, filtered) => {
    expect(isFiltered({ ...allItems, ...change })).toBe(filtered);
  });

  it('go back to the first page when any of them changes', () => {
    const onPage3 = { ...allItems, page: 3 };
    expect(changeQuery(onPage3, { search: 'a' })).toMatchObject({ search: 'a', page: 1 });
    expect(changeQuery(onPage3, { page: 2 })).toEqual({ ...allItems, page: 2 });
  });
});

it.each([
  ['nobody rated and no star is shown', [aDish('a', { isUnrated: true })], false, false],
  ['somebody rated', [aDish('a', { isUnrated: true }), aDish('b')], false, true],
  ['the stars of the specification are shown', [aDish('a', { isUnrated: true })], true, true],
  ['the menu is not known yet', [], false, true],
])('a sort by ratings is offered if %s: %o, %o, %o', (_when, menu, showUnratedStars, offered) => {
  expect(offeredSorts(menu, showUnratedStars).some(({ sort }) => sort === 'rating')).toBe(offered);
  expect(offeredSorts(menu, showUnratedStars).length).toBe(offered ? 6 : 5);
});
