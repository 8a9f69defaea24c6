import { ContainerModule } from 'inversify';
import { SettleOrders } from '../../domain/checkout/settle-orders';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrderDetailsDialog } from '../../ui/orders/order-details/order-details-dialog';
import { OrderDetailsViewModel } from '../../view-models/orders/order-details.view-model';
import { RestoredItems } from '../../view-models/checkout/restored-items';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderModule } from '../modules/order.module';
import { settlingModule } from '../modules/settling.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(OrderDetailsViewModel).toResolvedValue(construct(OrderDetailsViewModel), [
    tokens.orderService,
    SettleOrders,
    RestoredItems,
    CustomerCalendar,
  ]);
});

export const orderDetailsFeature = {
  component: OrderDetailsDialog,
  modules: [orderModule, settlingModule, calendarModule, bindings],
};
