import type { Cancel, PageVisibility, Timers } from '../shared/ports';
import { asServiceError, type ServiceError } from '../shared/service-error';
import type { Order } from './order';
import { isFinal } from './order-status';
import type { OrderGateway } from './ports';

/** ms between two reads of an order that is on its way. */
export const trackingPollInterval = 15_000;

export type OrderUpdate =
  | { readonly kind: 'order'; readonly order: Order }
  /** A failed read; what is known already stays true. */
  | { readonly kind: 'failed'; readonly error: ServiceError };

/** Reads an order again and again until nothing more will happen to it; rests while the customer can not see the page. */
export class TrackOrder {
  constructor(
    private readonly orders: OrderGateway,
    private readonly timers: Timers,
    private readonly visibility: PageVisibility,
  ) {}

  /** Calls `listener` after each read until the returned function is called. `known`: the order was read before. */
  execute(orderId: string, listener: (update: OrderUpdate) => void, known = false): Cancel {
    let stopped = false;
    let reading = false;
    let done = false;
    let cancelTimer: Cancel = () => undefined;

    const read = async (): Promise<void> => {
      reading = true;
      const order = await this.read(orderId, known).catch((failure: unknown) => asServiceError(failure));
      reading = false;
      if (stopped) return;
      const failed = order instanceof Error;
      known ||= !failed;
      // A first read that fails is an error with Retry; a later one tries again.
      done = failed ? !known : isFinal(order.status);
      listener(failed ? { kind: 'failed', error: order } : { kind: 'order', order });
      if (!done) cancelTimer = this.timers.after(trackingPollInterval, readIfSeen);
    };
    const readIfSeen = () => {
      if (!reading && !done && !stopped && this.visibility.isVisible()) void read();
    };
    const stopListening = this.visibility.onChange((visible) => {
      cancelTimer();
      if (visible) readIfSeen();
    });

    void read();
    return () => {
      stopped = true;
      cancelTimer();
      stopListening();
    };
  }

  /** The whole order first, then what has changed. */
  private read(orderId: string, known: boolean): Promise<Order> {
    return known ? this.orders.track(orderId) : this.orders.find(orderId);
  }
}
