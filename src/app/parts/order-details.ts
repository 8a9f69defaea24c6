import { OrderDetailsDialog } from '../../ui/orders/order-details';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { orderDetailsModule } from '../features/order-details.feature';
import { orderGatewayModule } from '../modules/order-gateway.module';

export const part = {
  component: OrderDetailsDialog,
  modules: [orderGatewayModule, orderStorageModule, calendarModule, orderDetailsModule],
};
