import type { AccountGateway } from '../../src/domain/auth/ports';
import { RefreshSession } from '../../src/domain/auth/refresh-session';
import { SignOut } from '../../src/domain/auth/sign-out';
import type { Cart } from '../../src/domain/cart/cart';
import { GoToPayment } from '../../src/domain/checkout/go-to-payment';
import { CheckoutIntent } from '../../src/domain/checkout/checkout-intent';
import { OrderLedger } from '../../src/domain/checkout/pending-orders/order-ledger';
import { specifiedNumbers } from '../../src/domain/shop/shop-numbers';
import type { OrderGateway } from '../../src/domain/orders/ports';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { FulfillmentViewModel } from '../../src/view-models/cart/fulfillment.view-model';
import { CartViewModel } from '../../src/view-models/cart/cart.view-model';
import { SessionEndViewModel } from '../../src/view-models/auth/session-end.view-model';
import { SessionViewModel } from '../../src/view-models/auth/session.view-model';
import { CheckoutEntryViewModel } from '../../src/view-models/checkout/checkout-entry.view-model';
import { RestoredItems } from '../../src/view-models/checkout/order-toasts';
import { ConnectionViewModel } from '../../src/view-models/shell/connection.view-model';
import { OverlaysViewModel } from '../../src/view-models/shell/overlays.view-model';
import { ToastsViewModel } from '../../src/view-models/shell/toasts.view-model';
import { aCartItem, aSession } from './builders';
import {
  InMemoryCart,
  InMemoryDeparture,
  InMemoryDraft,
  InMemoryFulfillment,
  InMemoryIntent,
  InMemoryPendingOrders,
  InMemorySession,
} from './in-memory';
import {
  FakeAuthErrorChannel,
  FakeBrowser,
  FakeConnectivity,
  FakeTime,
  InMemoryLocks,
  InMemoryReports,
} from './in-memory-device';
import { anAccountGateway, anOrderGateway } from './in-memory-gateways';
import { aRestoreOrder, aSettlingGateway } from './settling';

interface ShopOptions {
  readonly signedIn?: boolean;
  readonly tokenExpiresAt?: Date;
  readonly refresh?: AccountGateway['refresh'];
  readonly cart?: Cart;
  readonly find?: OrderGateway['find'];
  readonly now?: Date;
}

export async function aShop({
  signedIn = true,
  cart = [aCartItem({ quantity: 2 })],
  find,
  tokenExpiresAt,
  refresh,
  now,
}: ShopOptions = {}) {
  const time = new FakeTime(now);
  const sessions = new InMemorySession(signedIn ? aSession() : undefined, tokenExpiresAt);
  const carts = new InMemoryCart(cart);
  const connectivity = new FakeConnectivity();
  const authErrorChannel = new FakeAuthErrorChannel();
  const account = anAccountGateway({ logout: () => Promise.resolve(), ...(refresh ? { refresh } : {}) });
  const intent = new CheckoutIntent(new InMemoryIntent(), time);
  const locks = new InMemoryLocks(time);
  const pending = new InMemoryPendingOrders();
  const drafts = new InMemoryDraft();
  const fulfillments = new InMemoryFulfillment();
  const departures = new InMemoryDeparture();
  const browser = new FakeBrowser();
  const reports = new InMemoryReports();

  const customer = { id: () => session.user?.id };
  const ledger = new OrderLedger(pending, carts, drafts, locks, customer);
  const orders = anOrderGateway(find ? { find } : {});

  const toasts = new ToastsViewModel(time);
  const cartViewModel = new CartViewModel(carts, toasts, specifiedNumbers, reports);
  const session = new SessionViewModel(
    sessions,
    new RefreshSession(account, sessions, authErrorChannel, locks, time, time),
    new SignOut(account, sessions),
    toasts,
  );
  const overlays = new OverlaysViewModel(session, intent);
  const sessionEnd = new SessionEndViewModel(session, authErrorChannel, overlays, intent, toasts);
  const connection = new ConnectionViewModel(connectivity);
  connection.load();
  sessionEnd.load();
  await Promise.all([cartViewModel.load(), session.load()]);
  return {
    time,
    sessions,
    carts,
    connectivity,
    authErrorChannel,
    intent,
    pending,
    drafts,
    toasts,
    session,
    sessionEnd,
    overlays,
    connection,
    checkoutEntry: new CheckoutEntryViewModel(overlays, session, intent),
    cart: cartViewModel,
    fulfillments,
    fulfillment: new FulfillmentViewModel(fulfillments, cookies),
    browser,
    departures,
    goToPayment: new GoToPayment(ledger, departures, browser),
    ledger,
    restoreOrder: aRestoreOrder(ledger, orders),
    settling: aSettlingGateway(ledger, orders),
    restoredItems: new RestoredItems(cartViewModel, toasts),
    customer,
    reports,
  };
}

export type Shop = Awaited<ReturnType<typeof aShop>>;
