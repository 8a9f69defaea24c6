import { makeAutoObservable } from 'mobx';
import type { UnavailableLine } from '../../domain/cart/cart-review';
import type { CheckoutIntent } from '../../domain/checkout/checkout-intent';
import type { RetryOrder } from '../../domain/checkout/retry-payment';
import type { Product } from '../../domain/menu/product';
import type { Cancel, Connectivity } from '../../domain/shared/ports';
import type { SessionViewModel } from '../auth/session.view-model';

/** The dialog that lies over the page; there is one at a time. */
export type Overlay =
  | { readonly kind: 'cart' | 'login' | 'mobileMenu' }
  | { readonly kind: 'item'; readonly product: Product }
  /** A checkout of the cart, or of an order whose payment failed. */
  | { readonly kind: 'checkout'; readonly retry?: RetryOrder }
  /** Nothing in the cart could be had as it was, so it was cleared. */
  | { readonly kind: 'cartUnavailable'; readonly lines: readonly UnavailableLine[] };

/** What lies over every page: overlays, the state of the connection, the way into checkout. One for the whole app. */
export class ShellViewModel {
  overlay: Overlay | undefined = undefined;
  online = true;
  /** A sign-in is under way: it goes on, and the checkout that waits for it, when its dialog has gone with the page. */
  signingIn = false;
  private stopListening: Cancel | undefined;

  constructor(
    private readonly connectivity: Connectivity,
    private readonly intent: CheckoutIntent,
    private readonly session: SessionViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    this.setOnline(this.connectivity.isOnline());
    this.stopListening ??= this.connectivity.onChange((online) => this.setOnline(online));
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  open(overlay: Overlay): void {
    this.overlay = overlay;
  }

  openCart(): void {
    this.open({ kind: 'cart' });
  }

  openItem(product: Product): void {
    this.open({ kind: 'item', product });
  }

  /** Closing the sign-in is a no to the checkout that asked for it. */
  close(): void {
    if (this.overlay?.kind === 'login') this.intent.forget();
    this.overlay = undefined;
  }

  /** Going to another page closes what lay over this one. */
  leavePage(): void {
    if (this.signingIn) this.overlay = undefined;
    else this.close();
  }

  /** The browser shows the page again as it was left: what lay over it belongs to a moment that has passed. */
  comeBack(): void {
    this.signingIn = false;
    this.leavePage();
  }

  signIn(): void {
    this.open({ kind: 'login' });
  }

  /** A guest signs in first; the wish to check out is kept until then. */
  checkout(): void {
    if (this.session.isSignedIn) {
      this.open({ kind: 'checkout' });
      return;
    }
    this.intent.note();
    this.signIn();
  }

  /** Whoever signs out is done; a checkout that a service stopped `goesOn` after signing in again. */
  stopCheckout(goesOn: boolean): void {
    if (goesOn) this.intent.note();
    this.leavePage();
  }

  /** After a sign-in: a checkout that was waiting for it goes on, with the cart open behind it. */
  continueCheckout(): void {
    if (this.session.isSignedIn && this.intent.take()) this.open({ kind: 'checkout' });
  }

  private setOnline(online: boolean): void {
    this.online = online;
  }
}
