import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrdersScreen } from '../../ui/orders/orders-screen';
import { OrdersViewModel } from '../../view-models/orders/orders.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderModule } from '../modules/order.module';
import { reorderModule } from '../modules/reorder.module';
import { settlingModule } from '../modules/settling.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(OrdersViewModel).toResolvedValue(construct(OrdersViewModel), [tokens.orderGateway, CustomerCalendar]);
});

export const ordersFeature = {
  component: OrdersScreen,
  modules: [orderModule, calendarModule, reorderModule, settlingModule, bindings],
};
