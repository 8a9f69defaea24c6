import type { Moment } from '../shared/calendar-date';
import type { CancelSignal, LastRead } from '../shared/ports';
import type { NewOrder } from './new-order';
import type { DeliveryInfo, Order } from './order';

export interface PlacedOrder {
  /** The URL is unchecked. */
  readonly checkoutUrl: string;
  readonly orderId?: string;
  /** The last day that the order is for, or its end. */
  readonly promisedBy?: Moment;
}

export interface OrderListQuery {
  /** The default is 10. */
  readonly limit?: number;
  readonly status?: string;
}

export interface OrderList {
  readonly orders: readonly Order[];
  /** An order missing from the list may be one of these. */
  readonly unreadable: number;
}

export type NotificationPermissionState = 'default' | 'granted' | 'denied' | 'unsupported';

export interface OrderNotifier {
  permission(): NotificationPermissionState;
  ask(): Promise<NotificationPermissionState>;
  /** Replaces an earlier notification of the same order. It returns false if the browser cannot show it. */
  tell(orderId: string, title: string, text: string): boolean;
}

/** Stores whether this customer was last offered a reorder, until sign-out. */
export interface LastOrderOfferRepository {
  save(isOffered: boolean): void;
}

export interface OrderGateway {
  listMine(query: OrderListQuery, cancel?: CancelSignal): Promise<OrderList>;
  /** Rejects with 404, 'Order not found', for a missing order and for another customer's. */
  find(orderId: string): Promise<Order>;
  deliveryInfo(orderId: string): Promise<DeliveryInfo>;
  /** The call is never retried. The same order with the same key makes no second order. */
  place(order: NewOrder, idempotencyKey: string): Promise<PlacedOrder>;
  cancel(orderId: string): Promise<void>;
  /** As `find`, by the call for orders that are followed. */
  track(orderId: string): Promise<Order>;
  /** The orders of this customer that this device stored last. Undefined while it is online: a failed read is an error then. */
  lastOrders?(): Promise<LastRead<OrderList> | undefined>;
  lastOrder?(orderId: string): Promise<LastRead<Order> | undefined>;
}
