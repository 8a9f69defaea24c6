import { ContainerModule } from 'inversify';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { PaymentFailureScreen } from '../../ui/payment/payment-failure-screen';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PaymentFailureViewModel } from '../../view-models/payment/payment-failure.view-model';
import { construct } from '../construct';
import { orderStorageModule } from '../modules/order-storage.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { restoreOrderModule } from '../modules/restore-order.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(PaymentFailureViewModel).toResolvedValue(construct(PaymentFailureViewModel), [
    tokens.orderGateway,
    tokens.pendingOrderRepository,
    RestoreOrder,
    CartViewModel,
  ]);
});

export const paymentFailureFeature = {
  component: PaymentFailureScreen,
  modules: [orderGatewayModule, orderStorageModule, restoreOrderModule, bindings],
};
