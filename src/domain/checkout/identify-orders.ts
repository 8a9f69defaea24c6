import type { Order } from '../orders/order';
import type { OrderGateway, OrderList } from '../orders/ports';
import { orUndefined } from '../shared/service-error';
import type { OrderLedger } from './order-ledger';
import { isLike, hasNoOrderId, matchListed, couldMatch } from './match-listed';
import { isPaidAt, isUnpaid, type PendingOrder } from './pending-order';
import type { CurrentCustomer, OrderedItemsRepository } from './ports';

/** A customer's newest orders, whatever their status. */
export interface ListedOrders {
  readonly customerId: string | undefined;
  readonly orders: readonly Order[];
}

/**
 * Finds the ids of pending orders for which the service's answer had no id. A single order may be an older one with the
 * same items, so all of the customer's listed orders are compared.
 */
export class IdentifyOrders {
  /** Ids of listed orders that did not match a pending order. */
  private readonly others = new Set<string>();

  constructor(
    private readonly ledger: OrderLedger,
    private readonly orders: Pick<OrderGateway, 'listMine'>,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly customer: CurrentCustomer,
  ) {}

  /** Whether this order may be a pending one whose id is not known. */
  couldBePending(order: Order): boolean {
    if (this.others.has(order.id) || this.isKnown(order)) return false;
    return this.unidentified().some((pending) => isLike(pending, order));
  }

  /** Whether the payment page with that id belongs to a pending order whose id is not known. */
  hasPaymentPage(checkoutId = ''): boolean {
    return this.unidentified().some((pending) => isPaidAt(pending, checkoutId));
  }

  /** Undefined if they cannot be read, or if this customer is not signed in, or no longer is. */
  async list(customerId = this.customer.id()): Promise<(ListedOrders & OrderList) | undefined> {
    const list = await orUndefined(this.orders.listMine({}));
    return list && this.customer.id() === customerId ? { customerId, ...list } : undefined;
  }

  /** A list that has just been read for the signed-in customer. */
  listed(orders: readonly Order[]): ListedOrders {
    return { customerId: this.customer.id(), orders };
  }

  /** Identifies the order that the customer came back from paying. Only inside the ledger's `exclusive`. */
  async byPaymentPage(order: Order, checkoutId = ''): Promise<void> {
    if (this.isKnown(order)) return;
    const pending = this.unidentified().find((other) => isPaidAt(other, checkoutId));
    if (pending) await this.setId(pending, order.id);
  }

  /** Identifies all of that customer's pending orders that are in the list. Only inside the ledger's `exclusive`. */
  async byList({ customerId, orders }: ListedOrders): Promise<void> {
    const unknown = orders.filter((order) => !this.isKnown(order));
    for (const { pending, orderId } of matchListed(this.unidentified(customerId), unknown))
      await this.setId(pending, orderId);
    for (const { id } of unknown) this.others.add(id);
  }

  /**
   * Whether the list has an order that is not unpaid, belongs to nothing this device knows, and may be this one. So may any
   * that could not be read.
   */
  couldBePaid(pending: PendingOrder, { orders, unreadable }: OrderList): boolean {
    if (unreadable > 0) return true;
    return orders.some((order) => !isUnpaid(order.status) && couldMatch(pending, order) && !this.isKnown(order));
  }

  /** Its id came with the answer or was found later, so it already belongs to an order. No id is assigned twice. */
  private isKnown({ id }: Order): boolean {
    return this.orderedItems.find(id) !== undefined || this.ledger.orders().some(({ orderId }) => orderId === id);
  }

  private unidentified(customerId = this.customer.id()): readonly PendingOrder[] {
    return this.ledger
      .orders()
      .filter((order) => hasNoOrderId(order) && (order.customerId ?? customerId) === customerId);
  }

  private async setId(
    { idempotencyKey: key, items, toTake = [], checkoutUrl }: PendingOrder,
    orderId: string,
  ): Promise<void> {
    const lines = [...items, ...toTake].map(({ id, name }) => ({ itemId: id, name }));
    this.orderedItems.remember(orderId, lines, checkoutUrl);
    await this.ledger.step({ kind: 'identified', key, orderId });
  }
}
