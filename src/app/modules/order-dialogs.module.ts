import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { DeliveryDetailsViewModel } from '../../view-models/delivery-details.view-model';
import { OrderDetailsViewModel } from '../../view-models/order-details.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** What is known of one order. */
export const orderDialogsModule = new ContainerModule(({ bind }) => {
  bind(OrderDetailsViewModel).toResolvedValue(construct(OrderDetailsViewModel), [
    tokens.orderGateway,
    CustomerCalendar,
  ]);
  bind(DeliveryDetailsViewModel).toResolvedValue(construct(DeliveryDetailsViewModel), [tokens.orderGateway]);
});
