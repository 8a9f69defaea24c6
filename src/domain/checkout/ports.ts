import type { Cart } from '../cart/cart';
import type { CheckoutDetails } from './checkout-details';

/** One press of Confirm & Pay and what belongs to it, kept until the fate of the order is known. */
export interface PendingOrder {
  readonly items: Cart;
  readonly details: CheckoutDetails;
  /** A UUID; sent again as long as nothing has changed. */
  readonly idempotencyKey: string;
  /** What was sent, to tell whether anything has changed. */
  readonly fingerprint: string;
  /**
   * `sent`: no answer is known; `refused`: the service said no; in both the cart still holds the items. `left`: the cart
   * was cleared and the browser went to the payment page.
   */
  readonly stage: 'sent' | 'refused' | 'left';
  /** A send of this key was never answered, so there may be an order of it whatever was answered since. */
  readonly unanswered: boolean;
  /** When its key was sent first, where that is known. */
  readonly attemptedAt?: Date;
  readonly orderId?: string;
  /** An order that had left before this attempt; it stays kept until its own fate is known. */
  readonly earlier?: PendingOrder;
}

/** The order that is being paid, kept on this device. Never rejects: where storage fails it lasts for the visit. */
export interface PendingOrderRepository {
  load(): PendingOrder | undefined;
  save(order: PendingOrder): void;
  clear(): void;
}

/** What was typed into the checkout form, kept through sign-in, an expired session and a closed dialog. */
export interface CheckoutDraftRepository {
  load(): CheckoutDetails | undefined;
  save(details: CheckoutDetails): void;
}

/** Which menu items an order was made of: the order service may not say. */
export interface OrderedItemsRepository {
  remember(orderId: string, items: readonly { readonly itemId: string; readonly name: string }[]): void;
  find(orderId: string): readonly { readonly itemId: string; readonly name: string }[] | undefined;
}

/** That a guest wanted to check out, through the sign-in that came between. */
export interface CheckoutIntentRepository {
  /** When the wish was noted. */
  load(): Date | undefined;
  save(notedAt: Date): void;
  clear(): void;
}
