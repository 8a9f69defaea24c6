import { ContainerModule } from 'inversify';
import { PollPayment } from '../../domain/checkout/poll-payment';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { PaymentStatusScreen } from '../../ui/payment/payment-status-screen';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PaymentStatusViewModel } from '../../view-models/payment/payment-status.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { restoreOrderModule } from '../modules/restore-order.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(PollPayment).toResolvedValue(construct(PollPayment), [
    tokens.orderGateway,
    tokens.pendingOrderRepository,
    RestoreOrder,
    tokens.timers,
  ]);
  bind(PaymentStatusViewModel).toResolvedValue(construct(PaymentStatusViewModel), [
    PollPayment,
    CartViewModel,
    CustomerCalendar,
  ]);
});

export const paymentStatusFeature = {
  component: PaymentStatusScreen,
  modules: [orderGatewayModule, orderStorageModule, restoreOrderModule, calendarModule, bindings],
};
