import type { Order } from '../../orders/order';
import type { OrderGateway, OrderList } from '../../orders/ports';
import { orUndefined } from '../../shared/service-error';
import type { OrderLedger } from './order-ledger';
import { isLike, hasNoOrderId, matchListed, couldMatch } from './match-listed';
import { isPaidAt, isUnpaid, itemsToTake, paymentPageOf, type PendingOrder } from './pending-order';
import type { CurrentCustomer, OrderedItemsRepository } from '../ports';

export interface ListedOrders {
  readonly customerId: string | undefined;
  readonly orders: readonly Order[];
}

/**
 * Finds ids for pending orders answered without one. Compares the whole list, because a single order may be an older
 * one with the same items. `byPaymentPage` and `byList` run only inside the ledger's `exclusive`.
 */
export class IdentifyOrders {
  private readonly others = new Set<string>();

  constructor(
    private readonly ledger: OrderLedger,
    private readonly orders: Pick<OrderGateway, 'listMine'>,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly customer: CurrentCustomer,
  ) {}

  couldBePending(order: Order): boolean {
    if (this.others.has(order.id) || this.isKnown(order)) return false;
    return this.unidentified().some((pending) => isLike(pending, order));
  }

  hasPaymentPage(checkoutId = ''): boolean {
    return this.unidentified().some((pending) => isPaidAt(pending, checkoutId));
  }

  /** Undefined if the list is unreadable or the customer has changed. */
  async list(customerId = this.customer.id()): Promise<(ListedOrders & OrderList) | undefined> {
    const list = await orUndefined(this.orders.listMine({}));
    return list && this.customer.id() === customerId ? { customerId, ...list } : undefined;
  }

  listed(orders: readonly Order[]): ListedOrders {
    return { customerId: this.customer.id(), orders };
  }

  async byPaymentPage(order: Order, checkoutId = ''): Promise<void> {
    if (this.isKnown(order)) return;
    const pending = this.unidentified().find((other) => isPaidAt(other, checkoutId));
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

  private matched({ customerId, orders }: ListedOrders) {
    const unknown = orders.filter((order) => !this.isKnown(order));
    return { unknown, matches: matchListed(this.unidentified(customerId), unknown) };
  }

  private isKnown({ id }: Order): boolean {
    return this.orderedItems.find(id) !== undefined || this.ledger.orders().some(({ orderId }) => orderId === id);
  }

  private unidentified(customerId = this.customer.id()): readonly PendingOrder[] {
    return this.ledger
      .orders()
      .filter((order) => hasNoOrderId(order) && (order.customerId ?? customerId) === customerId);
  }

  private async setId(pending: PendingOrder, orderId: string): Promise<void> {
    const lines = [...pending.items, ...itemsToTake(pending)].map(({ id, name }) => ({ itemId: id, name }));
    this.orderedItems.remember(orderId, lines, paymentPageOf(pending));
    await this.ledger.step({ kind: 'identified', key: pending.idempotencyKey, orderId });
  }
}
