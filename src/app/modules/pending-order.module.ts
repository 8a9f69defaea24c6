import { GoToPayment } from '../../domain/checkout/go-to-payment';
import { OrderLedger } from '../../domain/checkout/pending-orders/order-ledger';
import { RestoreOrder } from '../../domain/checkout/pending-orders/restore-order';
import { SettlingOrderGateway } from '../../domain/checkout/pending-orders/settle-orders';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { PendingOrderViewModel } from '../../view-models/checkout/pending-order.view-model';
import { RestoredItems } from '../../view-models/checkout/order-toasts';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { byName, wire } from './wiring';

export const pendingOrderModule = wire(({ makeSingle }) => {
  makeSingle(
    PendingOrderViewModel,
    ...byName(PendingOrderViewModel, {
      presence: PendingOrderPresenceViewModel,
      ledger: OrderLedger,
      restoreOrder: RestoreOrder,
      orders: SettlingOrderGateway,
      session: SessionViewModel,
      restoredItems: RestoredItems,
      toasts: ToastsViewModel,
      checkoutUrls: tokens.checkoutUrls,
      goToPayment: GoToPayment,
      clock: tokens.clock,
      timers: tokens.timers,
      calendar: CustomerCalendar,
    }),
  );
});
