import { ContainerModule } from 'inversify';
import { DeliveryDetailsViewModel } from '../../view-models/orders/delivery-details.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** Who gets an order, and where. */
export const deliveryDetailsModule = new ContainerModule(({ bind }) => {
  bind(DeliveryDetailsViewModel).toResolvedValue(construct(DeliveryDetailsViewModel), [tokens.orderGateway]);
});
