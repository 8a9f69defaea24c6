import { makeAutoObservable, runInAction } from 'mobx';
import type { RetryBlocker, RetryPayment } from '../../domain/checkout/retry-payment';
import type { Order } from '../../domain/orders/order';
import type { SessionViewModel } from '../auth/session.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';

export class RetryPaymentViewModel {
  private pending: Order | undefined = undefined;
  error: { readonly order: Order; readonly reason: RetryBlocker } | undefined = undefined;

  constructor(
    private readonly retry: RetryPayment,
    private readonly overlays: OverlaysViewModel,
    private readonly session: SessionViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get pendingId(): string | undefined {
    return this.pending?.id;
  }

  /** The checkout must not open over the page that the customer has gone on to. */
  dispose(): void {
    this.pending = undefined;
  }

  async start(order: Order): Promise<void> {
    if (this.pending) return;
    // A copy, because the same order may be pressed again after `dispose`.
    const pressed = { ...order };
    this.pending = pressed;
    this.error = undefined;
    const customerId = this.session.user?.id;
    try {
      const outcome = await this.retry.execute(order);
      runInAction(() => {
        if (this.pending !== pressed || this.session.user?.id !== customerId) return;
        if (outcome.kind === 'ready') this.overlays.open({ kind: 'checkout', retry: outcome.order });
        else this.error = { order, reason: outcome.reason };
      });
    } finally {
      if (this.pending === pressed) runInAction(() => (this.pending = undefined));
    }
  }

  close(): void {
    this.error = undefined;
  }
}
