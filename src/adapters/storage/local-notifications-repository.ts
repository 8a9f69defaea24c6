import { defaultNotifications, type NotificationChoices } from '../../domain/profile/notifications';
import type { NotificationsRepository } from '../../domain/profile/ports';
import type { JsonStorage } from './json-storage';
import { pick } from './codecs/parse-stored';
import { StoredValue } from './stored-value';

export function localNotificationsRepository(storage: JsonStorage): NotificationsRepository {
  return new StoredValue(storage, 'storefront.notifications', decodeNotifications);
}

export function decodeNotifications(stored: unknown): NotificationChoices {
  return { ...defaultNotifications, ...pick(stored, ['orderUpdates', 'todaysMenu', 'offers'], booleanOf) };
}

function booleanOf(stored: unknown): boolean | undefined {
  return typeof stored === 'boolean' ? stored : undefined;
}
