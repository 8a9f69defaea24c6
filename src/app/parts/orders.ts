import { OrdersScreen } from '../../ui/orders/orders-screen';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/kept-orders.module';
import { reorderModule } from '../modules/once-more.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { ordersModule } from '../modules/orders.module';

export const part = {
  component: OrdersScreen,
  modules: [orderGatewayModule, orderStorageModule, calendarModule, reorderModule, ordersModule],
};
