import { maxItemQuantity, type CartItem } from './cart';

/** So many are few: the menu says so before the customer has them all. */
const fewLeft = 5;

/** What is said about the stock of an item the customer has so many of: few are left, or there are no more. */
export function stockText({ quantityAvailable }: Pick<CartItem, 'quantityAvailable'>, quantity: number) {
  if (quantityAvailable === undefined || quantityAvailable > Math.max(quantity, fewLeft))
    return quantity < maxItemQuantity ? undefined : `At most ${maxItemQuantity} of one item`;
  if (quantity !== quantityAvailable) return `Only ${quantityAvailable} left`;
  return quantity === 1 ? 'You have the last one' : `You have the last ${quantity}`;
}
