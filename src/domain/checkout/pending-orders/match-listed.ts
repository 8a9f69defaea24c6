import type { CartItem } from '../../cart/cart';
import type { Order } from '../../orders/order';
import { itemsToTake, type PendingOrder, type PendingOrders } from './pending-order';

const clockTolerance = 5 * 60 * 1000;

export function hasNoOrderId({ orderId, stage }: PendingOrder): boolean {
  return orderId === undefined && stage !== 'refused' && stage !== 'settled';
}

/** Same items, made after the pending order was sent. Without a time nothing matches. */
export function isLike(pending: PendingOrder, order: Order): boolean {
  const { attemptedAt } = pending;
  const { createdAt } = order;
  if (!(createdAt instanceof Date) || !attemptedAt) return false;
  if (createdAt.getTime() < attemptedAt.getTime() - clockTolerance) return false;
  return hasItemsOf(pending, order);
}

/** True whatever the times say, because the clock of the device may be wrong by any time, and if the items are unknown. */
export function couldMatch(pending: PendingOrder, order: Order): boolean {
  return order.items.length === 0 || hasItemsOf(pending, order);
}

/** Pairs the nearest in time. An unpaired order may be unlisted yet, or another device's. */
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

function distance(pending: PendingOrder, order: Order): number {
  const { attemptedAt } = pending;
  const { createdAt } = order;
  if (!isLike(pending, order) || !attemptedAt || !(createdAt instanceof Date)) return Number.POSITIVE_INFINITY;
  return Math.abs(createdAt.getTime() - attemptedAt.getTime());
}

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

function hasItemsOf(pending: PendingOrder, order: Order): boolean {
  const seen = order.items.map(({ itemName: name, quantity }) => ({ name, quantity }));
  return seen.length > 0 && piecesText([...pending.items, ...itemsToTake(pending)]) === piecesText(seen);
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
