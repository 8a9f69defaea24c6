import { cartKey } from '../../adapters/storage/keys';
import type { MockBackend } from '../../adapters/mock/mock-backend';
import type { StateStorage } from '../../adapters/mock/state-storage';
import type { Cart, CartChange } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';
import type { Cancel } from '../../domain/shared/ports';

/** Records the customer's own changes to the cart, not those that follow from an order. */
export class RecordingCarts implements CartRepository {
  constructor(
    private readonly carts: CartRepository,
    private readonly backend: MockBackend,
    private readonly storage: Pick<StateStorage, 'read'>,
  ) {}

  load(): Promise<Cart> {
    return this.carts.load();
  }

  apply(change: CartChange): Promise<Cart> {
    if (change.kind === 'take' || change.kind === 'restore') return this.carts.apply(change);
    const before = this.storage.read(cartKey);
    const applied = this.carts.apply(change);
    this.backend.record({ kind: 'changed', before, after: this.storage.read(cartKey) });
    return applied;
  }

  onChange(listener: (cart: Cart) => void): Cancel {
    return this.carts.onChange(listener);
  }
}
