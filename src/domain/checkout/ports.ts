import type { RememberedItems } from '../orders/ordered-item-id';
import type { CheckoutDetails } from './checkout-details';
import type { PendingOrders } from './pending-orders/pending-order';

export interface PendingOrderRepository {
  /** Leaves out orders older than 24 hours. */
  load(): PendingOrders;
  save(orders: PendingOrders): void;
}

/** The payment page that this tab left for; without storage, known until the page unloads. */
export interface DepartureRepository {
  load(): string | undefined;
  save(checkoutUrl: string): void;
  clear(): void;
}

export interface CurrentCustomer {
  id(): string | undefined;
}

/** Survives sign-in, an expired session and a closed dialog. */
export interface CheckoutDraftRepository {
  /** A guest's draft goes to the next customer who loads it. */
  load(customerId: string | undefined): CheckoutDetails | undefined;
  save(details: CheckoutDetails, customerId: string | undefined): void;
}

/** Remembers item ids, which the order service may not send. */
export interface OrderedItemsRepository {
  remember(orderId: string, items: RememberedItems, checkoutUrl?: string): void;
  find(orderId: string): RememberedItems | undefined;
  findByPaymentPage(isMeant: (paymentPage: { readonly checkoutUrl: string }) => boolean): string | undefined;
}

export interface CheckoutIntentRepository {
  load(): Date | undefined;
  save(notedAt: Date): void;
  clear(): void;
}
