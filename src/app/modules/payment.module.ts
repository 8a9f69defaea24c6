import { OrderLedger } from '../../domain/checkout/pending-orders/order-ledger';
import { PollPayment } from '../../domain/checkout/poll-payment';
import { ResolveFailedPayment } from '../../domain/checkout/resolve-failed-payment';
import { RestoreOrder } from '../../domain/checkout/pending-orders/restore-order';
import { SettlingOrderGateway } from '../../domain/checkout/pending-orders/settle-orders';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { InstallHintViewModel } from '../../view-models/payment/install-hint.view-model';
import { PaymentFailureViewModel } from '../../view-models/payment/payment-failure.view-model';
import { PaymentStatusViewModel } from '../../view-models/payment/payment-status.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const paymentModule = wire(({ add }) => {
  add(PollPayment, [SettlingOrderGateway, tokens.timers, tokens.pageVisibility, tokens.announceRestored]);
  add(PaymentStatusViewModel, [PollPayment, CartViewModel, CustomerCalendar, tokens.reports]);
  // It asks the service itself only for an order that is no longer pending here, so there is nothing to settle.
  add(ResolveFailedPayment, [
    OrderLedger,
    RestoreOrder,
    tokens.browser,
    tokens.departureRepository,
    tokens.orderService,
    tokens.orderedItemsRepository,
    tokens.cartRepository,
  ]);
  add(PaymentFailureViewModel, [ResolveFailedPayment, CartViewModel, tokens.backForwardRestore, tokens.reports]);
  add(InstallHintViewModel, [tokens.installer]);
});
