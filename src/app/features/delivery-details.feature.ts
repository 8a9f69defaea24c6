import { ContainerModule } from 'inversify';
import { DeliveryDetailsDialog } from '../../ui/orders/delivery-details-dialog';
import { DeliveryDetailsViewModel } from '../../view-models/orders/delivery-details.view-model';
import { construct } from '../construct';
import { orderModule } from '../modules/order.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(DeliveryDetailsViewModel).toResolvedValue(construct(DeliveryDetailsViewModel), [tokens.orderGateway]);
});

export const deliveryDetailsFeature = { component: DeliveryDetailsDialog, modules: [orderModule, bindings] };
