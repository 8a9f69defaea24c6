import type { Cart, CartChange } from '../../domain/cart/cart';
import type { JsonStorage } from '../../adapters/storage/json-storage';
import { cartKey, LocalCartRepository } from '../../adapters/storage/local-cart-repository';
import type { MockBackend } from '../../adapters/mock/mock-backend';

/** Records the customer's own changes to the cart, not those that the shop makes by itself. */
export class RecordingCarts extends LocalCartRepository {
  constructor(
    storage: JsonStorage,
    private readonly backend: MockBackend,
  ) {
    super(storage);
  }

  override apply(change: CartChange): Promise<Cart> {
    const before = this.storage.read(cartKey);
    const applied = super.apply(change);
    this.backend.record({ kind: 'changed', before, after: this.storage.read(cartKey) });
    return applied;
  }
}
