import { groupOf, isFinal, isUnderWay } from '../orders/order-status';
import type { Order } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import { trackingPace } from '../orders/track-order';
import { poll } from '../shared/poll';
import type { Cancel, PageVisibility, Timers } from '../shared/ports';
import { asServiceError, ServiceError } from '../shared/service-error';
import type { SettleOrders } from './pending-orders/settle-orders';

const paymentPollInterval = 3000;
/** Counts the reads after the first. */
export const maxPaymentPolls = 5;

export type PaymentUpdate =
  | { readonly kind: 'order'; readonly order: Order; readonly polls: number; readonly waiting: boolean }
  /** The order of an earlier update still holds. */
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly polls: number; readonly waiting: boolean }
  /** Comes some time after `order`: the pending order has ended, and so many pieces of it are back in the cart. */
  | { readonly kind: 'settled'; readonly order: Order; readonly restoredItems: number };

type Listener = (update: PaymentUpdate) => void;

/**
 * Tells what the service says of a payment as soon as it is known. Settling may wait for another tab or for the cart, so
 * it comes behind and is told as an update of its own.
 */
export class PollPayment {
  constructor(
    private readonly orders: Pick<OrderGateway, 'find'>,
    private readonly settleOrders: SettleOrders,
    private readonly timers: Timers,
    private readonly visibility: PageVisibility,
  ) {}

  execute(orderId: string, listener: Listener, checkoutId?: string): Cancel {
    let isLeft = false;
    const tell: Listener = (update) => {
      if (!isLeft) listener(update);
    };
    let stopWatching: Cancel = () => undefined;
    const watch = (polls: number) => {
      stopWatching = this.watch(orderId, (order) => this.tellOrder({ order, polls, waiting: false }, tell, checkoutId));
    };
    const stopAsking = this.ask(orderId, tell, watch, checkoutId);
    return () => {
      isLeft = true;
      stopAsking();
      stopWatching();
    };
  }

  /** Reads until the payment is decided, or until the customer has waited long enough to be asked for the next read. */
  private ask(orderId: string, tell: Listener, watch: (polls: number) => void, checkoutId: string | undefined): Cancel {
    let known = false;
    let polls = 0;
    return poll({ timers: this.timers, interval: paymentPollInterval }, async (isStopped) => {
      const order = await this.orders.find(orderId).catch(asServiceError);
      if (isStopped()) return 'done';
      const failed = order instanceof ServiceError;
      known ||= !failed;
      // A failed read is an error with Retry only if it is the first.
      const waiting = polls < maxPaymentPolls && (failed ? known : groupOf(order.status) === 'pending');
      if (failed) tell({ kind: 'failed', error: order, polls, waiting });
      else this.tellOrder({ order, polls, waiting }, tell, checkoutId);
      if (!failed && isUnderWay(order.status)) watch(polls);
      polls++;
      if (!waiting) return 'done';
      return failed ? { failure: order } : 'again';
    });
  }

  /** A paid order is confirmed within moments. The page sees that, and later what the kitchen makes of the order. */
  private watch(orderId: string, tellOrder: (order: Order) => void): Cancel {
    const { timers, visibility } = this;
    const read = async (isStopped: () => boolean) => {
      const order = await this.orders.find(orderId).catch(asServiceError);
      if (isStopped()) return 'done';
      if (order instanceof ServiceError) return { failure: order };
      tellOrder(order);
      return isFinal(order.status) ? 'done' : 'again';
    };
    let stop = timers.after(paymentPollInterval, () => {
      stop = poll({ timers, visibility, ...trackingPace }, read);
    });
    return () => stop();
  }

  private tellOrder(
    seen: Omit<Extract<PaymentUpdate, { kind: 'order' }>, 'kind'>,
    tell: Listener,
    checkoutId: string | undefined,
  ): void {
    const { order } = seen;
    tell({ kind: 'order', ...seen });
    void this.settleOrders
      .execute([order], { checkoutId })
      .then((restoredItems) => tell({ kind: 'settled', order, restoredItems }));
  }
}
