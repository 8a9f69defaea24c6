import type { CartItem } from '../../cart/cart';
import type { Order } from '../../orders/order';
import type { CheckoutDetails } from '../checkout-details';
import type { PendingOrders, SentOrder } from './pending-order';

export type OrderEvent =
  | { readonly kind: 'sent'; readonly order: SentOrder }
  | { readonly kind: 'refused' | 'signedOut'; readonly key: string; readonly wasUnanswered: boolean }
  | { readonly kind: 'answered'; readonly key: string; readonly checkoutUrl: string; readonly orderId?: string }
  | { readonly kind: 'taken' | 'restored'; readonly key: string; readonly itemId: string }
  | { readonly kind: 'restore' | 'settled'; readonly key: string }
  | { readonly kind: 'takeAgain'; readonly key: string }
  | { readonly kind: 'identified'; readonly key: string; readonly orderId: string }
  | { readonly kind: 'seen'; readonly order: Order };

/** An effect runs after the new state is stored, reports an event, and may be repeated. */
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
