import { makeAutoObservable, runInAction } from 'mobx';
import type { RetryBlocker, RetryPayment } from '../../domain/checkout/retry-payment';
import type { Order } from '../../domain/orders/order';
import type { OverlaysViewModel } from '../shell/overlays.view-model';

/** Leads from an order whose payment failed to its checkout. */
export class RetryPaymentViewModel {
  /** The order whose items are being looked up. */
  pendingId: string | undefined = undefined;
  /** The order that can not be paid again. */
  error: { readonly order: Order; readonly reason: RetryBlocker } | undefined = undefined;

  constructor(
    private readonly retry: RetryPayment,
    private readonly overlays: OverlaysViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async start(order: Order): Promise<void> {
    if (this.pendingId !== undefined) return;
    this.pendingId = order.id;
    this.error = undefined;
    try {
      const outcome = await this.retry.execute(order);
      runInAction(() => {
        if (outcome.kind === 'ready') this.overlays.open({ kind: 'checkout', retry: outcome.order });
        else this.error = { order, reason: outcome.reason };
      });
    } finally {
      runInAction(() => (this.pendingId = undefined));
    }
  }

  close(): void {
    this.error = undefined;
  }
}
