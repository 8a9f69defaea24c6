// Which function to ask: `groupOf` decides what is shown, `isFinal` and `isUnderWay` whether to read the order again, `endOf`
// (`checkout/pending-orders/pending-order.ts`) what happens to the cart, and `paymentToneOf` the tone of the receipt.

/** Every status that the order service is known to send. The service makes every transition. */
export const statusGroups = {
  INITIATED: 'pending',
  PENDING_PAYMENT: 'pending',
  PAYMENT_PROCESSING: 'pending',
  /** The service sends PENDING, but does not list it. */
  PENDING: 'pending',
  PAID: 'confirmed',
  CONFIRMED: 'confirmed',
  ASSIGNED: 'assigned',
  PREPARING: 'preparing',
  IN_PREPARATION: 'preparing',
  READY_FOR_PICKUP: 'ready',
  READY_FOR_DELIVERY: 'ready',
  OUT_FOR_DELIVERY: 'transit',
  DELIVERY_IN_PROGRESS: 'transit',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  PAYMENT_FAILED: 'failed',
  REJECTED: 'failed',
  DELIVERY_FAILED: 'failed',
} as const satisfies Readonly<Record<Uppercase<string>, Lowercase<string>>>;

export type OrderStatus = string;
export type KnownStatus = keyof typeof statusGroups;
export type StatusGroup = (typeof statusGroups)[KnownStatus] | 'unknown';

export type StatusIn<Group extends StatusGroup> = {
  [Status in KnownStatus]: (typeof statusGroups)[Status] extends Group ? Status : never;
}[KnownStatus];

const finalGroups: Readonly<Record<StatusGroup, boolean>> = {
  pending: false,
  confirmed: false,
  assigned: false,
  preparing: false,
  ready: false,
  transit: false,
  delivered: true,
  cancelled: true,
  failed: true,
  unknown: false,
};

const restoredStatuses: Readonly<Record<StatusIn<'cancelled' | 'failed'>, boolean>> = {
  CANCELLED: true,
  PAYMENT_FAILED: true,
  REJECTED: true,
  DELIVERY_FAILED: false,
};

/** `Out for delivery` and `out-for-delivery` become OUT_FOR_DELIVERY, `canceled` CANCELLED. */
export function parseStatus(written: string): OrderStatus {
  return written
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')
    .replace(/^CANCELED$/, 'CANCELLED');
}

export function isIn<Status extends string>(
  table: Readonly<Record<Status, unknown>>,
  status: OrderStatus,
): status is Status {
  return Object.hasOwn(table, status);
}

export function groupOf(status: OrderStatus): StatusGroup {
  return isIn(statusGroups, status) ? statusGroups[status] : 'unknown';
}

export function labelOf(status: OrderStatus): string {
  return status
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}

export function isFinal(status: OrderStatus): boolean {
  return finalGroups[groupOf(status)];
}

export function isUnderWay(status: OrderStatus): boolean {
  const group = groupOf(status);
  return !finalGroups[group] && group !== 'pending' && group !== 'unknown';
}

export function restoresItems(status: OrderStatus): boolean {
  return isIn(restoredStatuses, status) && restoredStatuses[status];
}
