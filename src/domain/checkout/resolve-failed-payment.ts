import { totalItems } from '../cart/cart';
import type { Order } from '../orders/order';
import type { OrderLedger } from './order-ledger';
import { hasLeftCart, isPaidAt, orderPaidAt, type PendingOrder, type PendingOrders } from './pending-order';
import type { CurrentCustomer, DepartureRepository } from './ports';
import type { RestoreOrder } from './restore-order';

export type FailedPayment =
  /** Nothing is pending, or its items are back in the cart. */
  | { readonly kind: 'failed'; readonly restoredItems: number }
  /** The URL says failed, the order service says otherwise. */
  | { readonly kind: 'paid' | 'processing'; readonly order: Order }
  /** The order service could not be asked; the order stays pending. */
  | { readonly kind: 'unknown' }
  /** It is unclear which order the URL means, so the customer decides. */
  | { readonly kind: 'ask'; readonly key: string; readonly items: number };

/** Finds out what happened to the order whose payment page sent the browser to /payment-failure. */
export class ResolveFailedPayment {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly restoreOrder: RestoreOrder,
    private readonly customer: CurrentCustomer,
    private readonly departures: Pick<DepartureRepository, 'load'>,
  ) {}

  /** `checkoutId` as in the URL (`chkotId`). Rejects with the cart's ServiceError. */
  async execute(checkoutId: string | undefined): Promise<FailedPayment> {
    const customerId = this.customer.id();
    const own = this.ledger
      .orders()
      .filter((order) => hasLeftCart(order) && (order.customerId ?? customerId) === customerId);
    const meant = this.meant(own, checkoutId);
    const order = meant ?? own[0];
    if (!order) return { kind: 'failed', restoredItems: 0 };
    const outcome = await this.restoreOrder.execute(order.idempotencyKey, meant ? 'shown' : 'failed');
    switch (outcome.kind) {
      case 'restored':
        return { kind: 'failed', restoredItems: outcome.items };
      case 'paid':
        return meant ? outcome : { kind: 'failed', restoredItems: 0 };
      case 'processing':
        return outcome;
      case 'unknown':
        return meant && this.hasId(meant) ? outcome : ask(order);
    }
  }

  /** Without an id in the URL: the order whose payment page this tab left for, or the only one there is. */
  private meant(own: PendingOrders, checkoutId: string | undefined): PendingOrder | undefined {
    if (checkoutId !== undefined) return own.find((order) => isPaidAt(order, checkoutId));
    return orderPaidAt(own, this.departures.load()) ?? (own.length === 1 ? own[0] : undefined);
  }

  /** Reads the record again, because its id may have been found in the meantime. */
  private hasId({ idempotencyKey }: PendingOrder): boolean {
    return this.ledger.find(idempotencyKey)?.orderId !== undefined;
  }

  /** After the customer has decided. `restoredItems`: pieces put back into the cart. Rejects with the cart's ServiceError. */
  async restore(key: string): Promise<FailedPayment> {
    const outcome = await this.restoreOrder.execute(key, 'asked');
    return outcome.kind === 'restored' ? { kind: 'failed', restoredItems: outcome.items } : outcome;
  }
}

function ask({ idempotencyKey, items }: PendingOrder): FailedPayment {
  return { kind: 'ask', key: idempotencyKey, items: totalItems(items) };
}
