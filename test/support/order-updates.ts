import { profile } from '../../src/app/profiles/cookies/profile';
import type { NotificationPermissionState } from '../../src/domain/orders/ports';
import { defaultNotifications } from '../../src/domain/profile/notifications';
import { OrderUpdatesViewModel } from '../../src/view-models/tracking/order-updates.view-model';
import { FakePageVisibility } from './in-memory-device';

interface Device {
  /** The answer before the browser asks. */
  readonly permission?: NotificationPermissionState;
  readonly answer?: NotificationPermissionState;
  readonly wanted?: boolean;
  readonly visible?: boolean;
  readonly shows?: boolean;
}

export function orderUpdatesWith({
  permission = 'default',
  answer = 'granted',
  wanted = true,
  visible = false,
  shows = true,
}: Device = {}) {
  let current = permission;
  const told: string[] = [];
  const visibility = new FakePageVisibility(visible);
  const notifier = {
    permission: () => current,
    ask: async () => (current = answer),
    tell: (_orderId: string, title: string, text: string) => {
      if (shows) told.push(`${title} | ${text}`);
      else current = 'unsupported';
      return shows;
    },
  };
  const choices = { load: () => ({ ...defaultNotifications, orderUpdates: wanted }), save: () => undefined };
  return { updates: new OrderUpdatesViewModel(notifier, choices, visibility, profile), told, visibility };
}
