import type { Product } from '../menu/product';
import { maxItemQuantity, quantityLimit, totalItems, type Cart } from './cart';
import { toCartItem } from './to-cart-item';

/** A shared line says only what and how many. It holds no name, price or note. */
export interface SharedLine {
  readonly id: string;
  readonly quantity: number;
}

const marker = '#cart=';
/** No person's cart has more lines. */
const maxLines = 100;

export function sharedCartHash(cart: Cart): string {
  return marker + cart.map(({ id, quantity }) => `${encodeURIComponent(id)}:${quantity}`).join(',');
}

/** Returns the lines that can be read, each item once. Another hash has none. */
export function readSharedCart(hash: string): readonly SharedLine[] {
  if (!hash.startsWith(marker)) return [];
  const quantities = new Map<string, number>();
  for (const part of hash.slice(marker.length).split(',').slice(0, maxLines)) {
    const [written = '', count = ''] = part.split(':');
    const id = decoded(written);
    if (!id || !/^[1-9][0-9]?$/.test(count)) continue;
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + Number(count), maxItemQuantity));
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

interface OfferedCart {
  /** The items have today's names and prices, and quantities that today's menu has. */
  readonly items: Cart;
  /** How many pieces cannot be ordered today. */
  readonly missing: number;
}

/** A link is a wish and no order. Its lines are compared with today's menu and offered to the customer. */
export function offerSharedCart(lines: readonly SharedLine[], menu: readonly Product[]): OfferedCart {
  const byId = new Map(menu.map((product) => [product.id, product]));
  const items = lines.flatMap(({ id, quantity }) => {
    const product = byId.get(id);
    const possible = product ? Math.min(quantity, quantityLimit(product)) : 0;
    return product && possible > 0 ? [toCartItem(product, possible)] : [];
  });
  return { items, missing: totalItems(lines) - totalItems(items) };
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
