import { reaction } from 'mobx';
import { pendingOrderNoticeFeature } from '../../../src/app/features/pending-order-notice.feature';
import { paths } from '../../../src/domain/shared/paths';
import type { Cancel } from '../../../src/domain/shared/ports';
import { SessionViewModel } from '../../../src/view-models/auth/session.view-model';
import { CartViewModel } from '../../../src/view-models/cart/cart.view-model';
import { CheckoutEntryViewModel } from '../../../src/view-models/checkout/checkout-entry.view-model';
import { PendingOrderPresenceViewModel } from '../../../src/view-models/checkout/pending-order-presence.view-model';
import { PendingOrderViewModel } from '../../../src/view-models/checkout/pending-order.view-model';
import { BackForwardRestoreViewModel } from '../../../src/view-models/shell/back-forward-restore.view-model';
import { ConnectionViewModel } from '../../../src/view-models/shell/connection.view-model';
import { OverlaysViewModel, type Overlay } from '../../../src/view-models/shell/overlays.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import type { PageLoad } from './page-load';
import { shopOrigin } from './page-window';
import { isProtected, mountDialog, mountScreen, type Dialog, type Screen } from './screens';

/** Mounts and unmounts what the components of `ui/` mount and unmount, at the same events. */
export class ShopPage {
  readonly session: SessionViewModel;
  readonly cart: CartViewModel;
  readonly overlays: OverlaysViewModel;
  readonly toasts: ToastsViewModel;
  readonly entry: CheckoutEntryViewModel;
  screen: Screen | undefined;
  dialog: Dialog | undefined;
  pendingOrder: PendingOrderViewModel | undefined;
  url: URL;
  private readonly presence: PendingOrderPresenceViewModel;
  private shownOverlay: Overlay | undefined;
  private shownFor = 0;
  private seenExpiries: number;
  private wasSignedIn = false;
  private isRenderDue = false;
  private readonly stops: Cancel[] = [];
  private stopPresence: Cancel = () => undefined;

  constructor(
    readonly load: PageLoad,
    path: string,
    private readonly onDialog: (dialog: Overlay | undefined, before: Overlay | undefined) => void,
  ) {
    this.session = load.get(SessionViewModel);
    this.cart = load.get(CartViewModel);
    this.overlays = load.get(OverlaysViewModel);
    this.toasts = load.get(ToastsViewModel);
    this.entry = load.get(CheckoutEntryViewModel);
    this.presence = load.get(PendingOrderPresenceViewModel);
    this.seenExpiries = this.session.expiries;
    this.url = new URL(path, shopOrigin);
  }

  start(): void {
    const connection = this.load.get(ConnectionViewModel);
    void this.session.load();
    void this.cart.load();
    connection.load();
    this.stops.push(
      this.load.get(BackForwardRestoreViewModel).watch(),
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

  /** A link of the shop. */
  go(path: string, isAfterSignIn = false): void {
    this.leave();
    this.url = new URL(path, shopOrigin);
    this.arrive();
    if (isAfterSignIn) this.entry.continueAfterSignIn();
  }

  /** Unmounts everything. */
  stop(): void {
    this.leave();
    this.dialog?.dispose();
    this.dialog = undefined;
    for (const stop of this.stops) stop();
  }

  private arrive(): void {
    this.stopPresence = this.presence.watch(this.url.pathname);
    this.pendingOrder?.look();
    this.render();
  }

  private leave(): void {
    this.overlays.leavePage();
    this.stopPresence();
    this.screen?.dispose();
    this.screen = undefined;
  }

  /** What the components observe. */
  private rendered(): readonly unknown[] {
    const { session, overlays, presence, screen } = this;
    const authenticated = screen?.kind === 'authenticate' && screen.authenticate.destination;
    const failed = screen?.kind === 'paymentFailure' && screen.failure.state;
    const { current, customerChanges } = overlays;
    const { isSignedIn, isVerifying, expiries } = session;
    const { isPresent, hasReturned } = presence;
    return [current, customerChanges, isSignedIn, isVerifying, expiries, isPresent, hasReturned, authenticated, failed];
  }

  /** As React does: after the event, once. */
  private renderSoon(): void {
    if (this.isRenderDue) return;
    this.isRenderDue = true;
    void Promise.resolve().then(() => {
      this.isRenderDue = false;
      if (!this.load.isGone) this.render();
    });
  }

  private render(): void {
    const { session, overlays, screen } = this;
    // `/authenticate` is outside of the layout, which a change of customer rebuilds.
    if (this.shownFor !== overlays.customerChanges && screen?.kind !== 'authenticate') this.leaveScreen();
    this.renderDialog();
    this.shownFor = overlays.customerChanges;
    this.renderPendingOrder();
    if (session.isSignedIn) this.wasSignedIn = true;
    if (this.seenExpiries !== session.expiries) {
      this.seenExpiries = session.expiries;
      session.rememberPath(this.url.pathname + this.url.search);
      if (this.url.pathname !== paths.home) return this.go(paths.home);
    }
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
    if (state.kind === 'paid' || state.kind === 'processing') this.go(paths.paymentStatus({ orderId: state.order.id }));
  }

  private leaveScreen(): void {
    this.screen?.dispose();
    this.screen = undefined;
  }

  private renderDialog(): void {
    const { current, customerChanges } = this.overlays;
    if (this.shownOverlay === current && this.shownFor === customerChanges) return;
    this.dialog?.dispose();
    this.onDialog(current, this.shownOverlay);
    this.shownOverlay = current;
    this.dialog = current && mountDialog(this.load, current);
  }

  private renderPendingOrder(): void {
    if (!this.presence.isPresent) {
      this.pendingOrder = undefined;
      return;
    }
    if (this.pendingOrder && !this.presence.hasReturned) return;
    this.load.load(pendingOrderNoticeFeature);
    this.pendingOrder = this.load.get(PendingOrderViewModel);
    this.pendingOrder.look();
  }
}
