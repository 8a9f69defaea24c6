/** The statuses the order service is known to send; it makes every transition. */
export const orderStatuses = [
  'INITIATED',
  'PENDING_PAYMENT',
  'PAYMENT_PROCESSING',
  'PAYMENT_FAILED',
  'PAID',
  'CONFIRMED',
  'ASSIGNED',
  'PREPARING',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'READY_FOR_DELIVERY',
  'OUT_FOR_DELIVERY',
  'DELIVERY_IN_PROGRESS',
  'DELIVERED',
  'CANCELLED',
  'REJECTED',
  'DELIVERY_FAILED',
] as const;

/** A status as the service wrote it, in upper case: one of `orderStatuses`, `PENDING`, or one this shop does not know yet. */
export type OrderStatus = string;

export type StatusGroup =
  | 'pending'
  | 'confirmed'
  | 'assigned'
  | 'preparing'
  | 'ready'
  | 'transit'
  | 'delivered'
  | 'cancelled'
  | 'failed'
  | 'unknown';

const groups: ReadonlyMap<OrderStatus, StatusGroup> = new Map<OrderStatus, StatusGroup>([
  ['INITIATED', 'pending'],
  ['PENDING_PAYMENT', 'pending'],
  ['PAYMENT_PROCESSING', 'pending'],
  ['PENDING', 'pending'],
  ['PAID', 'confirmed'],
  ['CONFIRMED', 'confirmed'],
  ['ASSIGNED', 'assigned'],
  ['PREPARING', 'preparing'],
  ['IN_PREPARATION', 'preparing'],
  ['READY_FOR_PICKUP', 'ready'],
  ['READY_FOR_DELIVERY', 'ready'],
  ['OUT_FOR_DELIVERY', 'transit'],
  ['DELIVERY_IN_PROGRESS', 'transit'],
  ['DELIVERED', 'delivered'],
  ['CANCELLED', 'cancelled'],
  ['PAYMENT_FAILED', 'failed'],
  ['REJECTED', 'failed'],
  ['DELIVERY_FAILED', 'failed'],
]);

/** Statuses are read without regard to case; `Out for delivery` and `out-for-delivery` are OUT_FOR_DELIVERY too. */
export function parseStatus(written: string): OrderStatus {
  return written
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
}

export function groupOf(status: OrderStatus): StatusGroup {
  return groups.get(status) ?? 'unknown';
}

/** The status words in title case: `Out For Delivery`. */
export function labelOf(status: OrderStatus): string {
  return status
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}

/** Nothing more will happen to the order by itself. */
export function isFinal(status: OrderStatus): boolean {
  const group = groupOf(status);
  return group === 'delivered' || group === 'cancelled' || group === 'failed';
}

/** Payment failed, or the order was called off: what was ordered belongs back into the cart. */
export function givesItemsBack(status: OrderStatus): boolean {
  return status === 'PAYMENT_FAILED' || status === 'REJECTED' || status === 'CANCELLED';
}

export type OutcomeTone = 'success' | 'waiting' | 'failure';

export interface PaymentOutcome {
  readonly title: string;
  readonly tone: OutcomeTone;
}

/** The title of the payment page. Failed, cancelled and rejected are failures; a pending payment is no success yet. */
export function outcomeOf(status: OrderStatus): PaymentOutcome {
  switch (groupOf(status)) {
    case 'failed':
      return { title: status === 'DELIVERY_FAILED' ? 'Delivery Failed' : 'Payment Failed', tone: 'failure' };
    case 'cancelled':
      return { title: 'Order Cancelled', tone: 'failure' };
    case 'confirmed':
      return { title: status === 'PAID' ? 'Thank You!' : 'Order Confirmed!', tone: 'success' };
    case 'preparing':
      return { title: 'Preparing Your Order', tone: 'success' };
    case 'pending':
      return { title: 'Order Received', tone: 'waiting' };
    case 'assigned':
    case 'ready':
    case 'transit':
    case 'delivered':
    case 'unknown':
      return { title: 'Order Received', tone: 'success' };
  }
}
