import { reaction } from 'mobx';
import { paths, routes } from '../../../src/domain/shared/paths';
import type { Cancel } from '../../../src/domain/shared/ports';
import { SessionEndViewModel } from '../../../src/view-models/auth/session-end.view-model';
import { SessionViewModel } from '../../../src/view-models/auth/session.view-model';
import { CartViewModel } from '../../../src/view-models/cart/cart.view-model';
import { CheckoutEntryViewModel } from '../../../src/view-models/checkout/checkout-entry.view-model';
import type { PendingOrderViewModel } from '../../../src/view-models/checkout/pending-order.view-model';
import { BackForwardRestoreViewModel } from '../../../src/view-models/shell/back-forward-restore.view-model';
import { ConnectionViewModel } from '../../../src/view-models/shell/connection.view-model';
import { OverlaysViewModel } from '../../../src/view-models/shell/overlays.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { afterEvent } from './after-event';
import { DialogSlot, type DialogListener } from './dialog-slot';
import { NoticeSlot } from './notice-slot';
import type { PageLoad } from './page-load';
import { shopOrigin } from './page-window';
import { isProtected, mountScreen, type Dialog, type Screen } from './screens';

const noPage: Cancel = () => undefined;

/** Mounts and unmounts what the components of `ui/` do, at the same events. */
export class ShopPage {
  readonly session: SessionViewModel;
  readonly cart: CartViewModel;
  readonly overlays: OverlaysViewModel;
  readonly toasts: ToastsViewModel;
  readonly entry: CheckoutEntryViewModel;
  screen: Screen | undefined;
  url: URL;
  private readonly dialogSlot: DialogSlot;
  private readonly noticeSlot: NoticeSlot;
  private wasSignedIn = false;
  private readonly renderSoon = afterEvent(() => !this.load.isGone && this.render());
  private readonly stops: Cancel[] = [];
  private readonly sessionEnd: SessionEndViewModel;
  private stopPresence: Cancel = () => undefined;
  private stopShowing: Cancel = noPage;

  constructor(
    readonly load: PageLoad,
    path: string,
    onDialog: DialogListener,
  ) {
    this.session = load.get(SessionViewModel);
    this.cart = load.get(CartViewModel);
    this.overlays = load.get(OverlaysViewModel);
    this.toasts = load.get(ToastsViewModel);
    this.entry = load.get(CheckoutEntryViewModel);
    this.sessionEnd = load.get(SessionEndViewModel);
    this.url = new URL(path, shopOrigin);
    this.dialogSlot = new DialogSlot(load, this.overlays, onDialog);
    this.noticeSlot = new NoticeSlot(load);
  }

  get dialog(): Dialog | undefined {
    return this.dialogSlot.dialog;
  }

  get pendingOrder(): PendingOrderViewModel | undefined {
    return this.noticeSlot.pendingOrder;
  }

  start(): void {
    const connection = this.load.get(ConnectionViewModel);
    this.sessionEnd.load();
    void this.session.load();
    void this.cart.load();
    connection.load();
    const backForwardRestore = this.load.get(BackForwardRestoreViewModel);
    backForwardRestore.load();
    this.stops.push(
      () => backForwardRestore.dispose(),
      () => this.sessionEnd.dispose(),
      () => this.session.dispose(),
      () => this.cart.dispose(),
      () => connection.dispose(),
      reaction(
        () => this.rendered(),
        () => this.renderSoon(),
      ),
    );
    this.arrive();
  }

  go(path: string, isAfterSignIn = false): void {
    this.leave();
    this.url = new URL(path, shopOrigin);
    this.arrive();
    if (isAfterSignIn) this.entry.continueAfterSignIn();
  }

  stop(): void {
    this.leave();
    this.dialogSlot.unmount();
    for (const stop of this.stops) stop();
  }

  private arrive(): void {
    this.stopPresence = this.noticeSlot.arrive(this.url.pathname);
    // `/authenticate` is outside of the layout, so no end of a session leads away from it.
    const { pathname, search } = this.url;
    const goHome = afterEvent(() => !this.load.isGone && this.go(paths.home));
    this.stopShowing =
      pathname === routes.authenticate ? noPage : this.sessionEnd.setPage({ path: pathname + search, goHome });
    this.render();
  }

  private leave(): void {
    this.overlays.closeAll();
    this.stopPresence();
    this.stopShowing();
    this.screen?.dispose();
    this.screen = undefined;
  }

  private rendered(): readonly unknown[] {
    const { session, overlays, screen } = this;
    const authenticated = screen?.kind === 'authenticate' && screen.authenticate.destination;
    const failed = screen?.kind === 'paymentFailure' && screen.failure.state;
    const { current, customerChanges } = overlays;
    const { isSignedIn, isVerifying } = session;
    const { isPresent, hasReturned } = this.noticeSlot.presence;
    return [current, customerChanges, isSignedIn, isVerifying, isPresent, hasReturned, authenticated, failed];
  }

  private render(): void {
    const { session, overlays, screen } = this;
    // `/authenticate` is outside of the layout, which a change of customer rebuilds.
    if (this.dialogSlot.isOfFormerCustomer && screen?.kind !== 'authenticate') this.leaveScreen();
    this.dialogSlot.render();
    this.noticeSlot.render();
    if (session.isSignedIn) this.wasSignedIn = true;
    if (isProtected(this.url.pathname) && !session.isSignedIn) {
      this.leaveScreen();
      if (session.isVerifying) return;
      if (!this.wasSignedIn) session.rememberPath(this.url.pathname + this.url.search);
      this.go(paths.home);
      if (!this.wasSignedIn) overlays.openSignIn();
      return;
    }
    this.screen ??= mountScreen(this.load, this.url);
    if (screen?.kind === 'authenticate' && screen.authenticate.destination)
      return this.go(screen.authenticate.destination, screen.authenticate.state.kind === 'signedIn');
    if (screen?.kind !== 'paymentFailure') return;
    const { state } = screen.failure;
    if (state.kind === 'paid' || state.kind === 'processing') this.go(paths.paymentStatus({ orderId: state.orderId }));
  }

  private leaveScreen(): void {
    this.screen?.dispose();
    this.screen = undefined;
  }
}
