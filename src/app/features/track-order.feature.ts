import { ContainerModule } from 'inversify';
import { TrackOrder } from '../../domain/orders/track-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** Following one order. */
export const trackingModule = new ContainerModule(({ bind }) => {
  bind(TrackOrder).toResolvedValue(construct(TrackOrder), [tokens.orderGateway, tokens.timers, tokens.pageVisibility]);
  bind(OrderTrackingViewModel).toResolvedValue(construct(OrderTrackingViewModel), [
    TrackOrder,
    tokens.orderGateway,
    CustomerCalendar,
  ]);
});
