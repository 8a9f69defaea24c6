import type { Cart } from '../cart/cart';
import type { OrderItem } from './order';

/**
 * The lines of a cart that an order has bought, in the quantities of the order; none unless the cart holds the whole order.
 * That happens if its items went back into the cart and it was paid for afterwards, for example with Forward after Back.
 */
export function boughtLines(cart: Cart, ordered: readonly OrderItem[]): Cart {
  const lines = ordered.flatMap(({ itemId, itemName, quantity }) => {
    const line = cart.find(({ id, name }) => (itemId === undefined ? name === itemName : id === itemId));
    return line && line.quantity >= quantity ? { ...line, quantity } : [];
  });
  return lines.length === ordered.length ? lines : [];
}
