import { TrackOrderScreen } from '../../ui/tracking/track-order-screen';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/kept-orders.module';
import { reorderModule } from '../modules/once-more.module';
import { orderGatewayModule } from '../modules/order-gateway.module';
import { trackingModule } from '../modules/tracking.module';

export const part = {
  component: TrackOrderScreen,
  modules: [orderGatewayModule, orderStorageModule, calendarModule, reorderModule, trackingModule],
};
