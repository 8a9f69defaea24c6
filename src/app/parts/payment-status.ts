import { PaymentStatusScreen } from '../../ui/screens/payment-status-screen';
import { calendarModule } from '../modules/calendar.module';
import { keptOrdersModule } from '../modules/kept-orders.module';
import { paymentModule } from '../modules/payment.module';
import { restoreOrderModule } from '../modules/restore-order.module';

export const part = {
  component: PaymentStatusScreen,
  modules: [keptOrdersModule, restoreOrderModule, calendarModule, paymentModule],
};
