import { poll } from '../shared/poll';
import type { Cancel, PageVisibility, Timers } from '../shared/ports';
import { asServiceError, ServiceError } from '../shared/service-error';
import type { Order } from './order';
import { isFinal } from './order-status';
import type { OrderGateway } from './ports';

/** ms between two reads. */
export const trackingPollInterval = 15_000;

/** ms; each failed read doubles the wait, from the poll interval up to this. */
const maxTrackingBackOff = 240_000;
/** ms; a service may ask for a longer wait than that, up to this limit. */
const maxRetryAfter = 3_600_000;

interface TrackingOptions {
  /** The order was read before. */
  readonly known?: boolean;
  /** Polling goes on while the page is hidden, because the customer wants to be notified. */
  readonly inBackground?: boolean;
}

export type OrderUpdate =
  | { readonly kind: 'order'; readonly order: Order }
  /** A failed read; an earlier update remains true. */
  | { readonly kind: 'failed'; readonly error: ServiceError };

/** Polls an order until nothing more will happen to it; by default, rests while the customer cannot see the page. */
export class TrackOrder {
  constructor(
    private readonly orders: OrderGateway,
    private readonly timers: Timers,
    private readonly visibility: PageVisibility,
  ) {}

  /** Calls `listener` after each read until the returned function is called. */
  execute(
    orderId: string,
    listener: (update: OrderUpdate) => void,
    { known: knownBefore = false, inBackground = false }: TrackingOptions = {},
  ): Cancel {
    let known = knownBefore;
    const { timers, visibility } = this;
    let backOff = trackingPollInterval;
    return poll({ timers, ...(!inBackground && { visibility }), interval: trackingPollInterval }, async (isStopped) => {
      const order = await this.read(orderId, known).catch(asServiceError);
      if (isStopped()) return 'done';
      const failed = order instanceof ServiceError;
      known ||= !failed;
      listener(failed ? { kind: 'failed', error: order } : { kind: 'order', order });
      if (!failed) {
        backOff = trackingPollInterval;
        return isFinal(order.status) ? 'done' : 'again';
      }
      // If the first read fails, it is an error with Retry; after a later failed read, polling goes on.
      if (!known) return 'done';
      const wait = Math.max(backOff, Math.min(order.retryAfter ?? 0, maxRetryAfter));
      backOff = Math.min(backOff * 2, maxTrackingBackOff);
      return { wait };
    });
  }

  /** `find` first; then `track`, which reads the newest status. */
  private read(orderId: string, known: boolean): Promise<Order> {
    return known ? this.orders.track(orderId) : this.orders.find(orderId);
  }
}
