import type { Subscribe } from '../shared/ports';
import type { Cart, CartChange } from './cart';

export interface CartRepository {
  load(): Promise<Cart>;
  apply(change: CartChange): Promise<Cart>;
  readonly onChange: Subscribe<Cart>;
}
