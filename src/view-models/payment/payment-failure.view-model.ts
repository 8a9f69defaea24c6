import { makeAutoObservable, runInAction } from 'mobx';
import type { FailedPayment, ResolveFailedPayment } from '../../domain/checkout/resolve-failed-payment';
import type { Reports } from '../../domain/reports/ports';
import type { BackForwardRestore, Cancel } from '../../domain/shared/ports';
import { asServiceError } from '../../domain/shared/service-error';
import type { CartViewModel } from '../cart/cart.view-model';

/** The order service decides: the failure in the URL is only a claim. */
export class PaymentFailureViewModel {
  state: FailedPayment | { readonly kind: 'checking' } = { kind: 'checking' };
  private running: Promise<FailedPayment> | undefined;
  private stopListening: Cancel | undefined;

  constructor(
    private readonly resolveFailedPayment: ResolveFailedPayment,
    private readonly cart: CartViewModel,
    private readonly backForwardRestore: BackForwardRestore,
    private readonly reports: Reports,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** `checkoutId` is the URL's. After Back the service is asked again: the order may be paid by then. */
  load(checkoutId: string | undefined): Promise<void> {
    this.reports.report({ kind: 'step', step: 'paymentReturned' });
    this.stopListening ??= this.backForwardRestore.onReturn(() => void this.check(checkoutId));
    return this.check(checkoutId);
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  async restore(): Promise<void> {
    const { state } = this;
    if (state.kind === 'ask') await this.run(() => this.resolveFailedPayment.restore(state.key));
  }

  private check(checkoutId: string | undefined): Promise<void> {
    return this.run(() => this.resolveFailedPayment.execute(checkoutId));
  }

  private async run(work: () => Promise<FailedPayment>): Promise<void> {
    this.running ??= this.settle(work).finally(() => runInAction(() => (this.running = undefined)));
    const state = await this.running;
    runInAction(() => {
      // The items of a failed order are back in the cart. Only a payment changes what the page says.
      if (this.state.kind !== 'failed' || state.kind === 'paid' || state.kind === 'processing') this.state = state;
    });
  }

  private async settle(work: () => Promise<FailedPayment>): Promise<FailedPayment> {
    try {
      return await work();
    } catch (failure) {
      asServiceError(failure);
      return { kind: 'unknown' };
    } finally {
      void this.cart.load();
    }
  }
}
