import { PendingOrderNotice } from '../../ui/checkout/pending-order-notice';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/order-storage.module';
import { restoreOrderModule } from '../modules/restore-order.module';
import { pendingOrderModule } from '../features/pending-order-notice.feature';

export const part = {
  component: PendingOrderNotice,
  modules: [calendarModule, orderStorageModule, restoreOrderModule, pendingOrderModule],
};
