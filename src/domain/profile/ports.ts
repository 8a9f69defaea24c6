import type { NotificationChoices } from './notifications';

/** The notification choices, kept on this device only. Never rejects: where storage fails they last for the visit. */
export interface NotificationsRepository {
  load(): NotificationChoices;
  save(choices: NotificationChoices): void;
}
