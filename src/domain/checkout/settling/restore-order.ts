import type { OrderGateway } from '../../orders/ports';
import type { Order } from '../../orders/order';
import { orUndefined } from '../../shared/service-error';
import type { IdentifyOrders } from './identify-orders';
import type { OrderLedger } from '../order-ledger';
import { outcomeOf, hasLeftCart, isUnpaid } from '../pending-order';

export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly items: number }
  | { readonly kind: 'paid'; readonly order: Order }
  | { readonly kind: 'processing'; readonly order: Order }
  /** The service could not be asked or decided nothing; the order stays pending. */
  | { readonly kind: 'unknown' };

/**
 * When items go back, never for a paid order. `failed`: the service says failed. `shown`: also while awaiting payment.
 * `unpaid`: also if no listed order could match. `asked`: also undecided, because the customer asked.
 */
export type RestoreWhen = 'failed' | 'shown' | 'unpaid' | 'asked';

export class RestoreOrder {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly orders: Pick<OrderGateway, 'find'>,
    private readonly identifyOrders: IdentifyOrders,
  ) {}

  execute(key: string, when: RestoreWhen): Promise<RestoreOutcome> {
    return this.ledger.exclusive(() => this.restore(key, when));
  }

  private async restore(key: string, when: RestoreWhen): Promise<RestoreOutcome> {
    const pending = this.ledger.find(key);
    if (!pending || !hasLeftCart(pending)) return { kind: 'restored', items: 0 };
    if (!this.ledger.isOwn(pending.customerId)) return { kind: 'unknown' };
    const listed = pending.orderId === undefined ? await this.identifyOrders.list(pending.customerId) : undefined;
    if (listed) await this.identifyOrders.byList(listed);
    const orderId = this.ledger.find(key)?.orderId;
    const order = orderId === undefined ? undefined : await this.read(orderId, listed?.orders);
    if (order && outcomeOf(order.status) === 'settled') {
      // The order was paid, even if items cannot leave the cart now.
      await orUndefined(this.ledger.step({ kind: 'settled', key }));
      return { kind: 'paid', order };
    }
    if (order?.status === 'PAYMENT_PROCESSING') return { kind: 'processing', order };
    if (when === 'failed' && !(order && outcomeOf(order.status) === 'failed')) return { kind: 'unknown' };
    if (when === 'shown' && !order) return { kind: 'unknown' };
    if (when !== 'asked' && order && !isUnpaid(order.status)) return { kind: 'unknown' };
    // An unlisted order without an id cannot be asked for.
    const isUnanswered = orderId === undefined ? !listed || this.identifyOrders.couldBePaid(pending, listed) : !order;
    if (when === 'unpaid' && isUnanswered) return { kind: 'unknown' };
    return { kind: 'restored', items: await this.ledger.step({ kind: 'restore', key }) };
  }

  private async read(orderId: string, listed: readonly Order[] = []): Promise<Order | undefined> {
    return (await orUndefined(this.orders.find(orderId))) ?? listed.find(({ id }) => id === orderId);
  }
}
