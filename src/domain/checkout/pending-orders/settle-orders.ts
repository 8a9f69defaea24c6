import type { Order } from '../../orders/order';
import { asServiceError } from '../../shared/service-error';
import type { IdentifyOrders, ListedOrders } from './identify-orders';
import type { OrderLedger } from './order-ledger';
import { outcomeOf } from './pending-order';

interface Seen {
  readonly checkoutId?: string | undefined;
  /** `orders` are the customer's newest, of any status. */
  readonly isList?: boolean;
}

export class SettleOrders {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly identifyOrders: IdentifyOrders,
  ) {}

  /**
   * Resolves with the pieces put back; orders stay pending if the cart cannot change. Never rejects with ServiceError.
   */
  async execute(orders: readonly Order[], { checkoutId, isList = false }: Seen = {}): Promise<number> {
    let listed = isList ? this.identifyOrders.listed(orders) : undefined;
    let restored = 0;
    for (const order of orders) {
      if (!outcomeOf(order.status)) continue;
      // Read without the lock, so that replies about other orders do not wait.
      const isKnown = this.isPending(order) || this.identifyOrders.hasPaymentPage(checkoutId);
      if (!isKnown && !this.identifyOrders.couldBePending(order)) continue;
      if (!isKnown) listed ??= await this.identifyOrders.list();
      restored += await this.settle(order, checkoutId, listed);
    }
    return restored;
  }

  private isPending({ id }: Order): boolean {
    return this.ledger.orders().some(({ orderId }) => orderId === id);
  }

  private settle(order: Order, checkoutId: string | undefined, listed: ListedOrders | undefined): Promise<number> {
    const settle = async () => {
      await this.identifyOrders.byPaymentPage(order, checkoutId);
      if (listed) await this.identifyOrders.byList(listed);
      return this.ledger.step({ kind: 'seen', order });
    };
    return this.ledger.exclusive(settle).catch((failure: unknown) => {
      asServiceError(failure);
      return 0;
    });
  }
}
