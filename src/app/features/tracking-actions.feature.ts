import { TrackingActions } from '../../ui/tracking/tracking-actions';
import { orderModule } from '../modules/order.module';
import { reorderModule } from '../modules/reorder.module';
import { settlingModule } from '../modules/settling.module';

export const trackingActionsFeature = {
  component: TrackingActions,
  modules: [orderModule, reorderModule, settlingModule],
};
