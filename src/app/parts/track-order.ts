import { TrackOrderScreen } from '../../ui/tracking/track-order-screen';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { reorderModule } from '../modules/reorder.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { trackingModule } from '../features/track-order.feature';

export const part = {
  component: TrackOrderScreen,
  modules: [orderGatewayModule, orderStorageModule, calendarModule, reorderModule, trackingModule],
};
