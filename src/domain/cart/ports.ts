import type { Subscribe } from '../shared/ports';
import type { Cart, CartChange } from './cart';

/** Where the cart is stored. Rejects only with ServiceError; a cart on the device never rejects. */
export interface CartRepository {
  load(): Promise<Cart>;
  /** Applies the change to the stored cart, which another tab may have changed, and returns the new cart. */
  apply(change: CartChange): Promise<Cart>;
  readonly onChange: Subscribe<Cart>;
}
