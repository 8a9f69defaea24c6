import { PendingOrderNotice } from '../../ui/checkout/pending-order-notice';
import { calendarModule } from '../modules/calendar.module';
import { orderStorageModule } from '../modules/kept-orders.module';
import { restoreOrderModule } from '../modules/restore-order.module';
import { pendingOrderModule } from '../modules/unfinished-order.module';

export const part = {
  component: PendingOrderNotice,
  modules: [calendarModule, orderStorageModule, restoreOrderModule, pendingOrderModule],
};
