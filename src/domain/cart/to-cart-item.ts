import type { Product } from '../menu/product';
import type { CartItem } from './cart';

export function toCartItem(product: Product, quantity = 1): CartItem {
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    quantity,
    ...(product.picture ? { image: product.picture.src } : {}),
    ...(product.deliverableOn ? { deliverableOn: product.deliverableOn } : {}),
    ...(product.quantityAvailable === undefined ? {} : { quantityAvailable: product.quantityAvailable }),
    ...(product.isSample ? { isSample: product.isSample } : {}),
  };
}
