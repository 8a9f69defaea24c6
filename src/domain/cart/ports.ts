import type { Subscribe } from '../shared/ports';
import type { Cart, CartChange } from './cart';
import type { FulfillmentType } from './cart-summary';
import type { EarlyAdd } from './early-adds';

export interface CartRepository {
  load(): Promise<Cart>;
  apply(change: CartChange): Promise<Cart>;
  /**
   * If the cart is on this device, the listener hears it after each change in another tab. It hears undefined once the cart
   * is another customer's and has to be read. A tab does not hear its own changes, so code that changes the cart without
   * `CartViewModel` calls `CartViewModel.load` afterwards.
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
