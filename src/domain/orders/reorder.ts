import { applyChange, quantityOf, type Cart, type CartChange, type CartItem } from '../cart/cart';
import { toCartItem } from '../cart/to-cart-item';
import type { Product } from '../menu/product';
import type { Cents } from '../shared/money';
import { present } from '../shared/present';
import { orderedItemIds, type RememberedItems } from './ordered-item-id';
import type { OrderItem } from './order';

export type ReorderLine =
  | {
      readonly kind: 'added';
      readonly item: CartItem;
      readonly wanted: number;
      readonly nameBefore?: string;
      readonly priceBefore?: Cents;
    }
  | { readonly kind: 'gone'; readonly ordered: OrderItem }
  | { readonly kind: 'noMore'; readonly ordered: OrderItem; readonly inCart: number };

interface ReorderPlan {
  readonly lines: readonly ReorderLine[];
  readonly change: CartChange | undefined;
}

export function planReorder(
  ordered: readonly OrderItem[],
  remembered: RememberedItems,
  menu: readonly Product[],
  cart: Cart,
): ReorderPlan {
  const lines: ReorderLine[] = [];
  const ids = orderedItemIds(ordered, remembered, menu);
  let filled = cart;
  for (const [position, item] of ordered.entries()) {
    const product = menu.find(({ id }) => id === ids[position]);
    const line = reorderLine(item, product, filled);
    lines.push(line);
    if (line.kind === 'added') filled = applyChange(filled, { kind: 'add', item: line.item });
  }
  const items = lines.flatMap((line) => (line.kind === 'added' ? [line.item] : []));
  return { lines, change: items.length > 0 ? { kind: 'addAll', items } : undefined };
}

function reorderLine(ordered: OrderItem, product: Product | undefined, cart: Cart): ReorderLine {
  if (!product) return { kind: 'gone', ordered };
  const inCart = quantityOf(cart, product.id);
  const item = toCartItem(product, ordered.quantity);
  const added = quantityOf(applyChange(cart, { kind: 'add', item }), product.id) - inCart;
  if (added < 1) return { kind: 'noMore', ordered, inCart };
  return present({
    kind: 'added',
    item: { ...item, quantity: added },
    wanted: ordered.quantity,
    nameBefore: product.name === ordered.itemName ? undefined : ordered.itemName,
    priceBefore: product.price === ordered.unitPrice ? undefined : ordered.unitPrice,
  });
}

/** Says whether an order can be placed as it was, with every item under its name, in its number, at its price. */
export function isAsBefore(lines: readonly ReorderLine[]): boolean {
  return lines.every(
    (line) =>
      line.kind === 'added' &&
      line.item.quantity === line.wanted &&
      line.nameBefore === undefined &&
      line.priceBefore === undefined,
  );
}

export function undoReorder(lines: readonly ReorderLine[], cart: Cart): readonly CartChange[] {
  const changes: CartChange[] = [];
  let left = cart;
  for (const line of lines) {
    if (line.kind !== 'added') continue;
    const { id, quantity } = line.item;
    const change: CartChange = { kind: 'setQuantity', id, quantity: quantityOf(left, id) - quantity };
    changes.push(change);
    left = applyChange(left, change);
  }
  return changes;
}
