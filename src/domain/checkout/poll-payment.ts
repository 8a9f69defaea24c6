import { groupOf } from '../orders/order-status';
import type { Order } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import { poll } from '../shared/poll';
import type { Cancel, Timers } from '../shared/ports';
import { asServiceError, ServiceError } from '../shared/service-error';
import type { SettleOrders } from './settling/settle-orders';

const paymentPollInterval = 3000;
/** Counts the reads after the first. */
export const maxPaymentPolls = 5;

export type PaymentUpdate =
  | {
      readonly kind: 'order';
      readonly order: Order;
      readonly polls: number;
      readonly waiting: boolean;
      readonly restoredItems: number;
    }
  /** The order of an earlier update still holds. */
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly polls: number; readonly waiting: boolean };

export class PollPayment {
  constructor(
    private readonly orders: OrderGateway,
    private readonly settleOrders: SettleOrders,
    private readonly timers: Timers,
  ) {}

  execute(orderId: string, listener: (update: PaymentUpdate) => void, checkoutId?: string): Cancel {
    let known = false;
    let polls = 0;
    return poll({ timers: this.timers, interval: paymentPollInterval }, async (isStopped) => {
      const order = await this.orders.find(orderId).catch(asServiceError);
      if (isStopped()) return 'done';
      const failed = order instanceof ServiceError;
      known ||= !failed;
      // A failed read is an error with Retry only if it is the first.
      const waiting = polls < maxPaymentPolls && (failed ? known : groupOf(order.status) === 'pending');
      const restoredItems = failed ? 0 : await this.settleOrders.execute([order], { checkoutId });
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
}
