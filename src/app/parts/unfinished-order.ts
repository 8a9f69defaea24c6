import { UnfinishedOrder } from '../../ui/checkout/pending-order-notice';
import { calendarModule } from '../modules/calendar.module';
import { keptOrdersModule } from '../modules/kept-orders.module';
import { restoreOrderModule } from '../modules/restore-order.module';
import { unfinishedOrderModule } from '../modules/unfinished-order.module';

export const part = {
  component: UnfinishedOrder,
  modules: [calendarModule, keptOrdersModule, restoreOrderModule, unfinishedOrderModule],
};
