import type { Subscribe } from '../shared/ports';
import type { Cart, CartChange } from './cart';
import type { EarlyAdd } from './early-adds';

export interface CartRepository {
  load(): Promise<Cart>;
  apply(change: CartChange): Promise<Cart>;
  readonly onChange: Subscribe<Cart>;
}

export interface EarlyAddRepository {
  take(): readonly EarlyAdd[];
}
