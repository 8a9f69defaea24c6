import { maxItemQuantity, type CartItem } from './cart';

const maxShownStock = 5;

export function stockText({ quantityAvailable }: Pick<CartItem, 'quantityAvailable'>, quantity: number) {
  if (quantityAvailable === undefined || quantityAvailable > Math.max(quantity, maxShownStock))
    return quantity < maxItemQuantity ? undefined : `At most ${maxItemQuantity} of one item`;
  if (quantity !== quantityAvailable) return `Only ${quantityAvailable} left`;
  return quantity === 1 ? 'You have the last one' : `You have the last ${quantity}`;
}
