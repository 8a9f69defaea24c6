import { ContainerModule } from 'inversify';
import { RetryPayment } from '../../domain/checkout/retry-payment';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** Reordering a past order, and retrying a failed payment. */
export const reorderModule = new ContainerModule(({ bind }) => {
  bind(RetryPayment).toResolvedValue(construct(RetryPayment), [
    tokens.menuService,
    tokens.orderGateway,
    tokens.orderedItemsRepository,
    tokens.checkoutDraftRepository,
    tokens.currentCustomer,
  ]);
  bind(ReorderViewModel).toResolvedValue(construct(ReorderViewModel), [
    tokens.menuService,
    tokens.orderedItemsRepository,
    CartViewModel,
    ToastsViewModel,
  ]);
  bind(RetryPaymentViewModel).toResolvedValue(construct(RetryPaymentViewModel), [
    RetryPayment,
    OverlaysViewModel,
    SessionViewModel,
  ]);
});
