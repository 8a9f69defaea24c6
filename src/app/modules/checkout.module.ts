import { FindEarlierAddresses } from '../../domain/checkout/earlier-addresses';
import { GoToPayment } from '../../domain/checkout/go-to-payment';
import { IdentifyOrders } from '../../domain/checkout/pending-orders/identify-orders';
import { OrderLedger } from '../../domain/checkout/pending-orders/order-ledger';
import { PlaceOrder } from '../../domain/checkout/place-order';
import { ReviewOrder } from '../../domain/checkout/review-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { FulfillmentViewModel } from '../../view-models/cart/fulfillment.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { CheckoutAttemptViewModel } from '../../view-models/checkout/checkout-attempt.view-model';
import { CheckoutReviewViewModel } from '../../view-models/checkout/checkout-review.view-model';
import { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { EarlierAddressesViewModel } from '../../view-models/checkout/earlier-addresses.view-model';
import { LateOutcome } from '../../view-models/checkout/late-outcome';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { byName, wire } from './wiring';

export const checkoutModule = wire(({ add, single, make, makeSingle }) => {
  add(ReviewOrder, [tokens.menuService, tokens.cartRepository, CustomerCalendar]);
  // There is one instance, so that repeated presses make one order.
  makeSingle(
    PlaceOrder,
    ...byName(PlaceOrder, {
      review: ReviewOrder,
      // `PlaceOrder` holds the lock of the ledger while it calls, so the replies must settle nothing.
      orders: tokens.orderService,
      carts: tokens.cartRepository,
      ledger: OrderLedger,
      identifyOrders: IdentifyOrders,
      orderedItems: tokens.orderedItemsRepository,
      checkoutUrls: tokens.checkoutUrls,
      customer: tokens.currentCustomer,
      goToPayment: GoToPayment,
      randomness: tokens.randomness,
      clock: tokens.clock,
      timers: tokens.timers,
      shop: tokens.shop,
      reports: tokens.reports,
    }),
  );
  single(LateOutcome, [CartViewModel, ToastsViewModel, GoToPayment, tokens.currentCustomer, tokens.shop]);
  add(CheckoutReviewViewModel, [ReviewOrder, CartViewModel, OverlaysViewModel, AllergensViewModel]);
  add(CheckoutAttemptViewModel, [
    CheckoutReviewViewModel,
    PlaceOrder,
    CartViewModel,
    LateOutcome,
    GoToPayment,
    tokens.timers,
    OverlaysViewModel,
  ]);
  make(
    CheckoutViewModel,
    ...byName(CheckoutViewModel, {
      attempt: CheckoutAttemptViewModel,
      drafts: tokens.checkoutDraftRepository,
      cart: CartViewModel,
      fulfillment: FulfillmentViewModel,
      overlays: OverlaysViewModel,
      connection: ConnectionViewModel,
      customer: tokens.currentCustomer,
      shop: tokens.shop,
      reports: tokens.reports,
    }),
  );
  // `orderService` settles nothing. If it did, items of a failed order could come back now and change the cart that the
  // customer is about to confirm.
  add(FindEarlierAddresses, [tokens.orderService, tokens.shop]);
  add(EarlierAddressesViewModel, [FindEarlierAddresses]);
});
