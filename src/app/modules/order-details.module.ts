import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrderDetailsViewModel } from '../../view-models/order-details.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** What is known of one order. */
export const orderDetailsModule = new ContainerModule(({ bind }) => {
  bind(OrderDetailsViewModel).toResolvedValue(construct(OrderDetailsViewModel), [
    tokens.orderGateway,
    CustomerCalendar,
  ]);
});
