import { ContainerModule } from 'inversify';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { LeftOrderViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { UnfinishedOrderViewModel } from '../../view-models/checkout/pending-order.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** The offer of an order that was left behind. */
export const unfinishedOrderModule = new ContainerModule(({ bind }) => {
  bind(UnfinishedOrderViewModel)
    .toResolvedValue(construct(UnfinishedOrderViewModel), [
      LeftOrderViewModel,
      tokens.pendingOrderRepository,
      RestoreOrder,
      CartViewModel,
      ToastsViewModel,
      CustomerCalendar,
    ])
    .inSingletonScope();
});
