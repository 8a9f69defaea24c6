import { restoresItems, groupOf } from '../orders/order-status';
import type { Order } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import { poll } from '../shared/poll';
import type { Cancel, Timers } from '../shared/ports';
import { asServiceError, orUndefined, ServiceError } from '../shared/service-error';
import { forget, ordersAwaitingPayment } from './awaiting-payment';
import type { PendingOrderRepository } from './ports';
import type { RestoreOrder } from './restore-order';

/** ms between two reads of a status that stays pending. */
export const paymentPollInterval = 3000;
/** Reads after the first one. */
export const maxPaymentPolls = 5;

export type PaymentUpdate =
  /** `polls` of at most five extra reads are done; `waiting` tells whether another one follows by itself. */
  | {
      readonly kind: 'order';
      readonly order: Order;
      readonly polls: number;
      readonly waiting: boolean;
      readonly restoredItems: number;
    }
  /** A failed read; what is known already stays true, and later reads still come. */
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly polls: number; readonly waiting: boolean };

/**
 * Reads an order's status, once and at most five times more, 3 s apart, while it stays in the pending group. As soon as
 * the fate of the pending order is known it is forgotten, or given back when it came to nothing.
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
      // A first read that fails is an error with Retry; a failed poll keeps what is shown and tries again.
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
    // A service may not have said the id; then it is the order that left last.
    const left = kept.find(({ orderId }) => orderId === order.id) ?? kept.slice(0, 1).find(({ orderId }) => !orderId);
    if (!left || groupOf(order.status) === 'pending') return 0;
    if (!restoresItems(order.status)) {
      forget(this.pending, left);
      return 0;
    }
    return (await orUndefined(this.restore.execute(left))) ?? 0;
  }
}
