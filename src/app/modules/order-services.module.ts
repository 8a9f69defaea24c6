import { HttpOrderGateway } from '../../adapters/http/http-order-gateway';
import { HttpServices } from '../../adapters/http/http-services';
import { MockTransport } from '../../adapters/mock/mock-transport';
import { MockOrderGateway } from '../../adapters/mock/orders/mock-order-gateway';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { LocalCheckoutDraftRepository, LocalOrderedItemsRepository } from '../../adapters/storage/checkout-records';
import { LocalPendingOrderRepository } from '../../adapters/storage/local-pending-order-repository';
import type { SessionRepository } from '../../domain/auth/ports';
import { GoToPayment } from '../../domain/checkout/go-to-payment';
import { OrderLedger } from '../../domain/checkout/pending-orders/order-ledger';
import { IdentifyOrders } from '../../domain/checkout/pending-orders/identify-orders';
import { RestoreOrder } from '../../domain/checkout/pending-orders/restore-order';
import { SettleOrders, SettlingOrderGateway } from '../../domain/checkout/pending-orders/settle-orders';
import { zonelessReader } from '../../domain/shared/instant-at';
import type { Browser, Clock } from '../../domain/shared/ports';
import { UrlGuard } from '../../domain/shared/url-allowlist';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { shortageToast, RestoredItems } from '../../view-models/checkout/order-toasts';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { construct, wire } from './wiring';

export const orderServicesModule = wire(({ add, make, makeSingle, alias }) => {
  make(tokens.pendingOrderRepository, construct(LocalPendingOrderRepository), [JsonStorage, tokens.clock]);
  make(tokens.checkoutDraftRepository, construct(LocalCheckoutDraftRepository), [JsonStorage]);
  make(tokens.orderedItemsRepository, construct(LocalOrderedItemsRepository), [JsonStorage]);
  make(tokens.checkoutUrls, paymentPages, [tokens.browser, tokens.settings]);
  if (import.meta.env.VITE_BACKEND === 'mock')
    make(tokens.orderService, construct(MockOrderGateway), [MockTransport, tokens.browser]);
  else makeSingle(tokens.orderService, httpOrders, [HttpServices, tokens.shop, tokens.settings, tokens.clock]);
  make(tokens.currentCustomer, customerOf, [tokens.sessionRepository]);
  make(tokens.announceShortage, (toasts: ToastsViewModel) => (item, limit) => toasts.show(shortageToast(item, limit)), [
    ToastsViewModel,
  ]);

  add(OrderLedger, [
    tokens.pendingOrderRepository,
    tokens.cartRepository,
    tokens.checkoutDraftRepository,
    tokens.locks,
    tokens.currentCustomer,
    tokens.announceShortage,
    { serviceIdentifier: tokens.orderSteps, optional: true },
  ]);
  add(GoToPayment, [OrderLedger, tokens.departureRepository, tokens.browser]);

  add(IdentifyOrders, [
    OrderLedger,
    tokens.orderService,
    tokens.orderedItemsRepository,
    tokens.currentCustomer,
    tokens.browser,
  ]);
  add(RestoreOrder, [OrderLedger, tokens.orderService, IdentifyOrders]);
  add(SettleOrders, [OrderLedger, IdentifyOrders]);
  add(RestoredItems, [CartViewModel, ToastsViewModel]);
  make(tokens.announceRestored, (restored: RestoredItems) => (items) => restored.announce(items), [RestoredItems]);
  add(SettlingOrderGateway, [tokens.orderService, SettleOrders, tokens.currentCustomer, tokens.announceRestored]);
  alias(tokens.orderGateway, SettlingOrderGateway);
});

function paymentPages(browser: Browser, { checkoutOrigins, backend }: Settings) {
  return new UrlGuard(browser, checkoutOrigins, backend === 'mock');
}

function customerOf(sessions: SessionRepository) {
  return { id: () => sessions.load()?.user.id };
}

function httpOrders(
  { order }: HttpServices,
  shop: ShopProfile,
  { orderDialect, idempotencyKey }: Settings,
  clock: Clock,
) {
  return new HttpOrderGateway(order, {
    dialect: orderDialect ?? shop.orderDialect,
    sendIdempotencyKey: idempotencyKey,
    readZoneless: (earliest) => zonelessReader(earliest, clock.now(), shop.timeZone),
  });
}
