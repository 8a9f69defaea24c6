import { applyChange, type Cart, type CartChange } from '../cart/cart';
import type { CartRepository } from '../cart/ports';

/** What is being ordered: the customer's cart, or the items of an order whose payment failed. */
export interface OrderSource extends Pick<CartRepository, 'load' | 'apply'> {
  /** The id of the failed order. */
  readonly retryOf?: string;
}

/** The items of a failed order. Retrying its payment does not touch the cart. */
export class RetryOrderSource implements OrderSource {
  constructor(
    readonly retryOf: string,
    private cart: Cart,
  ) {}

  load(): Promise<Cart> {
    return Promise.resolve(this.cart);
  }

  apply(change: CartChange): Promise<Cart> {
    this.cart = applyChange(this.cart, change);
    return Promise.resolve(this.cart);
  }
}
