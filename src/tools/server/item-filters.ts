import { foldText } from '../../domain/shared/text-folding';
import type { Product } from '../../domain/menu/product';
import { statesDiet } from '../../domain/menu/stated-labels';

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
  const found = items.filter(
    (item) =>
      item.quantityAvailable !== 0 &&
      (category === undefined || item.category.slug === category) &&
      dietary.every((slug) => statesDiet(item, slug)) &&
      foldText(`${item.name} ${item.description} ${item.category.name}`).includes(words),
  );
  const rank = sortKeys[sort ?? ''];
  if (!rank) return found;
  const direction = order === 'desc' ? -1 : 1;
  return found.toSorted((a, b) => direction * (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}
