import { ContainerModule } from 'inversify';
import { DeliveryDetailsDialog } from '../../ui/orders/delivery-details';
import { DeliveryDetailsViewModel } from '../../view-models/orders/delivery-details.view-model';
import { construct } from '../construct';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(DeliveryDetailsViewModel).toResolvedValue(construct(DeliveryDetailsViewModel), [tokens.orderGateway]);
});

export const deliveryDetailsFeature = { component: DeliveryDetailsDialog, modules: [orderGatewayModule, bindings] };
