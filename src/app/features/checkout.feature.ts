import { ContainerModule } from 'inversify';
import { GoToPayment } from '../../domain/checkout/go-to-payment';
import { OrderLedger } from '../../domain/checkout/order-ledger';
import { PlaceOrder } from '../../domain/checkout/place-order';
import { ReviewOrder } from '../../domain/checkout/review-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { CheckoutOverlay } from '../../ui/checkout/checkout-overlay';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { CheckoutAttemptViewModel } from '../../view-models/checkout/checkout-attempt.view-model';
import { CheckoutReviewViewModel } from '../../view-models/checkout/checkout-review.view-model';
import { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { LateOutcome } from '../../view-models/checkout/late-outcome';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { menuModule } from '../modules/menu.module';
import { orderModule } from '../modules/order.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(ReviewOrder).toResolvedValue(construct(ReviewOrder), [
    tokens.menuService,
    tokens.cartRepository,
    CustomerCalendar,
  ]);
  // A single instance, so that repeated presses make one order.
  bind(PlaceOrder)
    .toResolvedValue(construct(PlaceOrder), [
      ReviewOrder,
      tokens.orderService,
      tokens.cartRepository,
      OrderLedger,
      tokens.orderedItemsRepository,
      tokens.checkoutUrls,
      tokens.currentCustomer,
      GoToPayment,
      tokens.randomness,
      tokens.clock,
      tokens.shop,
    ])
    .inSingletonScope();
  bind(CheckoutReviewViewModel).toResolvedValue(construct(CheckoutReviewViewModel), [
    ReviewOrder,
    CartViewModel,
    OverlaysViewModel,
  ]);
  bind(LateOutcome)
    .toResolvedValue(construct(LateOutcome), [
      CartViewModel,
      ToastsViewModel,
      GoToPayment,
      tokens.currentCustomer,
      tokens.shop,
    ])
    .inSingletonScope();
  bind(CheckoutAttemptViewModel).toResolvedValue(construct(CheckoutAttemptViewModel), [
    CheckoutReviewViewModel,
    PlaceOrder,
    CartViewModel,
    LateOutcome,
    tokens.timers,
  ]);
  bind(CheckoutViewModel).toResolvedValue(construct(CheckoutViewModel), [
    CheckoutAttemptViewModel,
    tokens.checkoutDraftRepository,
    CartViewModel,
    OverlaysViewModel,
    ConnectionViewModel,
    CheckoutEntryViewModel,
    tokens.currentCustomer,
    tokens.shop,
  ]);
});

export const checkoutFeature = {
  component: CheckoutOverlay,
  modules: [menuModule, calendarModule, orderModule, bindings],
};
