import { ContainerModule } from 'inversify';
import { DiscardAttempt } from '../../domain/checkout/discard-attempt';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrderDetailsViewModel } from '../../view-models/orders/order-details.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** What is known of one order. */
export const orderDetailsModule = new ContainerModule(({ bind }) => {
  bind(DiscardAttempt).toResolvedValue(construct(DiscardAttempt), [tokens.pendingOrderRepository]);
  bind(OrderDetailsViewModel).toResolvedValue(construct(OrderDetailsViewModel), [
    tokens.orderGateway,
    DiscardAttempt,
    CustomerCalendar,
  ]);
});
