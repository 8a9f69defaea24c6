import type { CheckoutDetails } from './checkout-details';
import type { PendingOrders } from './pending-order';

/** Orders that are not settled, stored on this device. Never throws: where storage fails they last for the visit. */
export interface PendingOrderRepository {
  /** Without those older than 24 hours. */
  load(): PendingOrders;
  save(orders: PendingOrders): void;
}

/** The payment page that this tab has left for. Never throws: where storage fails it is known until the page unloads. */
export interface DepartureRepository {
  load(): string | undefined;
  save(checkoutUrl: string): void;
  clear(): void;
}

export interface CurrentCustomer {
  /** The user's id. */
  id(): string | undefined;
}

/** Survives sign-in, an expired session and a closed dialog. */
export interface CheckoutDraftRepository {
  /** A guest's draft becomes that of the next customer who loads it. */
  load(customerId: string | undefined): CheckoutDetails | undefined;
  /** `customerId`: who typed it; undefined for a guest. */
  save(details: CheckoutDetails, customerId: string | undefined): void;
}

/** The order service may not send the ids of the items. */
export interface OrderedItemsRepository {
  remember(
    orderId: string,
    items: readonly { readonly itemId: string; readonly name: string }[],
    /** The order's payment page, which identifies the order after it is settled. */
    checkoutUrl?: string,
  ): void;
  find(orderId: string): readonly { readonly itemId: string; readonly name: string }[] | undefined;
  /** The id of the newest order with a payment page that is meant. */
  findPaidAt(isMeant: (paymentPage: { readonly checkoutUrl: string }) => boolean): string | undefined;
}

export interface CheckoutIntentRepository {
  load(): Date | undefined;
  save(notedAt: Date): void;
  clear(): void;
}
