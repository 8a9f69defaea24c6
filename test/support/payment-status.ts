import { PollPayment } from '../../src/domain/checkout/poll-payment';
import type { OrderGateway } from '../../src/domain/orders/ports';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import { PaymentStatusViewModel } from '../../src/view-models/payment/payment-status.view-model';
import { chicago } from './builders';
import { FakePageVisibility } from './in-memory-device';
import { anOrderGateway } from './in-memory-gateways';
import { aSettlingGateway } from './settling';
import type { Shop } from './shop';

/** The state of the page after the payment. The service answers each read of an order by `find`. */
export function aPaymentStatus(
  { ledger, time, cart, reports }: Shop,
  find?: OrderGateway['find'],
): PaymentStatusViewModel {
  const orders = aSettlingGateway(ledger, anOrderGateway(find && { find }));
  const poll = new PollPayment(orders, time, new FakePageVisibility(), () => undefined);
  return new PaymentStatusViewModel(poll, cart, new CustomerCalendar(time, chicago), reports);
}
