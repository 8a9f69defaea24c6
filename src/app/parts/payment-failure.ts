import { PaymentFailureScreen } from '../../ui/payment/payment-failure-screen';
import { orderStorageModule } from '../modules/kept-orders.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { paymentFailureModule } from '../modules/payment-failure.module';
import { restoreOrderModule } from '../modules/restore-order.module';

export const part = {
  component: PaymentFailureScreen,
  modules: [orderGatewayModule, orderStorageModule, restoreOrderModule, paymentFailureModule],
};
