import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrdersViewModel } from '../../view-models/orders/orders.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** My Orders. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bind(OrdersViewModel).toResolvedValue(construct(OrdersViewModel), [tokens.orderGateway, CustomerCalendar]);
});
