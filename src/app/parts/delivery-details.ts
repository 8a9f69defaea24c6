import { DeliveryDetailsDialog } from '../../ui/overlays/orders/delivery-details';
import { deliveryDetailsModule } from '../modules/delivery-details.module';

export const part = { component: DeliveryDetailsDialog, modules: [deliveryDetailsModule] };
