import { ContainerModule } from 'inversify';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { PendingOrderNotice } from '../../ui/checkout/pending-order-notice';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { PendingOrderViewModel } from '../../view-models/checkout/pending-order.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { restoreOrderModule } from '../modules/restore-order.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
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

export const pendingOrderNoticeFeature = {
  component: PendingOrderNotice,
  modules: [calendarModule, orderStorageModule, restoreOrderModule, bindings],
};
