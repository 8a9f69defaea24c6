import type { Cart } from '../cart/cart';
import type { CheckoutDetails } from './checkout-details';

/** An order attempt, stored until the outcome of the order is known. Field names and values are a stored format. */
export interface PendingOrder {
  readonly items: Cart;
  readonly details: CheckoutDetails;
  /** A UUID; reused while nothing has changed. */
  readonly idempotencyKey: string;
  /** What was sent; tells whether anything has changed. */
  readonly fingerprint: string;
  /**
   * `sent`: no answer yet. `refused`: the service refused. In both the cart still holds the items. `left`: awaiting
   * payment; the cart was cleared and the browser went to the payment page.
   */
  readonly stage: 'sent' | 'refused' | 'left';
  /** A send of this key was never answered, so an order of it may exist whatever later answers say. */
  readonly unanswered: boolean;
  /** When the key was first sent. */
  readonly attemptedAt?: Date;
  readonly orderId?: string;
  /** The previous pending order, awaiting payment, until its own outcome is known. */
  readonly earlier?: PendingOrder;
}

/** Stored on this device. Never throws: where storage fails, the order lasts for the visit. */
export interface PendingOrderRepository {
  load(): PendingOrder | undefined;
  save(order: PendingOrder): void;
  clear(): void;
}

/** What was typed into the checkout form; survives sign-in, an expired session and a closed dialog. */
export interface CheckoutDraftRepository {
  load(): CheckoutDetails | undefined;
  save(details: CheckoutDetails): void;
}

/** The menu items of an order: the order service may not send their ids. */
export interface OrderedItemsRepository {
  remember(orderId: string, items: readonly { readonly itemId: string; readonly name: string }[]): void;
  find(orderId: string): readonly { readonly itemId: string; readonly name: string }[] | undefined;
}

/** Remembers through sign-in that a guest pressed Checkout. */
export interface CheckoutIntentRepository {
  /** When Checkout was pressed. */
  load(): Date | undefined;
  save(notedAt: Date): void;
  clear(): void;
}
