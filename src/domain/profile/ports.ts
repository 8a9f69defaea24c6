import type { ProfileChange } from '../auth/ports';
import type { NotificationChoices } from './notifications';

/** Stored on this device only. Never throws: where storage fails, the choices last for the visit. */
export interface NotificationsRepository {
  load(): NotificationChoices;
  save(choices: NotificationChoices): void;
}

/** The changed fields of the profile form when the session ended; lasts for the visit. Never throws. */
export interface ProfileDraftRepository {
  save(userId: string, typed: Partial<ProfileChange>): void;
  /** Returns the draft and removes it, only for the customer who typed it. */
  take(userId: string): Partial<ProfileChange> | undefined;
}
