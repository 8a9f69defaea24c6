import { ContainerModule } from 'inversify';
import { EndAttempt } from '../../domain/checkout/discard-attempt';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrderDetailsViewModel } from '../../view-models/orders/order-details.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** What is known of one order. */
export const orderDetailsModule = new ContainerModule(({ bind }) => {
  bind(EndAttempt).toResolvedValue(construct(EndAttempt), [tokens.pendingOrderRepository]);
  bind(OrderDetailsViewModel).toResolvedValue(construct(OrderDetailsViewModel), [
    tokens.orderGateway,
    EndAttempt,
    CustomerCalendar,
  ]);
});
