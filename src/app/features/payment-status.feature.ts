import { ContainerModule } from 'inversify';
import { PollPayment } from '../../domain/checkout/poll-payment';
import { SettleOrders } from '../../domain/checkout/settle-orders';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { PaymentStatusScreen } from '../../ui/payment/payment-status-screen';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PaymentStatusViewModel } from '../../view-models/payment/payment-status.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderModule } from '../modules/order.module';
import { reorderModule } from '../modules/reorder.module';
import { settlingModule } from '../modules/settling.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(PollPayment).toResolvedValue(construct(PollPayment), [tokens.orderService, SettleOrders, tokens.timers]);
  bind(PaymentStatusViewModel).toResolvedValue(construct(PaymentStatusViewModel), [
    PollPayment,
    CartViewModel,
    CustomerCalendar,
  ]);
});

export const paymentStatusFeature = {
  component: PaymentStatusScreen,
  modules: [orderModule, calendarModule, reorderModule, settlingModule, bindings],
};
