import type { Order } from '../orders/order';
import { asServiceError } from '../shared/service-error';
import type { IdentifyOrders } from './identify-orders';
import type { OrderLedger } from './order-ledger';
import { fateOf } from './pending-order';

interface Seen {
  /** As in the URL that the payment page came back with. */
  readonly checkoutId?: string | undefined;
  /** The orders are all that the customer has, newest first. */
  readonly isList?: boolean;
}

/** Settles a pending order as soon as any reply of the order service shows its status. */
export class SettleOrders {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly identifyOrders: IdentifyOrders,
  ) {}

  /**
   * Resolves with the pieces that went back into the cart; where the cart cannot be changed they stay pending. Never
   * rejects with a ServiceError.
   */
  async execute(orders: readonly Order[], { checkoutId, isList = false }: Seen = {}): Promise<number> {
    let restored = 0;
    for (const order of orders) {
      if (!this.concerns(order, checkoutId)) continue;
      restored += await this.settle(order, checkoutId, isList ? orders : undefined);
    }
    return restored;
  }

  /** Read without the lock, so that replies about other orders wait for nothing. */
  private concerns(order: Order, checkoutId: string | undefined): boolean {
    if (fateOf(order.status) === 'pending') return false;
    return this.isPending(order) || this.identifyOrders.mayBe(order, checkoutId);
  }

  private isPending({ id }: Order): boolean {
    return this.ledger.orders().some(({ orderId }) => orderId === id);
  }

  private settle(order: Order, checkoutId: string | undefined, listed: readonly Order[] | undefined): Promise<number> {
    return this.ledger
      .exclusive(async () => {
        await this.identifyOrders.paid(order, checkoutId);
        if (!this.isPending(order)) await this.identifyOrders.execute(listed);
        return this.ledger.step({ kind: 'seen', order });
      })
      .catch((failure: unknown) => {
        asServiceError(failure);
        return 0;
      });
  }
}
