import { nearestPage } from '../shared/paging';
import { present } from '../shared/present';
import type { IndexedProduct, MenuIndex } from './menu-index';
import { searchMenu } from './menu-search';
import type { MenuCategory, Product } from './product';

export type SortKey = 'name' | 'price' | 'rating' | 'popular';
export type SortOrder = 'asc' | 'desc';

export const sortOptions: readonly { readonly label: string; readonly sort: SortKey; readonly order: SortOrder }[] = [
  { label: 'Name A-Z', sort: 'name', order: 'asc' },
  { label: 'Name Z-A', sort: 'name', order: 'desc' },
  { label: 'Price Low-High', sort: 'price', order: 'asc' },
  { label: 'Price High-Low', sort: 'price', order: 'desc' },
  { label: 'Highest Rated', sort: 'rating', order: 'desc' },
  { label: 'Most Popular', sort: 'popular', order: 'desc' },
];

/** A sort by ratings would change nothing if no dish is rated and no star is shown. */
export function offeredSorts(menu: readonly Product[], showUnratedStars: boolean): typeof sortOptions {
  const hasRatings = showUnratedStars || menu.length === 0 || menu.some(({ isUnrated }) => !isUnrated);
  return hasRatings ? sortOptions : sortOptions.filter(({ sort }) => sort !== 'rating');
}

export interface MenuQuery {
  readonly search: string;
  readonly category: string | undefined;
  /** The slugs of diets. An item must state all of them, because a diet is a promise. */
  readonly dietary: readonly string[];
  readonly favoritesOnly: boolean;
  readonly sort: SortKey;
  readonly order: SortOrder;
  readonly page: number;
}

export type MenuOrder = Pick<MenuQuery, 'sort' | 'order'>;

export const allItems: MenuQuery = {
  search: '',
  category: undefined,
  dietary: [],
  favoritesOnly: false,
  sort: 'popular',
  order: 'desc',
  page: 1,
};

const menuPageSize = 100;

export interface MenuGroup {
  readonly category: MenuCategory;
  readonly items: readonly Product[];
}

export interface MenuPage {
  /** Groups are in menu order. */
  readonly groups: readonly MenuGroup[];
  /** In a chosen order, one list of all groups: the next item is never before the one above it. */
  readonly sorted?: readonly Product[];
  /** The items of all pages. */
  readonly matching: readonly Product[];
  /** The number of items on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly page: number;
  readonly correctedSearch?: string;
}

/** Sorting once lets `queryMenu` sort cheaply on every keystroke. */
export function sortMenu(index: MenuIndex, order: MenuOrder): MenuIndex {
  return [...index].sort(comparison(order));
}

export function queryMenu(index: MenuIndex, query: MenuQuery, favorites: ReadonlySet<string>): MenuPage {
  const { items, corrected } = searchMenu(index, index.filter(matcher(query, favorites)), query.search);
  return { ...pageOf(items, query), ...present({ correctedSearch: corrected }) };
}

/** Sorts the items, cuts them into pages and groups them. The first dishes need this without the search. */
export function pageOf(items: MenuIndex, query: Pick<MenuQuery, 'sort' | 'order' | 'page'>): MenuPage {
  const matching = items.toSorted(comparison(query));
  const pages = Math.max(1, Math.ceil(matching.length / menuPageSize));
  const page = nearestPage(query.page, pages);
  const shown = matching.slice((page - 1) * menuPageSize, page * menuPageSize);
  const groups = groupByCategory(shown);
  const products = matching.map(({ product }) => product);
  return {
    groups,
    ...(isDefaultOrder(query) ? {} : { sorted: shown.map(({ product }) => product) }),
    matching: products,
    total: matching.length,
    pages,
    page,
  };
}

function matcher(query: MenuQuery, favorites: ReadonlySet<string>): (indexed: IndexedProduct) => boolean {
  return (indexed) => {
    const { product, category } = indexed;
    return (
      (query.category === undefined || category.slug === query.category) &&
      (!query.favoritesOnly || favorites.has(product.id)) &&
      query.dietary.every((slug) => indexed.suits(slug))
    );
  };
}

function comparison({ sort, order }: MenuOrder): (a: IndexedProduct, b: IndexedProduct) => number {
  const direction = order === 'asc' ? 1 : -1;
  const byName = (a: IndexedProduct, b: IndexedProduct) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  if (sort === 'name') return (a, b) => direction * byName(a, b);
  return (a, b) => direction * (rankBy(sort, a.product) - rankBy(sort, b.product)) || byName(a, b);
}

function rankBy(sort: Exclude<SortKey, 'name'>, product: Product): number {
  switch (sort) {
    case 'price':
      return product.price;
    case 'rating':
      return product.rating;
    case 'popular':
      return Number(product.isPopular);
  }
}

function groupByCategory(items: readonly IndexedProduct[]): readonly MenuGroup[] {
  const groups = new Map<number, { readonly category: MenuCategory; readonly items: Product[] }>();
  for (const { product, category, categoryPosition } of items) {
    const group = groups.get(categoryPosition);
    if (group) group.items.push(product);
    else groups.set(categoryPosition, { category, items: [product] });
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

export function isDefaultOrder({ sort }: MenuOrder): boolean {
  return sort === allItems.sort;
}

export function isFiltered(query: MenuQuery): boolean {
  return query.search.trim() !== '' || query.category !== undefined || query.dietary.length > 0 || query.favoritesOnly;
}

export function changeQuery(query: MenuQuery, change: Partial<MenuQuery>): MenuQuery {
  return { ...query, page: 1, ...change };
}
