import type { FulfillmentType } from '../cart/cart-summary';
import type { Moment } from '../shared/calendar-date';
import type { Cents } from '../shared/money';
import { groupOf, isFinal, type OrderStatus } from './order-status';

export interface OrderItem {
  readonly itemId?: string;
  readonly itemName: string;
  readonly itemDescription?: string;
  readonly size?: string;
  /** A whole number from 1 to 999. */
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly imageUrl?: string;
}

export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  readonly statusMessage?: string;
  readonly fulfillmentType?: FulfillmentType;
  readonly channel?: string;
  /** Default: the shop's currency. */
  readonly currency?: string;
  readonly subtotal?: Cents;
  readonly discount?: Cents;
  /** The tax is part of the total if `includesTax`. Otherwise it is added. */
  readonly tax?: Cents;
  readonly deliveryFee?: Cents;
  readonly tip?: Cents;
  readonly total: Cents;
  readonly createdAt?: Moment;
  readonly updatedAt?: Moment;
  readonly scheduledFor?: Moment;
  readonly promisedBy?: Moment;
  readonly items: readonly OrderItem[];
}

export interface DeliveryAddress {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

export interface DeliveryInfo {
  readonly status?: string;
  readonly contact?: { readonly name?: string; readonly phone?: string };
  readonly userMobile?: string;
  readonly address?: Partial<DeliveryAddress>;
  readonly instructions?: string;
}

export interface OrderActions {
  readonly deliveryInfo: boolean;
  readonly retryPayment: boolean;
  readonly track: boolean;
  readonly reorder: boolean;
  readonly cancel: boolean;
}

/** Says which buttons an order has. A failed payment can be retried. Any other ended order can be placed again. */
export function actionsOf({
  status,
  fulfillmentType,
  items,
}: Pick<Order, 'status' | 'fulfillmentType' | 'items'>): OrderActions {
  const group = groupOf(status);
  const ended = isFinal(status);
  return {
    deliveryInfo: fulfillmentType === 'DELIVERY' && (!ended || group === 'delivered'),
    retryPayment: status === 'PAYMENT_FAILED',
    track: !ended,
    reorder: ended && status !== 'PAYMENT_FAILED' && items.length > 0,
    cancel: group === 'pending',
  };
}

type OrderSums = Pick<Order, 'subtotal' | 'discount' | 'tax' | 'deliveryFee' | 'tip' | 'total'>;

/** The service does not say whether prices include the tax. They do if everything but the tax adds up to the total. */
export function includesTax({ subtotal, discount, tax, deliveryFee, tip, total }: OrderSums): boolean {
  if (!tax || subtotal === undefined) return false;
  return subtotal - (discount ?? 0) + (deliveryFee ?? 0) + (tip ?? 0) === total;
}

/** If the service does not state the way, only READY_FOR_PICKUP tells it. */
export function isPickup({ status, fulfillmentType }: Pick<Order, 'status' | 'fulfillmentType'>): boolean {
  return fulfillmentType === undefined ? status === 'READY_FOR_PICKUP' : fulfillmentType === 'PICKUP';
}
