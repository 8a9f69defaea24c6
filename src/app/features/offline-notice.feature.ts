import { OfflineNotice } from '../../ui/layout/offline-notice';
import { calendarModule } from '../modules/calendar.module';

export const offlineNoticeFeature = { component: OfflineNotice, modules: [calendarModule] };
