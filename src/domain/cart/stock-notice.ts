import { maxItemQuantity, type CartItem } from './cart';

const maxShownStock = 5;

/** The limit of an item: few pieces are left, the cart holds the last ones, or it holds as many as one order may. */
export type StockNotice =
  | { readonly kind: 'onlyLeft'; readonly left: number }
  | { readonly kind: 'lastOnes'; readonly quantity: number }
  | { readonly kind: 'atMost'; readonly limit: number };

/** Returns undefined while there is more than enough. `quantity` is what the cart holds, or would hold. */
export function stockNotice(
  { quantityAvailable }: Pick<CartItem, 'quantityAvailable'>,
  quantity: number,
): StockNotice | undefined {
  if (quantityAvailable === undefined || quantityAvailable > Math.max(quantity, maxShownStock))
    return quantity < maxItemQuantity ? undefined : { kind: 'atMost', limit: maxItemQuantity };
  if (quantity !== quantityAvailable) return { kind: 'onlyLeft', left: quantityAvailable };
  return { kind: 'lastOnes', quantity };
}
