import { OrdersScreen } from '../../ui/orders/orders-screen';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { reorderModule } from '../modules/reorder.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { ordersModule } from '../features/orders.feature';

export const part = {
  component: OrdersScreen,
  modules: [orderGatewayModule, orderStorageModule, calendarModule, reorderModule, ordersModule],
};
