import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { DeliveryDetailsDialog } from '../../ui/orders/delivery-details-dialog';
import { DeliveryDetailsViewModel } from '../../view-models/orders/delivery-details.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { orderModule } from '../modules/order.module';
import { settlingModule } from '../modules/settling.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(DeliveryDetailsViewModel).toResolvedValue(construct(DeliveryDetailsViewModel), [
    tokens.orderGateway,
    CustomerCalendar,
  ]);
});

export const deliveryDetailsFeature = {
  component: DeliveryDetailsDialog,
  modules: [orderModule, settlingModule, calendarModule, bindings],
};
