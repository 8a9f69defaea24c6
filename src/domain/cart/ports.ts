import type { Subscribe } from '../shared/ports';
import type { Cart, CartChange } from './cart';
import type { FulfillmentType } from './cart-summary';
import type { EarlyAdd } from './early-adds';

export interface CartRepository {
  load(): Promise<Cart>;
  apply(change: CartChange): Promise<Cart>;
  /**
   * Hears changes of other tabs if the cart is on this device, and undefined when the cart is another customer's from
   * now on, which must be read. A tab does not hear its own changes: code that changes the cart without `CartViewModel` calls
   * `CartViewModel.load` then.
   */
  readonly onChange: Subscribe<Cart | undefined>;
}

/** Menu, cart and checkout share one choice. It is undefined until the customer has chosen. */
export interface FulfillmentRepository {
  load(): FulfillmentType | undefined;
  save(fulfillment: FulfillmentType): void;
  readonly onChange: Subscribe<FulfillmentType | undefined>;
}

export interface EarlyAddRepository {
  consume(): readonly EarlyAdd[];
}
