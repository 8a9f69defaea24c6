import { readMenuRow } from '../../domain/menu/menu-row';
import type { Category, Product } from '../../domain/menu/product';
import { toDollars } from '../../domain/shared/money';
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
    const item = readMenuRow({ menuItemId: id, itemName, description, price: toDollars(price) });
    if (item === undefined || item === 'unreadable') throw new ServiceError('refused', 'Invalid menu item.', 400);
    const category = categories.find((known) => known.id === menuTypeId) ?? item.category;
    const edited = { ...item, category, ...(isAvailable ? {} : { quantityAvailable: 0 }) };
    this.edits.set(id, edited);
    return edited;
  }

  delete(id: string): void {
    this.edits.set(id, undefined);
  }
}
