import { applyChange, type Cart, type CartChange } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';
import { decodeCart, encodeCart } from './codecs/cart-codec';
import type { Cancel } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';
import { pendingOrderKey } from './first-keys';

export const cartKey = 'storefront.cart';

export class LocalCartRepository implements CartRepository {
  constructor(protected readonly storage: JsonStorage) {}

  load(): Promise<Cart> {
    return Promise.resolve(this.read());
  }

  /** Linked, so that ordered items leave the stored cart only together with the stored order. */
  apply(change: CartChange): Promise<Cart> {
    const cart = applyChange(this.read(), change);
    this.storage.write(cartKey, encodeCart(cart), pendingOrderKey);
    return Promise.resolve(cart);
  }

  onChange(listener: (cart: Cart) => void): Cancel {
    return this.storage.onChange(cartKey, () => listener(this.read()));
  }

  private read(): Cart {
    return decodeCart(this.storage.read(cartKey));
  }
}
