import type { CheckoutIntent } from '../../domain/checkout/checkout-intent';
import type { SessionViewModel } from '../auth/session.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';

export class CheckoutEntryViewModel {
  constructor(
    private readonly overlays: OverlaysViewModel,
    private readonly session: SessionViewModel,
    private readonly intent: CheckoutIntent,
  ) {}

  start(): void {
    if (this.session.isSignedIn) {
      this.overlays.open({ kind: 'checkout' });
      return;
    }
    this.intent.note();
    this.overlays.openSignIn();
  }

  /** After the sign-in, the specification opens the cart and the checkout over it. So closing the checkout shows the cart. */
  continueAfterSignIn(): void {
    if (this.session.isSignedIn && this.intent.consume()) this.overlays.open({ kind: 'checkout', fromCart: true });
  }
}
