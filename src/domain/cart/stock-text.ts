import { maxItemQuantity, type CartItem } from './cart';

/** At this many or fewer, the menu says how many are left even before the customer has them all. */
const fewLeft = 5;

/** The stock text for an item of which the customer has `quantity`: few or no more are left, or the limit of 99 is reached. */
export function stockText({ quantityAvailable }: Pick<CartItem, 'quantityAvailable'>, quantity: number) {
  if (quantityAvailable === undefined || quantityAvailable > Math.max(quantity, fewLeft))
    return quantity < maxItemQuantity ? undefined : `At most ${maxItemQuantity} of one item`;
  if (quantity !== quantityAvailable) return `Only ${quantityAvailable} left`;
  return quantity === 1 ? 'You have the last one' : `You have the last ${quantity}`;
}
