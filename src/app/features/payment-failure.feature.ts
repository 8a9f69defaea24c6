import { ContainerModule } from 'inversify';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PaymentFailureViewModel } from '../../view-models/payment/payment-failure.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** Back from the payment page where nothing was paid. */
export const paymentFailureModule = new ContainerModule(({ bind }) => {
  bind(PaymentFailureViewModel).toResolvedValue(construct(PaymentFailureViewModel), [
    tokens.orderGateway,
    tokens.pendingOrderRepository,
    RestoreOrder,
    CartViewModel,
  ]);
});
