import type { Product } from '../menu/product';
import { sharedCartMarker as marker } from '../shared/paths';
import { idInLink, typedNumber } from '../shared/plain-text';
import { maxItemQuantity, quantityLimit, totalItems, type Cart } from './cart';
import { toCartItem } from './to-cart-item';

/** A shared line says only what and how many. It holds no name, price or note. */
interface SharedLine {
  readonly id: string;
  readonly quantity: number;
}

/** No person's cart has more lines. */
const maxLines = 100;

export function sharedCartHash(cart: Cart): string {
  return marker + cart.map(({ id, quantity }) => `${encodeURIComponent(id)}:${quantity}`).join(',');
}

export interface SharedCart {
  /** Each item once. */
  readonly lines: readonly SharedLine[];
  /** How many lines cannot be read. */
  readonly unread: number;
}

/** Any other hash holds no cart. The program that the link was copied from may have added signs or encoded it again. */
export function readSharedCart(hash: string): SharedCart {
  if (!hash.startsWith(marker)) return { lines: [], unread: 0 };
  const parts = partsOf(hash.slice(marker.length)).filter((part) => idInLink(decoded(part)) !== '');
  const read = parts.slice(0, maxLines).flatMap((part) => readLine(part) ?? []);
  const quantities = new Map<string, number>();
  for (const { id, quantity } of read)
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, maxItemQuantity));
  const lines = [...quantities].map(([id, quantity]) => ({ id, quantity }));
  return { lines, unread: parts.length - read.length };
}

/** The shop writes each line with one colon. */
function partsOf(written: string): readonly string[] {
  const parts = written.split(',');
  const isEncodedAgain = !written.includes(':') || parts.some((part) => part.split(':').length > 2);
  return isEncodedAgain ? decoded(written).split(',') : parts;
}

/** Text after the count is ignored, because it is a bracket or a mark that another program has added. */
function readLine(part: string): SharedLine | undefined {
  const [written = '', count = ''] = part.split(':');
  const id = idInLink(decoded(written));
  const [digits = ''] = /^[0-9]+(?!\.?[0-9])/.exec(typedNumber(decoded(count))) ?? [];
  const quantity = Number(digits);
  return id !== '' && quantity >= 1 && quantity <= maxItemQuantity ? { id, quantity } : undefined;
}

interface OfferedCart {
  /** The items have today's names and prices, and quantities that today's menu has. */
  readonly items: Cart;
  /** How many pieces cannot be ordered today. A line that cannot be read counts as one. */
  readonly missing: number;
}

/** A link is a wish and not an order, so its lines are compared with today's menu and offered to the customer. */
export function offerSharedCart({ lines, unread }: SharedCart, menu: readonly Product[]): OfferedCart {
  const byId = new Map(menu.map((product) => [product.id, product]));
  const items = lines.flatMap(({ id, quantity }) => {
    const product = byId.get(id);
    const possible = product ? Math.min(quantity, quantityLimit(product)) : 0;
    return product && possible > 0 ? [toCartItem(product, possible)] : [];
  });
  return { items, missing: unread + totalItems(lines) - totalItems(items) };
}

/** A text that cannot be decoded stays as it is, and is no id of the menu. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
