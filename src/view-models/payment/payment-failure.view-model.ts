import { makeAutoObservable, runInAction } from 'mobx';
import type { FailurePageState, ResolveFailedPayment } from '../../domain/checkout/resolve-failed-payment';
import type { Reports } from '../../domain/reports/ports';
import type { BackForwardRestore, Cancel } from '../../domain/shared/ports';
import type { CartViewModel } from '../cart/cart.view-model';

/** The order service decides: the failure in the URL is only a claim. */
export class PaymentFailureViewModel {
  state: FailurePageState | { readonly kind: 'checking' } = { kind: 'checking' };
  private running: Promise<void> | undefined;
  private restoring: Promise<void> | undefined;
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

  get isRestoring(): boolean {
    return this.restoring !== undefined;
  }

  /** Does not wait for a check that waits for another tab: what the customer asks for is asked of the service again. */
  async restore(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'ask') return;
    this.restoring ??= this.run((tell) => this.resolveFailedPayment.restore(state.key, tell)).finally(() =>
      runInAction(() => (this.restoring = undefined)),
    );
    await this.restoring;
  }

  private check(checkoutId: string | undefined): Promise<void> {
    return this.running ?? this.run((tell) => this.resolveFailedPayment.execute(checkoutId, tell));
  }

  /** The page shows what the latest work finds out. */
  private run(work: (tell: (known: FailurePageState) => void) => Promise<FailurePageState>): Promise<void> {
    const show = (state: FailurePageState) => {
      if (this.running === running) this.show(state);
    };
    const running = work(show)
      .then(show)
      .finally(() => {
        runInAction(() => {
          if (this.running === running) this.running = undefined;
        });
        void this.cart.load();
      });
    this.running = running;
    return running;
  }

  /** The items of a failed order are back in the cart. Only a payment changes what the page says then. */
  private show(state: FailurePageState): void {
    const isDone = this.state.kind === 'failed' && this.state.restoredItems !== 'restoring';
    if (!isDone || state.kind === 'paid' || state.kind === 'processing') this.state = state;
  }
}
