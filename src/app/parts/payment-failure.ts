import { PaymentFailureScreen } from '../../ui/payment/payment-failure-screen';
import { orderStorageModule } from '../modules/order-storage.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { paymentFailureModule } from '../features/payment-failure.feature';
import { restoreOrderModule } from '../modules/restore-order.module';

export const part = {
  component: PaymentFailureScreen,
  modules: [orderGatewayModule, orderStorageModule, restoreOrderModule, paymentFailureModule],
};
