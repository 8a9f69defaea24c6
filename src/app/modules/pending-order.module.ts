import { GoToPayment } from '../../domain/checkout/go-to-payment';
import { OrderLedger } from '../../domain/checkout/order-ledger';
import { IdentifyOrders } from '../../domain/checkout/settling/identify-orders';
import { RestoreOrder } from '../../domain/checkout/settling/restore-order';
import { SettleOrders } from '../../domain/checkout/settling/settle-orders';
import { SettlingOrderGateway } from '../../domain/checkout/settling/settling-order-gateway';
import { TakeOrdered } from '../../domain/checkout/settling/take-ordered';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { PendingOrderViewModel } from '../../view-models/checkout/pending-order.view-model';
import { RestoredItems } from '../../view-models/checkout/restored-items';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { byName, construct, wire } from '../wiring';

export const pendingOrderModule = wire(({ add, make, makeSingle }) => {
  add(IdentifyOrders, [OrderLedger, tokens.orderService, tokens.orderedItemsRepository, tokens.currentCustomer]);
  add(RestoreOrder, [OrderLedger, tokens.orderService, IdentifyOrders]);
  add(SettleOrders, [OrderLedger, IdentifyOrders]);
  add(RestoredItems, [CartViewModel, ToastsViewModel]);
  make(tokens.announceRestored, (restored: RestoredItems) => (items) => restored.announce(items), [RestoredItems]);
  make(tokens.orderGateway, construct(SettlingOrderGateway), [
    tokens.orderService,
    SettleOrders,
    tokens.currentCustomer,
    tokens.announceRestored,
  ]);

  add(TakeOrdered, [OrderLedger, tokens.currentCustomer]);
  makeSingle(
    PendingOrderViewModel,
    ...byName(PendingOrderViewModel, {
      presence: PendingOrderPresenceViewModel,
      ledger: OrderLedger,
      restoreOrder: RestoreOrder,
      takeOrdered: TakeOrdered,
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
