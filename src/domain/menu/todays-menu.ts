import { present } from '../shared/present';
import type { MenuOffer, Product } from './product';

/** Items are in menu order, each once. The kitchen is `soldOut` if the menu has items, but none is available. */
export type TodaysMenu = readonly Product[] | 'soldOut';

export function productsOf(menu: TodaysMenu): readonly Product[] {
  return menu === 'soldOut' ? [] : menu;
}

/** `rows` holds the rows that could be read. A row that cannot be ordered today is undefined. */
export function todaysMenuOf(rows: readonly (Product | undefined)[]): TodaysMenu {
  const products = rows.filter((row) => row !== undefined);
  return rows.length > 0 && products.length === 0 ? 'soldOut' : mergeScheduleRows(products);
}

/**
 * Merges the rows of an item. It has the position of its first row and the data of its earliest day. A row without a
 * day counts as the latest. A cart may be promised for a later day, so the allergens are those of each.
 */
function mergeScheduleRows(rows: readonly Product[]): readonly Product[] {
  const byId = new Map<string, Product>();
  for (const row of rows) {
    const known = byId.get(row.id);
    byId.set(row.id, known ? mergeRows(known, row) : row);
  }
  return byId.size === rows.length ? rows : [...byId.values()];
}

function mergeRows(known: Product, row: Product): Product {
  const [shown, other] = isEarlier(row, known) ? [row, known] : [known, row];
  const { name, price, deliverableOn, quantityAvailable } = other;
  const offer: MenuOffer = present({ name, price, deliverableOn, quantityAvailable });
  const { allergens: own, ...rest } = shown;
  // A day that states nothing could have any of them.
  const allergens = own && other.allergens && [...new Set([...own, ...other.allergens])];
  return { ...rest, ...present({ allergens }), otherOffers: [...(known.otherOffers ?? []), offer] };
}

function isEarlier(a: Product, b: Product): boolean {
  return a.deliverableOn !== undefined && (b.deliverableOn === undefined || a.deliverableOn < b.deliverableOn);
}

export function offersAt(product: Product, like: Pick<MenuOffer, 'name' | 'price'>): readonly MenuOffer[] {
  const offers: readonly MenuOffer[] = [product, ...(product.otherOffers ?? [])];
  return offers.filter(({ name, price }) => name === like.name && price === like.price);
}
