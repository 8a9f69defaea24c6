import { ContainerModule } from 'inversify';
import { PlaceOrder } from '../../domain/checkout/place-order';
import { ReviewOrder } from '../../domain/checkout/review-order';
import { CheckoutOverlay } from '../../ui/checkout/checkout-overlay';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { CheckoutReviewViewModel } from '../../view-models/checkout/checkout-review.view-model';
import { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { construct } from '../construct';
import { orderStorageModule } from '../modules/order-storage.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { tokens } from '../tokens';
import { urlGuard } from '../url-guards';

const bindings = new ContainerModule(({ bind }) => {
  bind(tokens.checkoutUrls).toResolvedValue(urlGuard('checkoutOrigins'), [tokens.browser, tokens.settings]);
  bind(ReviewOrder).toResolvedValue(construct(ReviewOrder), [tokens.menuGateway, tokens.cartRepository]);
  // A single instance, so that repeated presses make one order.
  bind(PlaceOrder)
    .toResolvedValue(construct(PlaceOrder), [
      ReviewOrder,
      tokens.orderGateway,
      tokens.cartRepository,
      tokens.pendingOrderRepository,
      tokens.orderedItemsRepository,
      tokens.checkoutUrls,
      tokens.browser,
      tokens.randomness,
      tokens.clock,
    ])
    .inSingletonScope();
  bind(CheckoutReviewViewModel).toResolvedValue(construct(CheckoutReviewViewModel), [
    ReviewOrder,
    CartViewModel,
    OverlaysViewModel,
  ]);
  bind(CheckoutViewModel).toResolvedValue(construct(CheckoutViewModel), [
    CheckoutReviewViewModel,
    PlaceOrder,
    tokens.checkoutDraftRepository,
    CartViewModel,
    OverlaysViewModel,
    ConnectionViewModel,
    CheckoutEntryViewModel,
  ]);
});

export const checkoutFeature = {
  component: CheckoutOverlay,
  modules: [orderGatewayModule, orderStorageModule, bindings],
};
