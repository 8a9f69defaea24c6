import { ContainerModule } from 'inversify';
import { RetryPayment } from '../../domain/checkout/retry-payment';
import { FollowOrder } from '../../domain/orders/follow-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { Clock } from '../../domain/shared/ports';
import { CartViewModel } from '../../view-models/cart.view-model';
import { OrderAgainViewModel } from '../../view-models/order-again.view-model';
import { OrderTrackingViewModel } from '../../view-models/order-tracking.view-model';
import { OrdersViewModel } from '../../view-models/orders.view-model';
import { RetryPaymentViewModel } from '../../view-models/retry-payment.view-model';
import { ShellViewModel } from '../../view-models/shell.view-model';
import { ToastsViewModel } from '../../view-models/toasts.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** After the order: My Orders, and following one order. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bind(CustomerCalendar).toResolvedValue(
    (clock: Clock) => new CustomerCalendar(clock, Intl.DateTimeFormat().resolvedOptions().timeZone),
    [tokens.clock],
  );
  bind(FollowOrder).toResolvedValue(construct(FollowOrder), [
    tokens.orderGateway,
    tokens.timers,
    tokens.pageVisibility,
  ]);
  bind(RetryPayment).toResolvedValue(construct(RetryPayment), [
    tokens.menuGateway,
    tokens.orderGateway,
    tokens.orderedItemsRepository,
    tokens.checkoutDraftRepository,
  ]);

  bind(OrdersViewModel).toResolvedValue(construct(OrdersViewModel), [tokens.orderGateway, CustomerCalendar]);
  bind(OrderTrackingViewModel).toResolvedValue(construct(OrderTrackingViewModel), [
    FollowOrder,
    tokens.orderGateway,
    CustomerCalendar,
  ]);
  bind(OrderAgainViewModel).toResolvedValue(construct(OrderAgainViewModel), [
    tokens.menuGateway,
    tokens.orderedItemsRepository,
    CartViewModel,
    ToastsViewModel,
  ]);
  bind(RetryPaymentViewModel).toResolvedValue(construct(RetryPaymentViewModel), [RetryPayment, ShellViewModel]);
});
