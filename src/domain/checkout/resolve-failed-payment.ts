import { totalItems } from '../cart/cart';
import type { CartRepository } from '../cart/ports';
import { linesInCart } from '../orders/lines-in-cart';
import { restoresItems } from '../orders/order-status';
import type { Order } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import type { Browser } from '../shared/ports';
import { asServiceError, isOutage, orUndefined, ServiceError } from '../shared/service-error';
import type { OrderLedger } from './pending-orders/order-ledger';
import {
  endOf,
  isUnsettled,
  hasPaymentPage,
  isUnpaid,
  paymentPageOf,
  type PaymentPage,
  type PendingOrder,
  orderedItems,
} from './pending-orders/pending-order';
import type { DepartureRepository, OrderedItemsRepository } from './ports';
import type { RestoreOrder, RestoreWhen } from './pending-orders/restore-order';

/** How many pieces are in the cart again. `stillPending`: the cart could not take them. */
type RestoredItems = number | 'restoring' | 'stillPending';

/** What the failure page says. */
export type FailurePageState =
  /** The items go back, or the service says that the order failed. `isStated`: the service says so of the order meant. */
  | { readonly kind: 'failed'; readonly restoredItems: RestoredItems; readonly isStated: boolean }
  /** Only the URL says that a payment failed: the order is not this customer's, or neither paid nor failed. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'paid' | 'processing'; readonly orderId: string }
  /** The service could not be asked. `hasNoItems`: the order is no longer pending, so there are none to restore. */
  | { readonly kind: 'unknown'; readonly hasNoItems?: boolean }
  /** The URL may mean several orders, so the customer decides. */
  | { readonly kind: 'ask'; readonly key: string; readonly items: number };

type Tell = (known: FailurePageState) => void;

/** Works out what the page of a failed payment says. Its URL is only a claim, so the order service is asked. */
export class ResolveFailedPayment {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly restoreOrder: RestoreOrder,
    private readonly browser: Pick<Browser, 'parseUrl'>,
    private readonly departures: Pick<DepartureRepository, 'load'>,
    private readonly orders: Pick<OrderGateway, 'find'>,
    private readonly orderedItems: Pick<OrderedItemsRepository, 'findByPaymentPage'>,
    private readonly carts: Pick<CartRepository, 'load'>,
  ) {}

  /**
   * Asks the service what became of the order that the URL means. `tell` hears what follows from its answer at once,
   * whatever that is: the outcome may wait for another tab, and for the cart.
   */
  async execute(checkoutId: string | undefined, tell: Tell = () => undefined): Promise<FailurePageState> {
    const own = this.ledger.own().filter(isUnsettled);
    const isMeant = this.meantBy(checkoutId);
    const named = own.find(isMeant);
    const endedId = named ? undefined : this.orderedItems.findByPaymentPage(isMeant);
    if (endedId !== undefined) return this.stateOfEnded(endedId, tell);
    const meant = named ?? (checkoutId === undefined && own.length === 1 ? own[0] : undefined);
    const order = meant ?? own[0];
    if (!order) return { kind: 'claimed' };
    // The page only guesses an order that the URL does not name, so that one must have failed.
    const outcome = await this.restoreAndTell(order.idempotencyKey, meant ? 'ifUnpaid' : 'ifFailed', tell);
    return outcome.kind === 'paid' && !meant ? { kind: 'claimed' } : outcome;
  }

  private meantBy(checkoutId: string | undefined): (order: PendingOrder | PaymentPage) => boolean {
    if (checkoutId !== undefined) return (order) => hasPaymentPage(order, checkoutId, this.browser);
    const departure = this.departures.load();
    return (order) => departure !== undefined && paymentPageOf(order) === departure;
  }

  /** The order is no longer pending on this device, so its items are where they belong: back in the cart, if it failed. */
  private async stateOfEnded(orderId: string, tell: Tell): Promise<FailurePageState> {
    const order = await this.orders.find(orderId).catch(asServiceError);
    // The service refuses another customer's order.
    if (order instanceof ServiceError)
      return order.kind === 'refused' && !isOutage(order) ? { kind: 'claimed' } : { kind: 'unknown', hasNoItems: true };
    if (restoresItems(order.status)) {
      tell({ kind: 'failed', restoredItems: 'restoring', isStated: true });
      const cart = await orUndefined(this.carts.load());
      const restoredItems = cart ? totalItems(linesInCart(cart, order.items)) : 0;
      return { kind: 'failed', restoredItems, isStated: true };
    }
    if (isUnpaid(order.status)) return { kind: 'claimed' };
    return { kind: endOf(order.status) ? 'paid' : 'processing', orderId };
  }

  /** The customer has chosen the order, so its items go back even if the service cannot be asked. */
  restore(key: string, tell: Tell = () => undefined): Promise<FailurePageState> {
    return this.restoreAndTell(key, 'unlessPaid', tell);
  }

  private async restoreAndTell(key: string, when: RestoreWhen, tell: Tell): Promise<FailurePageState> {
    const heard: FailurePageState[] = [];
    const hear = (order: Order | undefined) => {
      const known = this.knownOf(key, when, order);
      if (!known) return;
      heard.push(known);
      tell(known);
    };
    const outcome = await this.restoreOrder.execute(key, when, hear).catch(asServiceError);
    const known = heard.at(-1);
    // The items stay pending if their turn does not come or the cart does not take them.
    if (outcome instanceof ServiceError)
      return known?.kind === 'failed' ? { ...known, restoredItems: 'stillPending' } : (known ?? { kind: 'unknown' });
    // The answer from before the turn may be old, and another customer may have signed in. So the state is worked out again.
    if (outcome.kind === 'unknown') return this.knownOf(key, when, undefined) ?? outcome;
    if (outcome.kind !== 'restored') return leadsTo(outcome.kind, outcome.order);
    const isStated = known?.kind === 'failed' && known.isStated;
    return outcome.items > 0 || isStated
      ? { kind: 'failed', restoredItems: outcome.items, isStated }
      : { kind: 'claimed' };
  }

  /** The state that is known before the items are where they belong. A guessed order counts only if it failed. */
  private knownOf(key: string, when: RestoreWhen, order: Order | undefined): FailurePageState | undefined {
    const isMeant = when !== 'ifFailed';
    if (order?.status === 'PAYMENT_PROCESSING') return leadsTo('processing', order);
    if (order && endOf(order.status) === 'paid') return isMeant ? leadsTo('paid', order) : { kind: 'claimed' };
    if (order && restoresItems(order.status)) return { kind: 'failed', restoredItems: 'restoring', isStated: isMeant };
    if (order && isUnpaid(order.status) && isMeant)
      return { kind: 'failed', restoredItems: 'restoring', isStated: false };
    const pending = this.ledger.own().find(({ idempotencyKey }) => idempotencyKey === key);
    // The customer has asked for the items. Whether they go back is decided once this tab has the lock.
    if (!pending || when === 'unlessPaid') return undefined;
    const isNamed = order !== undefined || pending.orderId !== undefined;
    return isMeant && isNamed ? { kind: 'unknown' } : askAbout(pending);
  }
}

function leadsTo(kind: 'paid' | 'processing', { id: orderId }: Order): FailurePageState {
  return { kind, orderId };
}

function askAbout(order: PendingOrder): FailurePageState {
  return { kind: 'ask', key: order.idempotencyKey, items: totalItems(orderedItems(order)) };
}
