import { ContainerModule } from 'inversify';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { PendingOrderViewModel } from '../../view-models/checkout/pending-order.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** The offer of an order that was left behind. */
export const pendingOrderModule = new ContainerModule(({ bind }) => {
  bind(PendingOrderViewModel)
    .toResolvedValue(construct(PendingOrderViewModel), [
      PendingOrderPresenceViewModel,
      tokens.pendingOrderRepository,
      RestoreOrder,
      CartViewModel,
      ToastsViewModel,
      CustomerCalendar,
    ])
    .inSingletonScope();
});
