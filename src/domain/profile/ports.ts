import type { ProfileChange } from '../auth/ports';
import type { NotificationChoices } from './notifications';

/** The notification choices, kept on this device only. Never rejects: where storage fails they last for the visit. */
export interface NotificationsRepository {
  load(): NotificationChoices;
  save(choices: NotificationChoices): void;
}

/** What a customer had typed into the profile form when the session ended, kept for the visit. Never rejects. */
export interface ProfileDraftRepository {
  keep(userId: string, typed: ProfileChange): void;
  /** Once, and only for the customer who typed it. */
  take(userId: string): ProfileChange | undefined;
}
