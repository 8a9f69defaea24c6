import { ContainerModule } from 'inversify';
import { FollowOrder } from '../../domain/orders/track-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** Following one order. */
export const trackingModule = new ContainerModule(({ bind }) => {
  bind(FollowOrder).toResolvedValue(construct(FollowOrder), [
    tokens.orderGateway,
    tokens.timers,
    tokens.pageVisibility,
  ]);
  bind(OrderTrackingViewModel).toResolvedValue(construct(OrderTrackingViewModel), [
    FollowOrder,
    tokens.orderGateway,
    CustomerCalendar,
  ]);
});
