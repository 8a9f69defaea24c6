import { restoresItems, groupOf } from '../orders/order-status';
import type { Order } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import { poll } from '../shared/poll';
import type { Cancel, Timers } from '../shared/ports';
import { asServiceError, orUndefined, ServiceError } from '../shared/service-error';
import { forget, ordersAwaitingPayment } from './awaiting-payment';
import type { PendingOrderRepository } from './ports';
import type { RestoreOrder } from './restore-order';

/** ms between two reads of a pending status. */
export const paymentPollInterval = 3000;
/** Reads after the first. */
export const maxPaymentPolls = 5;

export type PaymentUpdate =
  /** `polls`: extra reads done, of at most five. `waiting`: another read follows. */
  | {
      readonly kind: 'order';
      readonly order: Order;
      readonly polls: number;
      readonly waiting: boolean;
      readonly restoredItems: number;
    }
  /** A failed read; an earlier update remains true. */
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly polls: number; readonly waiting: boolean };

/**
 * Reads an order once, then up to five times more, 3 s apart, while its status is pending. Once the outcome is known, the
 * pending order is removed; where the payment failed, its items are restored to the cart.
 */
export class PollPayment {
  constructor(
    private readonly orders: OrderGateway,
    private readonly pending: PendingOrderRepository,
    private readonly restore: RestoreOrder,
    private readonly timers: Timers,
  ) {}

  /** Calls `listener` after each read until the returned function is called. */
  execute(orderId: string, listener: (update: PaymentUpdate) => void): Cancel {
    let known = false;
    let polls = 0;
    return poll({ timers: this.timers, interval: paymentPollInterval }, async (isStopped) => {
      const order = await this.orders.find(orderId).catch(asServiceError);
      if (isStopped()) return 'done';
      const failed = order instanceof ServiceError;
      known ||= !failed;
      // A first read that fails is an error with Retry; after a later one that fails, polling goes on.
      const waiting = polls < maxPaymentPolls && (failed ? known : groupOf(order.status) === 'pending');
      const restoredItems = failed ? 0 : await this.settle(order);
      if (isStopped()) return 'done';
      listener(
        failed
          ? { kind: 'failed', error: order, polls, waiting }
          : { kind: 'order', order, polls, waiting, restoredItems },
      );
      polls++;
      return waiting ? 'again' : 'done';
    });
  }

  private async settle(order: Order): Promise<number> {
    const kept = ordersAwaitingPayment(this.pending.load());
    // The service may not have sent the order's id: then it is the newest one.
    const left = kept.find(({ orderId }) => orderId === order.id) ?? kept.slice(0, 1).find(({ orderId }) => !orderId);
    if (!left || groupOf(order.status) === 'pending') return 0;
    if (!restoresItems(order.status)) {
      forget(this.pending, left);
      return 0;
    }
    return (await orUndefined(this.restore.execute(left))) ?? 0;
  }
}
