import type { CartItem } from '../cart/cart';
import type { Order } from '../orders/order';
import type { CheckoutDetails } from './checkout-details';
import type { PendingOrder, PendingOrders } from './pending-order';

export type OrderEvent =
  /** About to be sent, for the first time or again with the same key. */
  | { readonly kind: 'sent'; readonly order: PendingOrder }
  /** The service said no, or did not accept the token. `wasUnanswered` as recorded before this request. */
  | { readonly kind: 'refused' | 'signedOut'; readonly key: string; readonly wasUnanswered: boolean }
  | { readonly kind: 'answered'; readonly key: string; readonly checkoutUrl: string; readonly orderId?: string }
  /** One line has left the cart, is back in it, or can no longer go back. */
  | { readonly kind: 'taken' | 'restored'; readonly key: string; readonly itemId: string }
  | { readonly kind: 'restore' | 'settled'; readonly key: string }
  /** The cart, which could not be changed when the order was answered, may be changeable now. */
  | { readonly kind: 'takeAgain'; readonly key: string }
  /** The service's answer had no id. */
  | { readonly kind: 'identified'; readonly key: string; readonly orderId: string }
  | { readonly kind: 'seen'; readonly order: Order };

/** Done after the new state is stored. Each effect is reported with an event and is safe to repeat. */
export type OrderEffect =
  | { readonly kind: 'take'; readonly key: string; readonly item: CartItem }
  | {
      readonly kind: 'putBack';
      readonly key: string;
      readonly item: CartItem;
      readonly customerId: string | undefined;
    }
  | { readonly kind: 'fillForm'; readonly details: CheckoutDetails; readonly customerId: string | undefined };

export interface Transition {
  readonly orders: PendingOrders;
  readonly effects: readonly OrderEffect[];
}
