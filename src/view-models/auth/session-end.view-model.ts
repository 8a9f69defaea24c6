import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { AuthErrorChannel } from '../../domain/auth/ports';
import type { CheckoutIntent } from '../../domain/checkout/checkout-intent';
import { paths } from '../../domain/shared/paths';
import type { Cancel } from '../../domain/shared/ports';
import { sessionExpiredText } from '../../domain/shared/service-error';
import type { OverlaysViewModel } from '../shell/overlays.view-model';
import type { ToastsViewModel } from '../shell/toasts.view-model';
import { sessionNoticePeriod, type SessionViewModel } from './session.view-model';

interface ShownPage {
  /** The path includes the query. */
  readonly path: string;
  goHome(): void;
}

/**
 * A 401 comes here only if a new token did not cure it: `HttpClient.sendAgain` sends the call again first, an order only
 * if it has a key.
 *
 * Before the list in `expire`, `removeRefusedSession` has removed the stored session and reported that. The client of the
 * refused call calls it, or `RefreshSession` if the service refused the refresh. After the list, the refused call fails with
 * `sessionEnded`. If it carried an order, `PlaceOrder` stores whether the service may have made it, and the order can be sent
 * again after sign-in.
 */
export class SessionEndViewModel {
  private page: ShownPage | undefined = undefined;
  private stops: readonly Cancel[] = [];

  constructor(
    private readonly session: SessionViewModel,
    private readonly authErrorChannel: AuthErrorChannel,
    private readonly overlays: OverlaysViewModel,
    private readonly intent: CheckoutIntent,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    if (this.stops.length > 0) return;
    this.stops = [
      this.authErrorChannel.onAuthError(() => this.expire()),
      reaction(
        // This is for a sign-out. `expire` closes the checkout itself, before MobX runs this reaction.
        () => this.session.isSignedIn,
        (isSignedIn) => !isSignedIn && this.closeCheckout(),
      ),
    ];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /** The page to lead back to after the next sign-in. */
  setPage(page: ShownPage): Cancel {
    this.page = page;
    return () =>
      runInAction(() => {
        if (this.page === page) this.page = undefined;
      });
  }

  /** What happens when a session ends, in this order. */
  private expire(): void {
    const { checkout } = this.overlays;
    // Every screen shows a guest from here on, and nothing more of the customer.
    this.session.expire();
    // The checkout of a cart goes on after the next sign-in. The items of a retried order are not the cart's.
    if (checkout && !checkout.retry) this.intent.note();
    this.closeCheckout();
    // Sign-in leads back to this page. Closing the sign-in dialog forgets such a path, so it is remembered after that.
    if (this.page) this.session.rememberPath(this.page.path);
    // The specification asks for this: most pages may show data of the customer.
    if (this.page && !isHome(this.page)) this.page.goHome();
    this.toasts.show({ text: sessionExpiredText, about: 'session', urgent: true, period: sessionNoticePeriod });
  }

  /** After a sign-out too, here or in another tab: the next customer must not find the dialog. */
  private closeCheckout(): void {
    if (this.overlays.checkout) this.overlays.closeAll();
  }
}

function isHome({ path }: ShownPage): boolean {
  return path === paths.home || path.startsWith(`${paths.home}?`);
}
