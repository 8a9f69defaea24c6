import { readSlugs } from '../shared/name-list';
import { readPage } from '../shared/paging';
import { present } from '../shared/present';
import { allItems, isDefaultOrder, sortOptions, type MenuQuery } from './menu-query';

export const maxSearchLength = 100;

/** Each parameter that chooses dishes by itself. `order` does so only together with `sort`. */
export const menuQueryParamNames = ['search', 'category', 'dietary', 'favorites', 'sort', 'page'] as const;

type MenuQueryParamName = (typeof menuQueryParamNames)[number] | 'order';

export function parseMenuQueryParams(parameter: (name: MenuQueryParamName) => string | null): MenuQuery {
  const sorts = sortOptions.filter(({ sort }) => sort === parameter('sort'));
  const chosen = sorts.find(({ order }) => order === parameter('order')) ?? sorts[0] ?? allItems;
  return {
    search: (parameter('search') ?? '').slice(0, maxSearchLength),
    category: parameter('category') || undefined,
    dietary: readSlugs(parameter('dietary')),
    favoritesOnly: parameter('favorites') === 'true',
    sort: chosen.sort,
    order: chosen.order,
    page: readPage(parameter('page')),
  };
}

export function menuQueryParams(query: MenuQuery): Readonly<Record<string, string>> {
  return present({
    search: query.search || undefined,
    category: query.category || undefined,
    dietary: query.dietary.join(',') || undefined,
    favorites: query.favoritesOnly ? 'true' : undefined,
    ...(isDefaultOrder(query) ? {} : { sort: query.sort, order: query.order }),
    page: query.page > 1 ? String(query.page) : undefined,
  });
}
