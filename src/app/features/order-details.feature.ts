import { ContainerModule } from 'inversify';
import { DiscardAttempt } from '../../domain/checkout/discard-attempt';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrderDetailsDialog } from '../../ui/orders/order-details';
import { OrderDetailsViewModel } from '../../view-models/orders/order-details.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(DiscardAttempt).toResolvedValue(construct(DiscardAttempt), [tokens.pendingOrderRepository]);
  bind(OrderDetailsViewModel).toResolvedValue(construct(OrderDetailsViewModel), [
    tokens.orderGateway,
    DiscardAttempt,
    CustomerCalendar,
  ]);
});

export const orderDetailsFeature = {
  component: OrderDetailsDialog,
  modules: [orderGatewayModule, orderStorageModule, calendarModule, bindings],
};
