import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrdersScreen } from '../../ui/orders/orders-screen';
import { OrdersViewModel } from '../../view-models/orders/orders.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { reorderModule } from '../modules/reorder.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(OrdersViewModel).toResolvedValue(construct(OrdersViewModel), [tokens.orderGateway, CustomerCalendar]);
});

export const ordersFeature = {
  component: OrdersScreen,
  modules: [orderGatewayModule, orderStorageModule, calendarModule, reorderModule, bindings],
};
