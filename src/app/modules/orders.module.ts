import { SettlingOrderGateway } from '../../domain/checkout/pending-orders/settle-orders';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { DeliveryDetailsViewModel } from '../../view-models/orders/delivery-details.view-model';
import { OrderDetailsViewModel } from '../../view-models/orders/order-details.view-model';
import { OrdersViewModel } from '../../view-models/orders/orders.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const ordersModule = wire(({ add }) => {
  add(OrdersViewModel, [tokens.orderGateway, CustomerCalendar]);
  add(OrderDetailsViewModel, [SettlingOrderGateway, CustomerCalendar, SessionViewModel, ToastsViewModel]);
  add(DeliveryDetailsViewModel, [tokens.orderGateway, CustomerCalendar]);
});
