import { PaymentStatusScreen } from '../../ui/payment/payment-status-screen';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/kept-orders.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { paymentModule } from '../modules/payment.module';
import { restoreOrderModule } from '../modules/restore-order.module';

export const part = {
  component: PaymentStatusScreen,
  modules: [orderGatewayModule, orderStorageModule, restoreOrderModule, calendarModule, paymentModule],
};
