import { DeliveryDetailsDialog } from '../../ui/orders/delivery-details';
import { deliveryDetailsModule } from '../features/delivery-details.feature';
import { orderGatewayModule } from '../modules/order-gateway.module';

export const part = { component: DeliveryDetailsDialog, modules: [orderGatewayModule, deliveryDetailsModule] };
