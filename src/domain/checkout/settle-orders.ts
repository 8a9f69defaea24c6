import type { Order } from '../orders/order';
import { asServiceError } from '../shared/service-error';
import type { OrderLedger } from './order-ledger';
import { fateOf, isSameOrder } from './pending-order';

/** Settles a pending order as soon as any reply of the order service shows its status (decisions 13). */
export class SettleOrders {
  constructor(private readonly ledger: OrderLedger) {}

  /**
   * `checkoutId` as in the URL that the payment page came back with. Resolves with the pieces that went back into the
   * cart; where the cart cannot be changed they stay pending. Never rejects with a ServiceError.
   */
  async execute(orders: readonly Order[], checkoutId?: string): Promise<number> {
    let restored = 0;
    for (const order of orders) if (this.isPending(order, checkoutId)) restored += await this.settle(order, checkoutId);
    return restored;
  }

  /** Read without the lock, so that replies about other orders wait for nothing. */
  private isPending(order: Order, checkoutId: string | undefined): boolean {
    if (fateOf(order.status) === 'pending') return false;
    return this.ledger.orders().some((pending) => isSameOrder(pending, order, checkoutId));
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
