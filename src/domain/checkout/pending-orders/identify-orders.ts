import type { CartItem } from '../../cart/cart';
import type { Order } from '../../orders/order';
import { rememberedItem } from '../../orders/ordered-item-id';
import type { OrderGateway, OrderList } from '../../orders/ports';
import type { Browser } from '../../shared/ports';
import { clockTolerance } from '../../shared/time-limits';
import { orUndefined } from '../../shared/service-error';
import type { CurrentCustomer, OrderedItemsRepository } from '../ports';
import type { OrderLedger } from './order-ledger';
import {
  belongsTo,
  endOf,
  hasPaymentPage,
  isUnpaid,
  orderedItems,
  paymentPageOf,
  type PendingOrder,
  type PendingOrders,
} from './pending-order';

/** A pending order is compared with these fields of an order. */
type AnyOrder = Pick<Order, 'id' | 'items' | 'createdAt'>;

export interface ListedOrders {
  readonly customerId: string | undefined;
  readonly orders: readonly AnyOrder[];
}

/**
 * Finds the order ids of pending orders that the service answered without one: by the payment page, or by items and time.
 * By items the whole list is compared, because a single order may be an older one with the same items. `byPaymentPage`
 * and `byList` store the id, so they run only inside the ledger's `exclusive`.
 */
export class IdentifyOrders {
  /** Ids of orders that a list has shown to be none of the pending ones. */
  private readonly others = new Set<string>();

  constructor(
    private readonly ledger: OrderLedger,
    private readonly orders: Pick<OrderGateway, 'listMine'>,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly customer: CurrentCustomer,
    private readonly browser: Pick<Browser, 'parseUrl'>,
  ) {}

  /** True if the order looks like a pending one without an id. Only then is it worth asking for the list. */
  couldBePending(order: AnyOrder): boolean {
    if (this.others.has(order.id) || this.isKnown(order)) return false;
    return this.unidentified().some((pending) => Number.isFinite(distance(pending, order)));
  }

  isOfUnidentified(checkoutId = ''): boolean {
    return this.unidentified().some((pending) => hasPaymentPage(pending, checkoutId, this.browser));
  }

  /** Undefined if the list is unreadable or the customer has changed. */
  async list(customerId = this.customer.id()): Promise<(OrderList & Pick<ListedOrders, 'customerId'>) | undefined> {
    const list = await orUndefined(this.orders.listMine({}));
    return list && this.customer.id() === customerId ? { customerId, ...list } : undefined;
  }

  listed(orders: readonly AnyOrder[]): ListedOrders {
    return { customerId: this.customer.id(), orders };
  }

  async byPaymentPage(order: AnyOrder, checkoutId = ''): Promise<void> {
    if (this.isKnown(order)) return;
    const pending = this.unidentified().find((other) => hasPaymentPage(other, checkoutId, this.browser));
    if (pending) await this.setId(pending, order.id);
  }

  async byList(listed: ListedOrders): Promise<void> {
    const { unknown, matches } = this.matched(listed);
    for (const { pending, orderId } of matches) await this.setId(pending, orderId);
    for (const { id } of unknown) this.others.add(id);
  }

  /** The id that `byList` would store for the pending order. Stores nothing, so it needs no turn. */
  idOf({ idempotencyKey }: PendingOrder, listed: ListedOrders): string | undefined {
    return this.matched(listed).matches.find(({ pending }) => pending.idempotencyKey === idempotencyKey)?.orderId;
  }

  /** True for an unknown order that could match and is not unpaid, or if an order was unreadable. */
  couldBePaid(pending: PendingOrder, { orders, unreadable }: OrderList): boolean {
    if (unreadable > 0) return true;
    return orders.some((order) => !isUnpaid(order.status) && couldMatch(pending, order) && !this.isKnown(order));
  }

  /** Whether the list has at least one order that could be the pending one, and all of these have ended without a payment. */
  hasEnded(pending: PendingOrder, { orders, unreadable }: OrderList): boolean {
    const alike = orders.filter(
      (order) => order.id === pending.orderId || (couldMatch(pending, order) && !this.isKnown(order)),
    );
    return unreadable === 0 && alike.length > 0 && alike.every(({ status }) => endOf(status) === 'failed');
  }

  private matched({ customerId, orders }: ListedOrders) {
    const unknown = orders.filter((order) => !this.isKnown(order));
    return { unknown, matches: matchListed(this.unidentified(customerId), unknown) };
  }

  private isKnown({ id }: Pick<Order, 'id'>): boolean {
    return this.orderedItems.find(id) !== undefined || this.ledger.orders().some(({ orderId }) => orderId === id);
  }

  private unidentified(customerId = this.customer.id()): PendingOrders {
    return this.ledger.orders().filter((order) => hasNoOrderId(order) && belongsTo(order, customerId));
  }

  private async setId(pending: PendingOrder, orderId: string): Promise<void> {
    this.orderedItems.remember(orderId, orderedItems(pending).map(rememberedItem), paymentPageOf(pending));
    await this.ledger.step({ kind: 'identified', key: pending.idempotencyKey, orderId });
  }
}

function hasNoOrderId({ orderId, stage }: PendingOrder): boolean {
  return orderId === undefined && stage !== 'refused' && stage !== 'paid';
}

/**
 * Ignores the times, because the clock of the device may be wrong by any time. If an order lists no items, it could be this
 * one.
 */
function couldMatch(pending: PendingOrder, order: AnyOrder): boolean {
  return order.items.length === 0 || hasItemsOf(pending, order);
}

/**
 * Pairs orders that are alike and nearest in time, each once. An order without a pair may be unlisted yet, or another
 * device's.
 *
 * @public Tested alone, by examples and as a property.
 */
export function matchListed(
  unidentified: PendingOrders,
  listed: readonly AnyOrder[],
): readonly { readonly pending: PendingOrder; readonly orderId: string }[] {
  return unidentified.flatMap((pending) => {
    const order = nearest(listed, (other) => distance(pending, other));
    const isNearest = order && nearest(unidentified, (other) => distance(other, order)) === pending;
    return isNearest ? [{ pending, orderId: order.id }] : [];
  });
}

/**
 * Milliseconds between the two orders. The distance is infinite if their items differ, if the order was made before the
 * pending one was sent, or if a time is unknown.
 */
function distance(pending: PendingOrder, order: AnyOrder): number {
  const { attemptedAt } = pending;
  const { createdAt } = order;
  if (!(createdAt instanceof Date) || !attemptedAt) return Number.POSITIVE_INFINITY;
  const later = createdAt.getTime() - attemptedAt.getTime();
  return later >= -clockTolerance && hasItemsOf(pending, order) ? Math.abs(later) : Number.POSITIVE_INFINITY;
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

function hasItemsOf(pending: PendingOrder, order: AnyOrder): boolean {
  const seen = order.items.map(({ itemName: name, quantity }) => ({ name, quantity }));
  return seen.length > 0 && piecesText(orderedItems(pending)) === piecesText(seen);
}

/** A service may split a line in two, so pieces are compared and not lines. */
function piecesText(lines: readonly Pick<CartItem, 'name' | 'quantity'>[]): string {
  const pieces = new Map<string, number>();
  for (const { name, quantity } of lines) pieces.set(name, (pieces.get(name) ?? 0) + quantity);
  return [...pieces]
    .map((piece) => JSON.stringify(piece))
    .toSorted()
    .join();
}
