import { poll } from '../shared/poll';
import type { Cancel, PageVisibility, Timers } from '../shared/ports';
import { asServiceError, ServiceError } from '../shared/service-error';
import type { Order } from './order';
import { isFinal } from './order-status';
import type { OrderGateway } from './ports';

/** ms. */
export const trackingPollInterval = 15_000;

/** ms; each failed read doubles the wait up to this. */
const maxTrackingBackOff = 240_000;
/** ms; the limit of the wait that a service may ask for. */
const maxRetryAfter = 3_600_000;

interface TrackingOptions {
  readonly known?: boolean;
  /** Polling goes on while the page is hidden: the customer wants to be notified. */
  readonly inBackground?: boolean;
}

export type OrderUpdate =
  | { readonly kind: 'order'; readonly order: Order }
  /** An earlier update remains true. */
  | { readonly kind: 'failed'; readonly error: ServiceError };

/** Polls until the order is final; by default, rests while the customer cannot see the page. */
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
      // A failed first read is an error with Retry. After a later one, polling goes on.
      if (!known) return 'done';
      const wait = Math.max(backOff, Math.min(order.retryAfter ?? 0, maxRetryAfter));
      backOff = Math.min(backOff * 2, maxTrackingBackOff);
      return { wait };
    });
  }

  /** `track` reads the newest status. */
  private read(orderId: string, known: boolean): Promise<Order> {
    return known ? this.orders.track(orderId) : this.orders.find(orderId);
  }
}
