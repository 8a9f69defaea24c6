import { PaymentFailureScreen } from '../../ui/screens/payment-failure-screen';
import { keptOrdersModule } from '../modules/kept-orders.module';
import { paymentFailureModule } from '../modules/payment-failure.module';

export const part = { component: PaymentFailureScreen, modules: [keptOrdersModule, paymentFailureModule] };
