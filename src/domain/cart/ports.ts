import type { Subscribe } from '../shared/ports';
import type { Cart, CartChange } from './cart';

/** Where the cart is kept. Rejects only with ServiceError; a cart kept on the device never rejects. */
export interface CartRepository {
  load(): Promise<Cart>;
  /** Applies the change to the cart as it is kept now, which another tab may have changed, and returns the outcome. */
  apply(change: CartChange): Promise<Cart>;
  /** Changes made elsewhere, for example in another tab. */
  readonly onChange: Subscribe<Cart>;
}
