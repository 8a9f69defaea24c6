import type { Product } from '../menu/product';
import { present } from '../shared/present';
import type { CartItem } from './cart';

export function toCartItem(product: Product, quantity = 1): CartItem {
  const { id, name, price, picture, deliverableOn, quantityAvailable, isSample } = product;
  return present({ id, name, price, quantity, image: picture?.src, deliverableOn, quantityAvailable, isSample });
}
