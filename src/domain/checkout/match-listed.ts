import type { CartItem } from '../cart/cart';
import type { Order } from '../orders/order';
import { momentTime } from '../shared/calendar-date';
import type { PendingOrder, PendingOrders } from './pending-order';

/** ms by which the clocks of a device and of the service may differ. */
const clockTolerance = 5 * 60 * 1000;
/** ms by which a device's clock may be ahead if it is wrong. An order that is older than that is another one. */
const maxClockError = 2 * 24 * 60 * 60 * 1000;

/** No reply has included its id, and it may be one of the orders that the service lists. */
export function hasNoOrderId({ orderId, stage }: PendingOrder): boolean {
  return orderId === undefined && stage !== 'refused' && stage !== 'settled';
}

/** The order has the same items and was made after the pending one was sent. Without a time it never matches: it may be old. */
export function isLike(pending: PendingOrder, order: Order): boolean {
  const { attemptedAt } = pending;
  const { createdAt } = order;
  if (!(createdAt instanceof Date) || !attemptedAt) return false;
  if (createdAt.getTime() < attemptedAt.getTime() - clockTolerance) return false;
  return hasItemsOf(pending, order);
}

/** It may be the pending order if this device's clock is wrong, or if a time or the items are not known. */
export function couldMatch(pending: PendingOrder, order: Order): boolean {
  const { attemptedAt } = pending;
  const { createdAt } = order;
  const isOlder = attemptedAt && createdAt && momentTime(createdAt) < attemptedAt.getTime() - maxClockError;
  return !isOlder && (order.items.length === 0 || hasItemsOf(pending, order));
}

/**
 * Which of the customer's orders are pending ones whose ids are not known. If several are alike, the two that are nearest to
 * each other in time belong together. Those left over may not be listed yet, or may come from another device.
 */
export function matchListed(
  unidentified: PendingOrders,
  listed: readonly Order[],
): readonly { readonly pending: PendingOrder; readonly orderId: string }[] {
  return unidentified.flatMap((pending) => {
    const order = nearest(listed, (other) => distance(pending, other));
    const isNearest = order && nearest(unidentified, (other) => distance(other, order)) === pending;
    return isNearest ? [{ pending, orderId: order.id }] : [];
  });
}

/** ms between the first request and the order; infinite where they are not alike. */
function distance(pending: PendingOrder, order: Order): number {
  const { attemptedAt } = pending;
  const { createdAt } = order;
  if (!isLike(pending, order) || !attemptedAt || !(createdAt instanceof Date)) return Number.POSITIVE_INFINITY;
  return Math.abs(createdAt.getTime() - attemptedAt.getTime());
}

/** The nearest one; the first if several are equally near. */
function nearest<Other>(others: readonly Other[], distanceTo: (other: Other) => number): Other | undefined {
  let found: Other | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const apart = distanceTo(other);
    if (apart >= least) continue;
    least = apart;
    found = other;
  }
  return found;
}

function hasItemsOf({ items, toTake = [] }: PendingOrder, order: Order): boolean {
  const seen = order.items.map(({ itemName: name, quantity }) => ({ name, quantity }));
  return seen.length > 0 && piecesText([...items, ...toTake]) === piecesText(seen);
}

/** A service may split a line in two. */
function piecesText(lines: readonly Pick<CartItem, 'name' | 'quantity'>[]): string {
  const pieces = new Map<string, number>();
  for (const { name, quantity } of lines) pieces.set(name, (pieces.get(name) ?? 0) + quantity);
  return [...pieces]
    .map((piece) => JSON.stringify(piece))
    .toSorted()
    .join();
}
