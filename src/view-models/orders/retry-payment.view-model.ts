import { makeAutoObservable, runInAction } from 'mobx';
import type { RetryBlocker, RetryPayment } from '../../domain/checkout/retry-payment';
import type { Order } from '../../domain/orders/order';
import type { SessionViewModel } from '../auth/session.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';

export class RetryPaymentViewModel {
  pendingId: string | undefined = undefined;
  error: { readonly order: Order; readonly reason: RetryBlocker } | undefined = undefined;

  constructor(
    private readonly retry: RetryPayment,
    private readonly overlays: OverlaysViewModel,
    private readonly session: SessionViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The checkout must not open over the page that the customer has gone on to. */
  dispose(): void {
    this.pendingId = undefined;
  }

  async start(order: Order): Promise<void> {
    if (this.pendingId !== undefined) return;
    this.pendingId = order.id;
    this.error = undefined;
    const customerId = this.session.user?.id;
    try {
      const outcome = await this.retry.execute(order);
      runInAction(() => {
        if (this.pendingId !== order.id || this.session.user?.id !== customerId) return;
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
