import { groupOf, isFinal, isUnderWay } from '../orders/order-status';
import type { Order } from '../orders/order';
import { trackingPace } from '../orders/track-order';
import { poll } from '../shared/poll';
import type { Cancel, PageVisibility, Timers } from '../shared/ports';
import { asServiceError, ServiceError } from '../shared/service-error';
import type { SettlingOrderGateway } from './pending-orders/settle-orders';

const paymentPollInterval = 3000;
/** Counts the reads after the first. */
export const maxPaymentPolls = 5;
/** In milliseconds. If the next read is further away than this, the customer can ask for it. */
export const maxPaymentWait = paymentPollInterval * maxPaymentPolls;

export type PaymentUpdate =
  | { readonly kind: 'order'; readonly order: Order; readonly polls: number; readonly waiting: boolean }
  /** The order of an earlier update still holds. */
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly polls: number; readonly waiting: boolean }
  /**
   * Comes after each `order`, once the cart has been changed as that order requires. `restoredItems` pieces are back in the
   * cart. It is 0 while the payment is pending, or while another tab keeps the lock.
   */
  | { readonly kind: 'cartTold'; readonly order: Order; readonly restoredItems: number };

type Listener = (update: PaymentUpdate) => void;

/**
 * Tells what the service says of a payment as soon as it is known. What that means for the cart is told after it, in a
 * separate update, because it may wait for another tab.
 */
export class PollPayment {
  constructor(
    private readonly orders: Pick<SettlingOrderGateway, 'findAndSettle'>,
    private readonly timers: Timers,
    private readonly visibility: PageVisibility,
    /** Once the page is left, tells how many pieces went back. */
    private readonly announceRestored: (items: number) => void,
  ) {}

  /** `checkoutId` is the payment page's id in the URL. */
  execute(orderId: string, listener: Listener, checkoutId?: string): Cancel {
    let isLeft = false;
    const tell: Listener = (update) => {
      if (!isLeft) listener(update);
    };
    const read: Read = async () => {
      const reply = await this.orders.findAndSettle(orderId, checkoutId).catch(asServiceError);
      // Closing the page decides nothing: what its last read has shown still happens, and is told where the customer is.
      if (!(reply instanceof ServiceError))
        void reply.restored.then((items) => isLeft && items > 0 && this.announceRestored(items));
      return reply;
    };
    let stopWatching: Cancel = () => undefined;
    const startWatching = (polls: number) => {
      stopWatching = this.watch(read, (reply) => tellReply(reply, { polls, waiting: false }, tell));
    };
    const stopAsking = this.ask(read, tell, startWatching);
    return () => {
      isLeft = true;
      stopAsking();
      stopWatching();
    };
  }

  /** Reads until the payment is decided, or until the customer has waited long enough to be asked for the next read. */
  private ask(read: Read, tell: Listener, startWatching: (polls: number) => void): Cancel {
    let known = false;
    let polls = 0;
    return poll({ timers: this.timers, interval: paymentPollInterval }, async (isStopped) => {
      const reply = await read();
      if (isStopped()) return 'done';
      const failed = reply instanceof ServiceError;
      known ||= !failed;
      // A first read that fails is an error with Retry. After a later one the last known order stays on the page.
      const waiting = polls < maxPaymentPolls && (failed ? known : groupOf(reply.order.status) === 'pending');
      if (failed) tell({ kind: 'failed', error: reply, polls, waiting });
      else tellReply(reply, { polls, waiting }, tell);
      if (!failed && isUnderWay(reply.order.status)) startWatching(polls);
      polls++;
      if (!waiting) return 'done';
      return failed ? { failure: reply } : 'again';
    });
  }

  /** Keeps reading a paid order: it is confirmed within moments, and the kitchen changes its status later. */
  private watch(read: Read, tell: (reply: Reply) => void): Cancel {
    const { timers, visibility } = this;
    let stop = timers.after(paymentPollInterval, () => {
      stop = poll({ timers, visibility, ...trackingPace }, async () => {
        const reply = await read();
        if (reply instanceof ServiceError) return { failure: reply };
        tell(reply);
        return isFinal(reply.order.status) ? 'done' : 'again';
      });
    });
    return () => stop();
  }
}

type Reply = Awaited<ReturnType<SettlingOrderGateway['findAndSettle']>>;
type Read = () => Promise<Reply | ServiceError>;

function tellReply(
  { order, restored }: Reply,
  read: { readonly polls: number; readonly waiting: boolean },
  tell: Listener,
): void {
  tell({ kind: 'order', order, ...read });
  void restored.then((restoredItems) => tell({ kind: 'cartTold', order, restoredItems }));
}
