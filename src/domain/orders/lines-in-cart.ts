import type { Cart } from '../cart/cart';
import type { OrderItem } from './order';

/**
 * Returns the order's lines if the cart holds all of them. It does if the items of a failed payment went back, also if the
 * customer then paid with the browser's Forward.
 */
export function linesInCart(cart: Cart, ordered: readonly OrderItem[]): Cart {
  const pieces = new Map<string | undefined, number>();
  for (const { itemId, itemName, quantity } of ordered) {
    const line = cart.find(({ id, name }) => (itemId === undefined ? name === itemName : id === itemId));
    pieces.set(line?.id, (pieces.get(line?.id) ?? 0) + quantity);
  }
  const lines = cart.flatMap((line) => {
    const quantity = pieces.get(line.id) ?? 0;
    return quantity > 0 && quantity <= line.quantity ? { ...line, quantity } : [];
  });
  return lines.length === pieces.size ? lines : [];
}
