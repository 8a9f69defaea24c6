import { RetryPayment } from '../../domain/checkout/retry-payment';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { FulfillmentViewModel } from '../../view-models/cart/fulfillment.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { LastOrderViewModel } from '../../view-models/orders/last-order.view-model';
import { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const reorderModule = wire(({ add }) => {
  add(ReorderViewModel, [
    tokens.menuService,
    tokens.orderedItemsRepository,
    CartViewModel,
    ToastsViewModel,
    OverlaysViewModel,
  ]);
  add(RetryPayment, [
    tokens.menuService,
    tokens.orderGateway,
    tokens.orderedItemsRepository,
    tokens.checkoutDraftRepository,
    tokens.currentCustomer,
    tokens.shop,
  ]);
  add(RetryPaymentViewModel, [RetryPayment, OverlaysViewModel, SessionViewModel]);
  // The home page only offers an order. The cart stays as it is until the customer presses.
  add(LastOrderViewModel, [
    tokens.orderService,
    tokens.lastOrderOfferRepository,
    MenuViewModel,
    tokens.orderedItemsRepository,
    FulfillmentViewModel,
    tokens.shop,
  ]);
});
