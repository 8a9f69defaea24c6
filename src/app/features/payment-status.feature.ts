import { ContainerModule } from 'inversify';
import { PollPayment } from '../../domain/checkout/poll-payment';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PaymentStatusViewModel } from '../../view-models/payment/payment-status.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** Back from the payment page: what became of the payment. */
export const paymentModule = new ContainerModule(({ bind }) => {
  bind(PollPayment).toResolvedValue(construct(PollPayment), [
    tokens.orderGateway,
    tokens.pendingOrderRepository,
    RestoreOrder,
    tokens.timers,
  ]);
  bind(PaymentStatusViewModel).toResolvedValue(construct(PaymentStatusViewModel), [
    PollPayment,
    CartViewModel,
    CustomerCalendar,
  ]);
});
