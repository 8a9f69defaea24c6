import { PaymentStatusScreen } from '../../ui/screens/payment-status-screen';
import { calendarModule } from '../modules/calendar.module';
import { keptOrdersModule } from '../modules/kept-orders.module';
import { paymentModule } from '../modules/payment.module';

export const part = { component: PaymentStatusScreen, modules: [keptOrdersModule, calendarModule, paymentModule] };
