import { totalItems } from '../cart/cart';
import { restoresItems } from '../orders/order-status';
import type { OrderGateway } from '../orders/ports';
import { asServiceError, isOutage, ServiceError } from '../shared/service-error';
import type { OrderLedger } from './order-ledger';
import {
  outcomeOf,
  hasLeftCart,
  isPaidAt,
  isUnpaid,
  paymentPageOf,
  type PaymentPage,
  type PendingOrder,
} from './pending-order';
import type { CurrentCustomer, DepartureRepository, OrderedItemsRepository } from './ports';
import type { RestoreOrder, RestoreOutcome } from './settling/restore-order';

export type FailedPayment =
  /** The items are back, or the service says that the order failed. */
  | { readonly kind: 'failed'; readonly restoredItems: number }
  /** Only the URL says that a payment failed: the order is not this customer's, or neither paid nor failed. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'paid' | 'processing'; readonly orderId: string }
  /** The service could not be asked. `isSettled`: there are no items to restore. */
  | { readonly kind: 'unknown'; readonly isSettled?: boolean }
  /** The URL may mean several orders, so the customer decides. */
  | { readonly kind: 'ask'; readonly key: string; readonly items: number };

export class ResolveFailedPayment {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly restoreOrder: RestoreOrder,
    private readonly customer: CurrentCustomer,
    private readonly departures: Pick<DepartureRepository, 'load'>,
    private readonly orders: Pick<OrderGateway, 'find'>,
    private readonly orderedItems: Pick<OrderedItemsRepository, 'findPaidAt'>,
  ) {}

  async execute(checkoutId: string | undefined): Promise<FailedPayment> {
    const customerId = this.customer.id();
    const own = this.ledger
      .orders()
      .filter((order) => hasLeftCart(order) && (order.customerId ?? customerId) === customerId);
    const isMeant = this.meaning(checkoutId);
    const named = own.find(isMeant);
    const settledId = named ? undefined : this.orderedItems.findPaidAt(isMeant);
    if (settledId !== undefined) return this.settled(settledId);
    const meant = named ?? (checkoutId === undefined && own.length === 1 ? own[0] : undefined);
    const order = meant ?? own[0];
    if (!order) return { kind: 'claimed' };
    const outcome = await this.restoreOrder.execute(order.idempotencyKey, meant ? 'shown' : 'failed');
    switch (outcome.kind) {
      case 'restored':
        return restored(outcome.items);
      case 'paid':
        return meant ? leadsTo(outcome) : { kind: 'claimed' };
      case 'processing':
        return leadsTo(outcome);
      case 'unknown':
        return meant && this.hasId(meant) ? outcome : ask(order);
    }
  }

  private meaning(checkoutId: string | undefined): (order: PendingOrder | PaymentPage) => boolean {
    if (checkoutId !== undefined) return (order) => isPaidAt(order, checkoutId);
    const departure = this.departures.load();
    return (order) => departure !== undefined && paymentPageOf(order) === departure;
  }

  private async settled(orderId: string): Promise<FailedPayment> {
    const order = await this.orders.find(orderId).catch(asServiceError);
    // The service refuses another customer's order.
    if (order instanceof ServiceError)
      return order.kind === 'refused' && !isOutage(order) ? { kind: 'claimed' } : { kind: 'unknown', isSettled: true };
    if (restoresItems(order.status)) return { kind: 'failed', restoredItems: 0 };
    if (isUnpaid(order.status)) return { kind: 'claimed' };
    return { kind: outcomeOf(order.status) ? 'paid' : 'processing', orderId };
  }

  private hasId({ idempotencyKey }: PendingOrder): boolean {
    return this.ledger.find(idempotencyKey)?.orderId !== undefined;
  }

  async restore(key: string): Promise<FailedPayment> {
    const outcome = await this.restoreOrder.execute(key, 'asked');
    if (outcome.kind === 'unknown') return outcome;
    return outcome.kind === 'restored' ? restored(outcome.items) : leadsTo(outcome);
  }
}

function restored(restoredItems: number): FailedPayment {
  return restoredItems > 0 ? { kind: 'failed', restoredItems } : { kind: 'claimed' };
}

function leadsTo({ kind, order }: Extract<RestoreOutcome, { kind: 'paid' | 'processing' }>): FailedPayment {
  return { kind, orderId: order.id };
}

function ask({ idempotencyKey, items }: PendingOrder): FailedPayment {
  return { kind: 'ask', key: idempotencyKey, items: totalItems(items) };
}
