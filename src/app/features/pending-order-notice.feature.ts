import { ContainerModule } from 'inversify';
import { GoToPayment } from '../../domain/checkout/go-to-payment';
import { OrderLedger } from '../../domain/checkout/order-ledger';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { TakeOrdered } from '../../domain/checkout/take-ordered';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { PendingOrderNotice } from '../../ui/checkout/pending-order-notice';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { RestoredItems } from '../../view-models/checkout/restored-items';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { PendingOrderViewModel } from '../../view-models/checkout/pending-order.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderModule } from '../modules/order.module';
import { settlingModule } from '../modules/settling.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(TakeOrdered).toResolvedValue(construct(TakeOrdered), [OrderLedger, tokens.currentCustomer]);
  bind(PendingOrderViewModel)
    .toResolvedValue(construct(PendingOrderViewModel), [
      PendingOrderPresenceViewModel,
      OrderLedger,
      RestoreOrder,
      TakeOrdered,
      SessionViewModel,
      RestoredItems,
      ToastsViewModel,
      tokens.checkoutUrls,
      GoToPayment,
      tokens.clock,
      tokens.timers,
      CustomerCalendar,
    ])
    .inSingletonScope();
});

export const pendingOrderNoticeFeature = {
  component: PendingOrderNotice,
  modules: [calendarModule, orderModule, settlingModule, bindings],
};
