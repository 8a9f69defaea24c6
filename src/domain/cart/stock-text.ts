import { maxItemQuantity, type CartItem } from './cart';

/** Up to this many, the menu says how many are left before the customer has them all. */
const fewLeft = 5;

export function stockText({ quantityAvailable }: Pick<CartItem, 'quantityAvailable'>, quantity: number) {
  if (quantityAvailable === undefined || quantityAvailable > Math.max(quantity, fewLeft))
    return quantity < maxItemQuantity ? undefined : `At most ${maxItemQuantity} of one item`;
  if (quantity !== quantityAvailable) return `Only ${quantityAvailable} left`;
  return quantity === 1 ? 'You have the last one' : `You have the last ${quantity}`;
}
