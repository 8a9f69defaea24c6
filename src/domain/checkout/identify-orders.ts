import type { Order } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import type { OrderLedger } from './order-ledger';
import { isLike, isNameless, isPaidAt, matchListed, type PendingOrder } from './pending-order';
import type { CurrentCustomer, OrderedItemsRepository } from './ports';

/**
 * Finds the ids of pending orders where the service told none when it answered. One order alone may be an older one with
 * the same items, so it is looked up among the customer's orders.
 */
export class IdentifyOrders {
  /** Ids of orders that the list did not show to be a pending one. */
  private readonly others = new Set<string>();

  constructor(
    private readonly ledger: OrderLedger,
    private readonly orders: Pick<OrderGateway, 'listMine'>,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly customer: CurrentCustomer,
  ) {}

  /** Whether this order may be a pending one whose id is not known. */
  couldBePending(order: Order): boolean {
    if (this.others.has(order.id) || this.orderedItems.find(order.id) !== undefined) return false;
    return this.nameless().some((pending) => isLike(pending, order));
  }

  /** Whether the payment page of that id belongs to a pending order whose id is not known. */
  hasPaymentPage(checkoutId = ''): boolean {
    return this.nameless().some((pending) => isPaidAt(pending, checkoutId));
  }

  /** The customer's newest orders. Rejects with the service's ServiceError. */
  list(): Promise<readonly Order[]> {
    return this.orders.listMine({});
  }

  /** The order that the customer came back from paying. Only inside the ledger's `exclusive`. */
  async byPaymentPage({ id }: Order, checkoutId = ''): Promise<void> {
    const pending = this.nameless().find((other) => isPaidAt(other, checkoutId));
    if (pending) await this.setId(pending, id);
  }

  /** All that are among `listed`, the customer's newest orders. Only inside the ledger's `exclusive`. */
  async byList(listed: readonly Order[]): Promise<void> {
    const unknown = listed.filter(({ id }) => this.orderedItems.find(id) === undefined);
    for (const { pending, orderId } of matchListed(this.nameless(), unknown)) await this.setId(pending, orderId);
    for (const { id } of unknown) this.others.add(id);
  }

  private nameless(): readonly PendingOrder[] {
    const customerId = this.customer.id();
    return this.ledger.orders().filter((order) => isNameless(order) && (order.customerId ?? customerId) === customerId);
  }

  private async setId({ idempotencyKey: key, items, toTake = [] }: PendingOrder, orderId: string): Promise<void> {
    const lines = [...items, ...toTake].map(({ id, name }) => ({ itemId: id, name }));
    this.orderedItems.remember(orderId, lines);
    await this.ledger.step({ kind: 'identified', key, orderId });
  }
}
