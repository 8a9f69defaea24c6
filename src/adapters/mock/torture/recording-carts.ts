import type { Cart, CartChange } from '../../../domain/cart/cart';
import type { CartRepository } from '../../../domain/cart/ports';
import type { MockBackend } from '../mock-backend';

/** Records what the customer changes in the cart, and not what the shop changes by itself. */
export class RecordingCarts implements CartRepository {
  readonly onChange: CartRepository['onChange'];

  constructor(
    private readonly carts: CartRepository,
    private readonly backend: MockBackend,
  ) {
    this.onChange = (listener) => carts.onChange(listener);
  }

  load(): Promise<Cart> {
    return this.carts.load();
  }

  async apply(change: CartChange): Promise<Cart> {
    const [before, after] = await Promise.all([this.carts.load(), this.carts.apply(change)]);
    this.backend.record({ kind: 'changed', before, after });
    return after;
  }
}
