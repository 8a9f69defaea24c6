import type { OrderGateway } from '../../orders/ports';
import type { Order } from '../../orders/order';
import { orUndefined } from '../../shared/service-error';
import type { IdentifyOrders } from './identify-orders';
import type { OrderLedger } from './order-ledger';
import { isUnsettled, isUnpaid, endOf, orderedItems, type PendingOrder } from './pending-order';

export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly items: number }
  | { readonly kind: 'paid'; readonly order: Order }
  | { readonly kind: 'processing'; readonly order: Order }
  /** The service could not be asked or decided nothing; the order stays pending. */
  | { readonly kind: 'unknown' };

/**
 * How sure the shop must be before items go back. Each row also allows what the rows above it allow. Items never go back
 * while the payment is being processed, or once the order is paid.
 */
export type RestoreWhen =
  /** The payment failed. */
  | 'ifFailed'
  /** The order awaits its payment. */
  | 'ifUnpaid'
  /** No listed order could be this one. */
  | 'ifUnpaidOrUnlisted'
  /** Nothing is known. */
  | 'unlessPaid';

type Listed = Awaited<ReturnType<IdentifyOrders['list']>>;

interface Answer {
  /** The order as it was stored when the service was asked. */
  readonly pending: PendingOrder | undefined;
  /** The customer's orders, read only if the pending order has no id. */
  readonly listed?: Listed;
  readonly order?: Order | undefined;
}

/** Puts the items of a pending order back into the cart, if the order service says enough for that (`RestoreWhen`). */
export class RestoreOrder {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly orders: Pick<OrderGateway, 'find' | 'cancel'>,
    private readonly identifyOrders: IdentifyOrders,
  ) {}

  /**
   * `tell` hears what the service says of the order as soon as it is known, perhaps twice, and undefined if it says
   * nothing: restoring waits for its turn, which another tab may hold, and then for the cart. Rejects with ServiceError
   * `locked` after such a wait, or with that of the cart.
   */
  async execute(
    key: string,
    when: RestoreWhen,
    tell: (order: Order | undefined) => void = () => undefined,
  ): Promise<RestoreOutcome> {
    const ask = async () => {
      const answer = await this.ask(key);
      tell(answer.order);
      return answer;
    };
    let hasAnsweredBeforeTurn = false;
    const asking = ask();
    void asking.then(() => (hasAnsweredBeforeTurn = true));
    return this.ledger.exclusive(async () => {
      // An answer from before the turn is old: the order may have been paid, or restored by the tab that had the turn.
      const answer = hasAnsweredBeforeTurn ? await ask() : await asking;
      return this.restore(key, when, isSame(answer.pending, this.ledger.find(key)) ? answer : await ask());
    });
  }

  private async ask(key: string): Promise<Answer> {
    const pending = this.ledger.find(key);
    if (!pending || !isUnsettled(pending) || !this.ledger.isOwn(pending)) return { pending };
    const listed = pending.orderId === undefined ? await this.identifyOrders.list(pending.customerId) : undefined;
    const orderId = pending.orderId ?? (listed && this.identifyOrders.idOf(pending, listed));
    if (orderId === undefined) return { pending, listed };
    const order = await orUndefined(this.orders.find(orderId));
    return { pending, listed, order: order ?? listed?.orders.find(({ id }) => id === orderId) };
  }

  private async restore(key: string, when: RestoreWhen, { pending, listed, order }: Answer): Promise<RestoreOutcome> {
    // Nothing is left to restore.
    if (!pending || !isUnsettled(pending)) return { kind: 'restored', items: 0 };
    if (!this.ledger.isOwn(pending)) return { kind: 'unknown' };
    if (listed) await this.identifyOrders.byList(listed);
    if (order && endOf(order.status) === 'paid') {
      // The order was paid, even if items cannot leave the cart now.
      await orUndefined(this.ledger.step({ kind: 'statusTold', order }));
      return { kind: 'paid', order };
    }
    if (order?.status === 'PAYMENT_PROCESSING') return { kind: 'processing', order };
    if (when === 'ifFailed' && !(order && endOf(order.status) === 'failed')) return { kind: 'unknown' };
    if (when === 'ifUnpaid' && !order) return { kind: 'unknown' };
    if (when !== 'unlessPaid' && order && !isUnpaid(order.status)) return { kind: 'unknown' };
    // The service cannot be asked for an order without an id. If the list could still hold it under an id that is not known
    // here, nothing is known of its payment.
    const isUnanswered = !order && (!listed || this.identifyOrders.couldBePaid(pending, listed));
    if (when === 'ifUnpaidOrUnlisted' && isUnanswered) return { kind: 'unknown' };
    const items = await this.ledger.step({ kind: 'restore', key });
    // The unpaid order still holds its pieces, so the menu would call them sold out for the customer who has them in the cart.
    if (items > 0 && order && holdsLast(pending, order)) void orUndefined(this.orders.cancel(order.id));
    return { kind: 'restored', items };
  }
}

/** Whether the order is not paid yet and holds items of which the menu has a limited number. */
function holdsLast(pending: PendingOrder, { status }: Order): boolean {
  const isLimited = orderedItems(pending).some(({ quantityAvailable }) => quantityAvailable !== undefined);
  return isLimited && isUnpaid(status) && endOf(status) === undefined;
}

function isSame(one: PendingOrder | undefined, other: PendingOrder | undefined): boolean {
  return one?.stage === other?.stage && one?.orderId === other?.orderId;
}
