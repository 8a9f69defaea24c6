import type { CancelSignal, LastRead } from '../shared/ports';
import type { NewOrder } from './new-order';
import type { DeliveryInfo, Order } from './order';

export interface PlacedOrder {
  /** As the service sent it: check it before following it. */
  readonly checkoutUrl: string;
  readonly orderId?: string;
}

export interface OrderListQuery {
  /** Default 10. */
  readonly limit?: number;
  readonly status?: string;
}

export interface OrderList {
  /** Newest first. */
  readonly orders: readonly Order[];
  /** Listed orders that could not be read: an absent order may be one of them. */
  readonly unreadable: number;
}

/** `default`: not asked yet. `unsupported`: this browser cannot notify. */
export type NotificationPermissionState = 'default' | 'granted' | 'denied' | 'unsupported';

export interface OrderNotifier {
  permission(): NotificationPermissionState;
  /** Asks the customer. Never rejects. */
  ask(): Promise<NotificationPermissionState>;
  /** Replaces an earlier notification of the same order. False if the browser turns out to be unable to show it. */
  tell(orderId: string, title: string, text: string): boolean;
}

/** Whether this customer was last offered a reorder. Stored on this device until sign-out. */
export interface LastOrderOfferRepository {
  save(isOffered: boolean): void;
}

/** As a signed-in customer sees it. Rejects only with ServiceError. */
export interface OrderGateway {
  listMine(query: OrderListQuery, cancel?: CancelSignal): Promise<OrderList>;
  /** Another customer's order, or none, is refused with status 404, 'Order not found'. */
  find(orderId: string, cancel?: CancelSignal): Promise<Order>;
  deliveryInfo(orderId: string): Promise<DeliveryInfo>;
  /** Never retried by the gateway. Sending the same order with the same key does not create a second order. */
  place(order: NewOrder, idempotencyKey: string): Promise<PlacedOrder>;
  cancel(orderId: string): Promise<void>;
  track(orderId: string, cancel?: CancelSignal): Promise<Order>;
  /** For an offline device: as last read, undefined if not stored. So is `lastOrder`. */
  lastOrders?(): Promise<LastRead<OrderList> | undefined>;
  lastOrder?(orderId: string): Promise<LastRead<Order> | undefined>;
}
