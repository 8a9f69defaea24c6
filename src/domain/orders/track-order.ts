import { poll } from '../shared/poll';
import type { Cancel, PageVisibility, Timers } from '../shared/ports';
import { asServiceError, ServiceError } from '../shared/service-error';
import type { Order } from './order';
import { isFinal } from './order-status';
import type { OrderGateway } from './ports';

/** How often a page asks for an order that the kitchen is working on. */
export const trackingPace = { interval: 15_000, maxBackOff: 240_000 };

interface TrackingOptions {
  /** The screen shows the order already. */
  readonly known?: boolean;
  /** If the customer wants notifications, a hidden page polls too. */
  readonly inBackground?: boolean;
}

export type OrderUpdate =
  { readonly kind: 'order'; readonly order: Order } | { readonly kind: 'failed'; readonly error: ServiceError };

/**
 * Follows an order until it is over. It is looked up first, which says whether it is the customer's, and tracked from then
 * on. A first read that fails ends the tracking, because there is nothing to keep on the screen.
 */
export class TrackOrder {
  constructor(
    private readonly orders: OrderGateway,
    private readonly timers: Timers,
    private readonly visibility: PageVisibility,
  ) {}

  execute(
    orderId: string,
    listener: (update: OrderUpdate) => void,
    { known: knownBefore = false, inBackground = false }: TrackingOptions = {},
  ): Cancel {
    let known = knownBefore;
    const { timers, visibility } = this;
    return poll({ timers, ...trackingPace, ...(!inBackground && { visibility }) }, async (isStopped) => {
      const order = await this.read(orderId, known).catch(asServiceError);
      if (isStopped()) return 'done';
      const failed = order instanceof ServiceError;
      known ||= !failed;
      listener(failed ? { kind: 'failed', error: order } : { kind: 'order', order });
      if (!failed) return isFinal(order.status) ? 'done' : 'again';
      return known ? { failure: order } : 'done';
    });
  }

  private read(orderId: string, known: boolean): Promise<Order> {
    return known ? this.orders.track(orderId) : this.orders.find(orderId);
  }
}
