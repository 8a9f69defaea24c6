import { applyChange, type Cart, type CartChange } from '../cart/cart';
import type { CartRepository } from '../cart/ports';

export interface OrderSource extends Pick<CartRepository, 'load' | 'apply'> {
  readonly retryOf?: string;
}

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
