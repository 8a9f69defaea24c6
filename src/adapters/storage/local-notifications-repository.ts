import { readNotifications, type NotificationChoices } from '../../domain/profile/notifications';
import type { NotificationsRepository } from '../../domain/profile/ports';
import type { JsonStorage } from './json-storage';

const key = 'storefront.notifications';

export class LocalNotificationsRepository implements NotificationsRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): NotificationChoices {
    return readNotifications(this.storage.read(key));
  }

  save(choices: NotificationChoices): void {
    this.storage.write(key, choices);
  }
}
