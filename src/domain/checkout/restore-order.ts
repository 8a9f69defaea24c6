import type { OrderGateway } from '../orders/ports';
import type { Order } from '../orders/order';
import { orUndefined } from '../shared/service-error';
import type { IdentifyOrders } from './identify-orders';
import type { OrderLedger } from './order-ledger';
import { outcomeOf, hasLeftCart, isUnpaid } from './pending-order';

export type RestoreOutcome =
  /** Pieces that went back into the cart; 0 where there was nothing to restore. */
  | { readonly kind: 'restored'; readonly items: number }
  /** The service says that it was paid: nothing goes back. */
  | { readonly kind: 'paid'; readonly order: Order }
  /** The payment is still being processed: nothing goes back yet. */
  | { readonly kind: 'processing'; readonly order: Order }
  /** The service could not be asked, or its answer decides nothing; the order stays pending. */
  | { readonly kind: 'unknown' };

/**
 * When the items go back. `failed`: only if the service says that the order failed. `shown`: also if the service shows it as
 * awaiting payment. `unpaid`: also if the service lists neither it nor one that it may be. `asked`: also if the service cannot
 * be asked, or its answer decides nothing, because the customer asked for the items. Never if the order was paid.
 */
export type RestoreWhen = 'failed' | 'shown' | 'unpaid' | 'asked';

/** Puts the items of a pending order back into the cart, and its address into the form, unless it was paid after all. */
export class RestoreOrder {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly orders: Pick<OrderGateway, 'find'>,
    private readonly identifyOrders: IdentifyOrders,
  ) {}

  /** Rejects with the cart's ServiceError; what was not restored stays pending. */
  execute(key: string, when: RestoreWhen): Promise<RestoreOutcome> {
    return this.ledger.exclusive(() => this.restore(key, when));
  }

  private async restore(key: string, when: RestoreWhen): Promise<RestoreOutcome> {
    const pending = this.ledger.find(key);
    if (!pending || !hasLeftCart(pending)) return { kind: 'restored', items: 0 };
    // Another customer may have signed in while this waited for the lock.
    if (!this.ledger.isOwn(pending.customerId)) return { kind: 'unknown' };
    const listed = pending.orderId === undefined ? await this.identifyOrders.list(pending.customerId) : undefined;
    if (listed) await this.identifyOrders.byList(listed);
    const orderId = this.ledger.find(key)?.orderId;
    const order = orderId === undefined ? undefined : await this.read(orderId, listed?.orders);
    if (order && outcomeOf(order.status) === 'settled') {
      // The order was paid, even if the rest of its items cannot leave the cart now.
      await orUndefined(this.ledger.step({ kind: 'settled', key }));
      return { kind: 'paid', order };
    }
    if (order?.status === 'PAYMENT_PROCESSING') return { kind: 'processing', order };
    if (when === 'failed' && !(order && outcomeOf(order.status) === 'failed')) return { kind: 'unknown' };
    if (when === 'shown' && !order) return { kind: 'unknown' };
    if (when !== 'asked' && order && !isUnpaid(order.status)) return { kind: 'unknown' };
    // An order without an id that is not in the list either cannot be asked for.
    const isUnanswered = orderId === undefined ? !listed || this.identifyOrders.couldBePaid(pending, listed) : !order;
    if (when === 'unpaid' && isUnanswered) return { kind: 'unknown' };
    return { kind: 'restored', items: await this.ledger.step({ kind: 'restore', key }) };
  }

  /** As the service answers now, or as its list has just shown it. */
  private async read(orderId: string, listed: readonly Order[] = []): Promise<Order | undefined> {
    return (await orUndefined(this.orders.find(orderId))) ?? listed.find(({ id }) => id === orderId);
  }
}
