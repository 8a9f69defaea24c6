import type { CancelSignal, LastRead } from '../shared/ports';
import type { NewOrder } from './new-order';
import type { DeliveryInfo, Order } from './order';

export interface PlacedOrder {
  /** Unchecked, as the service sent it. */
  readonly checkoutUrl: string;
  readonly orderId?: string;
}

export interface OrderListQuery {
  /** Default 10. */
  readonly limit?: number;
  readonly status?: string;
}

export interface OrderList {
  readonly orders: readonly Order[];
  /** An absent order may be one of these. */
  readonly unreadable: number;
}

/** `default`: not asked yet. */
export type NotificationPermissionState = 'default' | 'granted' | 'denied' | 'unsupported';

export interface OrderNotifier {
  permission(): NotificationPermissionState;
  ask(): Promise<NotificationPermissionState>;
  /** Replaces an earlier one of the same order. False if the browser cannot show it. */
  tell(orderId: string, title: string, text: string): boolean;
}

/** Whether this customer was last offered a reorder. Lasts until sign-out. */
export interface LastOrderOfferRepository {
  save(isOffered: boolean): void;
}

export interface OrderGateway {
  listMine(query: OrderListQuery, cancel?: CancelSignal): Promise<OrderList>;
  /** A missing order and another customer's get 404, 'Order not found'. */
  find(orderId: string, cancel?: CancelSignal): Promise<Order>;
  deliveryInfo(orderId: string): Promise<DeliveryInfo>;
  /** Never retried. The same order with the same key makes no second order. */
  place(order: NewOrder, idempotencyKey: string): Promise<PlacedOrder>;
  cancel(orderId: string): Promise<void>;
  track(orderId: string, cancel?: CancelSignal): Promise<Order>;
  /** For an offline device; undefined if nothing is stored. */
  lastOrders?(): Promise<LastRead<OrderList> | undefined>;
  lastOrder?(orderId: string): Promise<LastRead<Order> | undefined>;
}
