import { totalItems, type Cart } from '../cart/cart';
import type { OrderItem } from './order';
import { orderedItemIds } from './ordered-item-id';

/**
 * Returns the order's lines if the cart holds all of them. It does if the items of a failed payment went back, also if the
 * customer then paid with the browser's Forward.
 */
export function linesInCart(cart: Cart, ordered: readonly OrderItem[]): Cart {
  const pieces = new Map<string | undefined, number>();
  const ids = orderedItemIds(ordered, [], cart);
  for (const [position, { quantity }] of ordered.entries())
    pieces.set(ids[position], (pieces.get(ids[position]) ?? 0) + quantity);
  const lines = cart.flatMap((line) => {
    const quantity = pieces.get(line.id) ?? 0;
    return quantity > 0 && quantity <= line.quantity ? { ...line, quantity } : [];
  });
  return lines.length === pieces.size ? lines : [];
}

/** Whether the cart holds the order and nothing else. */
export function isWholeCart(cart: Cart, ordered: readonly OrderItem[]): boolean {
  return cart.length > 0 && totalItems(linesInCart(cart, ordered)) === totalItems(cart);
}
