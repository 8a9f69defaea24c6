import { ContainerModule, type BindToFluentSyntax } from 'inversify';
import { HttpOrderGateway } from '../../adapters/http/http-order-gateway';
import { MockOrderGateway } from '../../adapters/mock/orders/mock-order-gateway';
import { MockTransport } from '../../adapters/mock/mock-transport';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { LocalCheckoutDraftRepository } from '../../adapters/storage/local-checkout-draft-repository';
import { LocalOrderedItemsRepository } from '../../adapters/storage/local-ordered-items-repository';
import { LocalPendingOrderRepository } from '../../adapters/storage/local-pending-order-repository';
import type { SessionRepository } from '../../domain/auth/ports';
import type { CartRepository } from '../../domain/cart/ports';
import { GoToPayment } from '../../domain/checkout/go-to-payment';
import { OrderLedger } from '../../domain/checkout/order-ledger';
import type { CheckoutDraftRepository, CurrentCustomer, PendingOrderRepository } from '../../domain/checkout/ports';
import type { OrderGateway } from '../../domain/orders/ports';
import type { Locks } from '../../domain/shared/ports';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { itemUnavailableToast } from '../../view-models/checkout/order-toasts';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { construct } from '../construct';
import { HttpServices } from '../http-services';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { urlGuard } from '../url-guards';

/** The order service and the orders that are not settled, as checkout needs them. */
export const orderModule = new ContainerModule(({ bind }) => {
  bindOrderService(bind(tokens.orderService));
  bind(tokens.pendingOrderRepository).toResolvedValue(construct(LocalPendingOrderRepository), [
    JsonStorage,
    tokens.clock,
  ]);
  bind(tokens.checkoutDraftRepository).toResolvedValue(construct(LocalCheckoutDraftRepository), [JsonStorage]);
  bind(tokens.orderedItemsRepository).toResolvedValue(construct(LocalOrderedItemsRepository), [JsonStorage]);
  bind(tokens.checkoutUrls).toResolvedValue(urlGuard('checkoutOrigins'), [tokens.browser, tokens.settings]);
  bind(tokens.currentCustomer).toResolvedValue(
    (sessions: SessionRepository) => ({ id: () => sessions.load()?.user.id }),
    [tokens.sessionRepository],
  );
  bind(OrderLedger).toResolvedValue(orderLedger, [
    tokens.pendingOrderRepository,
    tokens.cartRepository,
    tokens.checkoutDraftRepository,
    tokens.locks,
    tokens.currentCustomer,
    ToastsViewModel,
  ]);
  bind(GoToPayment).toResolvedValue(construct(GoToPayment), [OrderLedger, tokens.departureRepository, tokens.browser]);
});

/** A build keeps one of these branches. */
function bindOrderService(service: BindToFluentSyntax<OrderGateway>): void {
  if (import.meta.env.VITE_BACKEND === 'http' || import.meta.env.VITE_BACKEND === 'fallback')
    service.toResolvedValue(httpOrders, [HttpServices, tokens.shop, tokens.settings]).inSingletonScope();
  else service.toResolvedValue(construct(MockOrderGateway), [MockTransport, tokens.browser]);
}

function orderLedger(
  pending: PendingOrderRepository,
  carts: CartRepository,
  drafts: CheckoutDraftRepository,
  locks: Locks,
  customer: CurrentCustomer,
  toasts: ToastsViewModel,
) {
  return new OrderLedger(pending, carts, drafts, locks, customer, (item) => toasts.show(itemUnavailableToast(item)));
}

function httpOrders({ order }: HttpServices, shop: ShopProfile, { orderDialect, idempotencyKey }: Settings) {
  return new HttpOrderGateway(order, {
    dialect: orderDialect ?? shop.orderDialect,
    sendIdempotencyKey: idempotencyKey,
  });
}
