import { makeAutoObservable } from 'mobx';
import type { UnavailableLine } from '../../domain/cart/cart-review';
import type { CheckoutIntent } from '../../domain/checkout/checkout-intent';
import type { RetryOrder } from '../../domain/checkout/retry-payment';
import type { Product } from '../../domain/menu/product';
import type { SessionViewModel } from '../auth/session.view-model';

export type Overlay =
  | { readonly kind: 'cart' | 'login' | 'mobileMenu' }
  | { readonly kind: 'item'; readonly product: Product }
  /**
   * `retry`: an order whose payment failed. `fromCart`: closing the checkout opens the cart again. `hasFailed`: the
   * cart has just come back from a failed payment. `toConfirm`: the details are asked for only if some are missing.
   */
  | {
      readonly kind: 'checkout';
      readonly retry?: RetryOrder;
      readonly fromCart?: true;
      readonly hasFailed?: true;
      readonly toConfirm?: true;
    }
  | { readonly kind: 'cartUnavailable'; readonly lines: readonly UnavailableLine[] };

/** An overlay shows only to the customer it was opened for. */
export class OverlaysViewModel {
  private opened: { readonly overlay: Overlay; readonly customerChanges: number } | undefined = undefined;

  constructor(
    private readonly session: SessionViewModel,
    private readonly intent: CheckoutIntent,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get current(): Overlay | undefined {
    return this.opened?.customerChanges === this.customerChanges ? this.opened.overlay : undefined;
  }

  get checkout(): Extract<Overlay, { kind: 'checkout' }> | undefined {
    return this.current?.kind === 'checkout' ? this.current : undefined;
  }

  /** An action that began before a change of customer must not open an overlay after it. */
  get customerChanges(): number {
    return this.session.customerChanges;
  }

  open(overlay: Overlay): void {
    this.opened = { overlay, customerChanges: this.customerChanges };
  }

  openCart(): void {
    this.open({ kind: 'cart' });
  }

  openItem(product: Product): void {
    this.open({ kind: 'item', product });
  }

  openSignIn(): void {
    this.open({ kind: 'login' });
  }

  close(): void {
    if (this.current?.kind === 'login') {
      this.intent.forget();
      this.session.consumeWantedPath();
    }
    if (this.checkout?.fromCart) this.openCart();
    else this.opened = undefined;
  }

  /** Closes without opening the cart again. A pending sign-in keeps its intent. */
  closeAll(): void {
    if (!this.session.isSigningIn) this.close();
    this.opened = undefined;
  }
}
