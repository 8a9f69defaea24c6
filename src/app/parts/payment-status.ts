import { PaymentStatusScreen } from '../../ui/payment/payment-status-screen';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { paymentModule } from '../features/payment-status.feature';
import { restoreOrderModule } from '../modules/restore-order.module';

export const part = {
  component: PaymentStatusScreen,
  modules: [orderGatewayModule, orderStorageModule, restoreOrderModule, calendarModule, paymentModule],
};
