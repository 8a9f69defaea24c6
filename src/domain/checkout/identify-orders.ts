import type { Order } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import type { OrderLedger } from './order-ledger';
import { findListed, isLike, isNameless, isPaidAt, type PendingOrder } from './pending-order';
import type { CurrentCustomer, OrderedItemsRepository } from './ports';

/**
 * Finds the ids of pending orders where the service told none when it answered. One order alone may be an older one with
 * the same items, so it is looked up among the customer's orders.
 */
export class IdentifyOrders {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly orders: Pick<OrderGateway, 'listMine'>,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly customer: CurrentCustomer,
  ) {}

  /** Whether this order may be a pending one whose id is not known. `checkoutId` as in the URL of its payment page. */
  mayBe(order: Order, checkoutId = ''): boolean {
    return (
      this.orderedItems.find(order.id) === undefined &&
      this.nameless().some((pending) => isPaidAt(pending, checkoutId) || isLike(pending, order))
    );
  }

  /** The order that the customer came back from paying. Only inside the ledger's `exclusive`. */
  async paid(order: Order, checkoutId = ''): Promise<void> {
    const pending = this.nameless().find((other) => isPaidAt(other, checkoutId));
    if (pending) await this.name(pending, order.id);
  }

  /**
   * All that are among `listed`, the customer's orders, newest first; they are read unless given. Only inside the ledger's
   * `exclusive`. Rejects with the service's ServiceError.
   */
  async execute(listed?: readonly Order[]): Promise<void> {
    const nameless = this.nameless();
    if (nameless.length === 0) return;
    const orders = listed ?? (await this.orders.listMine({}));
    const unknown = orders.filter(({ id }) => this.orderedItems.find(id) === undefined);
    for (const pending of nameless) {
      const order = findListed(pending, nameless, unknown);
      if (order) await this.name(pending, order.id);
    }
  }

  private nameless(): readonly PendingOrder[] {
    const customerId = this.customer.id();
    return this.ledger.orders().filter((order) => isNameless(order) && (order.customerId ?? customerId) === customerId);
  }

  private async name({ idempotencyKey: key, items, toTake = [] }: PendingOrder, orderId: string): Promise<void> {
    const lines = [...items, ...toTake].map(({ id, name }) => ({ itemId: id, name }));
    this.orderedItems.remember(orderId, lines);
    await this.ledger.step({ kind: 'identified', key, orderId });
  }
}
