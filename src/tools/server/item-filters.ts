import { foldText } from '../../domain/shared/text-folding';
import { indexMenu } from '../../domain/menu/menu-index';
import type { Product } from '../../domain/menu/product';
import { serviceSlug } from '../../domain/shared/name-list';

export interface ItemFilters {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  /** Slugs, as `category`. An item must state all of them. */
  readonly dietary: readonly string[];
  readonly sort?: string | undefined;
  readonly order?: string | undefined;
}

const sortKeys: Readonly<Record<string, (item: Product) => string | number>> = {
  name: ({ name }) => foldText(name),
  price: ({ price }) => price,
  rating: ({ rating }) => rating,
  popular: ({ isPopular }) => Number(isPopular),
};

export function filterItems(
  items: readonly Product[],
  { search = '', category, dietary, sort, order }: ItemFilters,
): readonly Product[] {
  const words = foldText(search);
  const found = indexMenu(items)
    .filter(
      (indexed) =>
        indexed.product.quantityAvailable !== 0 &&
        (category === undefined || serviceSlug(indexed.category.name) === category) &&
        dietary.every((slug) => indexed.suits(slug)) &&
        foldText(`${indexed.product.name} ${indexed.product.description} ${indexed.category.name}`).includes(words),
    )
    .map(({ product }) => product);
  const rank = sortKeys[sort ?? ''];
  if (!rank) return found;
  const direction = order === 'desc' ? -1 : 1;
  return found.toSorted((a, b) => direction * (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}
