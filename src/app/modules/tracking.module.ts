import { WindowNotifier } from '../../adapters/browser/window-notifier';
import { TrackOrder } from '../../domain/orders/track-order';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { OrderUpdatesViewModel } from '../../view-models/tracking/order-updates.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const trackingModule = wire(({ add, make }) => {
  add(TrackOrder, [tokens.orderGateway, tokens.timers, tokens.pageVisibility]);
  make(tokens.orderNotifier, windowNotifier, []);
  add(OrderUpdatesViewModel, [
    tokens.orderNotifier,
    tokens.notificationsRepository,
    tokens.pageVisibility,
    tokens.shop,
  ]);
  add(OrderTrackingViewModel, [TrackOrder, tokens.orderGateway, CustomerCalendar, OrderUpdatesViewModel, tokens.shop]);
});

function windowNotifier() {
  return new WindowNotifier('Notification' in globalThis ? Notification : undefined, () => window.focus());
}
