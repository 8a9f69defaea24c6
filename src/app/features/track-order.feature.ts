import { ContainerModule } from 'inversify';
import { WindowNotifier } from '../../adapters/browser/window-notifier';
import { TrackOrder } from '../../domain/orders/track-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { TrackOrderScreen } from '../../ui/tracking/track-order-screen';
import { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { OrderUpdatesViewModel } from '../../view-models/tracking/order-updates.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { notificationsModule } from '../modules/notifications.module';
import { orderModule } from '../modules/order.module';
import { settlingModule } from '../modules/settling.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(TrackOrder).toResolvedValue(construct(TrackOrder), [tokens.orderGateway, tokens.timers, tokens.pageVisibility]);
  bind(OrderTrackingViewModel).toResolvedValue(construct(OrderTrackingViewModel), [
    TrackOrder,
    tokens.orderGateway,
    CustomerCalendar,
    OrderUpdatesViewModel,
  ]);
  bind(tokens.orderNotifier).toDynamicValue(
    () => new WindowNotifier('Notification' in globalThis ? Notification : undefined, () => window.focus()),
  );
  bind(OrderUpdatesViewModel).toResolvedValue(construct(OrderUpdatesViewModel), [
    tokens.orderNotifier,
    tokens.notificationsRepository,
    tokens.pageVisibility,
  ]);
});

export const trackOrderFeature = {
  component: TrackOrderScreen,
  modules: [orderModule, settlingModule, calendarModule, notificationsModule, bindings],
};
