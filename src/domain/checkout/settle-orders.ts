import type { Order } from '../orders/order';
import { asServiceError } from '../shared/service-error';
import type { OrderLedger } from './order-ledger';
import { fateOf, isSameOrder, type PendingOrder } from './pending-order';
import type { OrderedItemsRepository } from './ports';

/** Settles a pending order as soon as any reply of the order service shows its status. */
export class SettleOrders {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly orderedItems: OrderedItemsRepository,
  ) {}

  /**
   * `checkoutId` as in the URL that the payment page came back with. Resolves with the pieces that went back into the
   * cart; where the cart cannot be changed they stay pending. Never rejects with a ServiceError.
   */
  async execute(orders: readonly Order[], checkoutId?: string): Promise<number> {
    let restored = 0;
    for (const order of orders) {
      const pending = this.pendingOf(order, orders, checkoutId);
      if (!pending) continue;
      restored += await this.settle(order, checkoutId);
      if (pending.orderId === undefined) this.rememberId(order, pending);
    }
    return restored;
  }

  /** Read without the lock, so that replies about other orders wait for nothing. */
  private pendingOf(order: Order, orders: readonly Order[], checkoutId: string | undefined): PendingOrder | undefined {
    if (fateOf(order.status) === 'pending') return undefined;
    const isSame = (pending: PendingOrder, other: Order) => isSameOrder(pending, other, checkoutId);
    return this.ledger.orders().find((pending) => {
      if (!isSame(pending, order)) return false;
      // An order without an id is recognized by its items: then an older one with the same items is not meant.
      const isNewest = orders.find((other) => isSame(pending, other)) === order;
      return pending.orderId !== undefined || (isNewest && this.orderedItems.find(order.id) === undefined);
    });
  }

  /** So that it is not taken for a later order of the same items. */
  private rememberId({ id }: Order, { items, toTake = [] }: PendingOrder): void {
    const lines = [...items, ...toTake].map((item) => ({ itemId: item.id, name: item.name }));
    this.orderedItems.remember(id, lines);
  }

  private settle(order: Order, checkoutId: string | undefined): Promise<number> {
    const event = { kind: 'seen', order, ...(checkoutId === undefined ? {} : { checkoutId }) } as const;
    return this.ledger
      .exclusive(() => this.ledger.step(event))
      .catch((failure: unknown) => {
        asServiceError(failure);
        return 0;
      });
  }
}
