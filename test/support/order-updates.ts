import { profile } from '../../src/app/profiles/cookies/profile';
import type { NotificationPermissionState } from '../../src/domain/orders/ports';
import { defaultNotifications } from '../../src/domain/profile/notifications';
import { OrderUpdatesViewModel } from '../../src/view-models/tracking/order-updates.view-model';
import { FakePageVisibility } from './in-memory-device';

interface Device {
  /** What the browser answers before it asks. */
  readonly permission?: NotificationPermissionState;
  /** What the customer answers. */
  readonly answer?: NotificationPermissionState;
  readonly wanted?: boolean;
  readonly visible?: boolean;
  /** Whether the browser shows a notification it has permission for. */
  readonly shows?: boolean;
}

/** Order updates on a device, with the titles and texts of what it showed. */
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
