import { OrderDetailsDialog } from '../../ui/orders/order-details';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/kept-orders.module';
import { orderDetailsModule } from '../modules/order-details.module';
import { orderGatewayModule } from '../modules/order-gateway.module';

export const part = {
  component: OrderDetailsDialog,
  modules: [orderGatewayModule, orderStorageModule, calendarModule, orderDetailsModule],
};
