import { ContainerModule } from 'inversify';
import { OrderLedger } from '../../domain/checkout/order-ledger';
import { ResolveFailedPayment } from '../../domain/checkout/resolve-failed-payment';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { PaymentFailureScreen } from '../../ui/payment/payment-failure-screen';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PaymentFailureViewModel } from '../../view-models/payment/payment-failure.view-model';
import { construct } from '../construct';
import { orderModule } from '../modules/order.module';
import { settlingModule } from '../modules/settling.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(ResolveFailedPayment).toResolvedValue(construct(ResolveFailedPayment), [
    OrderLedger,
    RestoreOrder,
    tokens.currentCustomer,
    tokens.departureRepository,
    tokens.orderService,
    tokens.orderedItemsRepository,
  ]);
  bind(PaymentFailureViewModel).toResolvedValue(construct(PaymentFailureViewModel), [
    ResolveFailedPayment,
    CartViewModel,
    tokens.backForwardRestore,
  ]);
});

export const paymentFailureFeature = {
  component: PaymentFailureScreen,
  modules: [orderModule, settlingModule, bindings],
};
