import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuQueryParamNames, parseMenuQueryParams, menuQueryParams } from '../../../src/domain/menu/menu-query-params';
import { allItems, sortOptions } from '../../../src/domain/menu/menu-query';

function read(address: string) {
  const parameters = new URLSearchParams(address);
  return parseMenuQueryParams((name) => parameters.get(name));
}

describe('the query params of /menu', () => {
  it('empty query params of /menu show everything, most popular first', () => {
    expect(read('')).toEqual(allItems);
    expect(menuQueryParams(allItems)).toEqual({});
  });

  it('restores search, category, dietary labels, favorites, sort, order and page', () => {
    const address =
      'search=cr%C3%A8me&category=classic&dietary=egg-free%2Cvegan&favorites=true&sort=price&order=asc&page=3';
    const query = {
      search: 'crème',
      category: 'classic',
      dietary: ['egg-free', 'vegan'],
      favoritesOnly: true,
      sort: 'price',
      order: 'asc',
      page: 3,
    } as const;
    expect(read(address)).toEqual(query);
    expect(new URLSearchParams(menuQueryParams(query)).toString()).toBe(address);
  });

  it.each(sortOptions)('names the sort $label by $sort and $order', ({ sort, order }) => {
    expect(read(`sort=${sort}&order=${order}`)).toMatchObject({ sort, order });
  });

  it.each([
    ['price without an order', 'sort=price', 'price', 'asc'],
    ['price in an unknown order', 'sort=price&order=sideways', 'price', 'asc'],
    ['rating in an order not offered', 'sort=rating&order=asc', 'rating', 'desc'],
    ['an unknown sort', 'sort=colour&order=asc', 'popular', 'desc'],
    ['an order without a sort', 'order=asc', 'popular', 'desc'],
    ["a name of JavaScript's own", 'sort=constructor', 'popular', 'desc'],
  ])('uses for %s the nearest known sort', (_what, address, sort, order) => {
    expect(read(address)).toMatchObject({ sort, order });
  });

  it.each([
    ['0', 1],
    ['-4', 1],
    ['', 1],
    ['two', 1],
    ['NaN', 1],
    ['2.7', 2],
    ['7', 7],
  ])('takes page "%s" as page %d', (written, page) => {
    expect(read(`page=${written}`).page).toBe(page);
  });

  it.each([
    ['dietary=vegan,gluten-free,%3Cscript%3E', ['vegan', 'gluten-free']],
    ['dietary=', []],
    ['dietary=,,,', []],
    ['dietary=vegan,vegan,egg-free', ['vegan', 'egg-free']],
    ['dietary=__proto__', []],
    ['dietary=%3Cvegan,vegan%3E', []],
  ])('reads from %s the slugs, each once', (address, dietary) => {
    expect(read(address).dietary).toEqual(dietary);
  });

  it('names each param that chooses dishes by itself, and no other', () => {
    const names = ['category', 'dietary', 'favorites', 'page', 'search', 'sort'];
    expect(menuQueryParamNames.toSorted()).toEqual(names);
  });

  it('ignores an empty category and an unknown favorites value', () => {
    expect(read('category=&favorites=1')).toEqual(allItems);
  });

  it('takes every label, however many and however long: a diet is a promise', () => {
    const slugs = [...Array.from({ length: 21 }, (_, at) => `label-${at}`), 'x'.repeat(60)];
    expect(read(`dietary=${slugs.join()}`).dietary).toEqual(slugs);
  });

  it('cuts a search that is too long for a URL', () => {
    expect(read(`search=${'x'.repeat(5000)}`).search).toBe('x'.repeat(100));
  });
});

describe('any query string', () => {
  it('is parsed to a query that its own query params restore', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('price', 'asc', 'vegan,organic', '1e999', '-0', '%', '\u0000'));
    const parameters = fc.dictionary(
      fc.constantFrom('search', 'category', 'dietary', 'favorites', 'sort', 'order', 'page', 'x'),
      value,
    );
    fc.assert(
      fc.property(parameters, (given) => {
        const query = parseMenuQueryParams((name) => given[name] ?? null);
        const written = menuQueryParams(query);
        expect(parseMenuQueryParams((name) => written[name] ?? null)).toEqual(query);
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(sortOptions.some(({ sort, order }) => sort === query.sort && order === query.order)).toBe(true);
      }),
    );
  });
});
