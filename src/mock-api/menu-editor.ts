import { productFromEntry, type Category, type Product } from '../domain/menu/product';
import { toDollars } from '../domain/shared/money';
import { foldText } from '../domain/shared/text-folding';
import { ServiceError } from '../domain/shared/service-error';
import type { MenuItemBody } from './request-schemas';

/** The menu items with the kitchen's changes, which last for as long as the API runs. Today's schedule is another matter. */
export class MenuEditor {
  /** By id; undefined was deleted. */
  private readonly changes = new Map<string, Product | undefined>();

  all(sample: readonly Product[]): readonly Product[] {
    const kept = sample.flatMap((item) => (this.changes.has(item.id) ? [] : [item]));
    return [...kept, ...this.changes.values()].filter((item) => item !== undefined);
  }

  find(sample: readonly Product[], id: string): Product {
    const found = this.all(sample).find((item) => item.id === id);
    if (!found) throw new ServiceError('refused', 'Menu item not found.', 404);
    return found;
  }

  keep(
    id: string,
    { itemName, description, price, menuTypeId, isAvailable }: MenuItemBody,
    categories: readonly Category[],
  ): Product {
    const item = productFromEntry({ menuItemId: id, itemName, description, price: toDollars(price) });
    if (!item) throw new ServiceError('refused', 'Invalid menu item.', 400);
    const category = categories.find((known) => known.id === menuTypeId) ?? item.category;
    const kept = { ...item, category, ...(isAvailable ? {} : { quantityAvailable: 0 }) };
    this.changes.set(id, kept);
    return kept;
  }

  delete(id: string): void {
    this.changes.set(id, undefined);
  }
}

/** What the filters of `GET /menu-items` let through, in the order asked for. */
export function filtered(items: readonly Product[], query: URLSearchParams): readonly Product[] {
  const words = foldText(query.get('search') ?? '');
  const category = query.get('category');
  const found = items.filter(
    (item) =>
      item.quantityAvailable !== 0 &&
      (category === null || item.category.slug === category) &&
      query.getAll('dietary').every((slug) => item.dietaryLabels.some((label) => label.slug === slug)) &&
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
