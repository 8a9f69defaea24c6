import { statesDiet } from '../../domain/menu/stated-labels';
import { readMenuEntry, type Category, type Product } from '../../domain/menu/product';
import { toDollars } from '../../domain/shared/money';
import { foldText } from '../../domain/shared/text-folding';
import { ServiceError } from '../../domain/shared/service-error';
import type { MenuItemRequest } from './request-schemas';

/** Forgets edits when the API stops. Today's schedule stays the same. */
export class MenuEditor {
  private readonly edits = new Map<string, Product | undefined>();

  private idCount = 0;

  newId(): string {
    return `new-item-${++this.idCount}`;
  }

  all(sample: readonly Product[]): readonly Product[] {
    const unedited = sample.filter(({ id }) => !this.edits.has(id));
    return [...unedited, ...this.edits.values()].filter((item) => item !== undefined);
  }

  find(sample: readonly Product[], id: string): Product {
    const found = this.all(sample).find((item) => item.id === id);
    if (!found) throw new ServiceError('refused', 'Menu item not found.', 404);
    return found;
  }

  save(
    id: string,
    { itemName, description, price, menuTypeId, isAvailable }: MenuItemRequest,
    categories: readonly Category[],
  ): Product {
    const item = readMenuEntry({ menuItemId: id, itemName, description, price: toDollars(price) });
    if (typeof item === 'string') throw new ServiceError('refused', 'Invalid menu item.', 400);
    const category = categories.find((known) => known.id === menuTypeId) ?? item.category;
    const edited = { ...item, category, ...(isAvailable ? {} : { quantityAvailable: 0 }) };
    this.edits.set(id, edited);
    return edited;
  }

  delete(id: string): void {
    this.edits.set(id, undefined);
  }
}

export function filterMenuItems(items: readonly Product[], query: URLSearchParams): readonly Product[] {
  const words = foldText(query.get('search') ?? '');
  const category = query.get('category');
  const found = items.filter(
    (item) =>
      item.quantityAvailable !== 0 &&
      (category === null || item.category.slug === category) &&
      query.getAll('dietary').every((slug) => statesDiet(item, slug)) &&
      foldText(`${item.name} ${item.description} ${item.category.name}`).includes(words),
  );
  const rank = sortKeys.get(query.get('sort') ?? '');
  const direction = query.get('order') === 'desc' ? -1 : 1;
  return rank ? found.sort((a, b) => direction * (rank(a) < rank(b) ? -1 : 1)) : found;
}

const sortKeys: ReadonlyMap<string, (item: Product) => string | number> = new Map<
  string,
  (item: Product) => string | number
>([
  ['name', ({ name }) => foldText(name)],
  ['price', ({ price }) => price],
  ['rating', ({ rating }) => rating],
  ['popular', ({ isPopular }) => Number(isPopular)],
]);
