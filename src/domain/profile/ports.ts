import type { ImageFile, ProfileChange } from '../auth/ports';
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

/**
 * Whether this browser can show the picture in a file. Never rejects. One that it cannot show (HEIC in most browsers) would
 * be saved, and the customer would see initials: it is not sent, even if the service could read it.
 */
export interface PictureReader {
  canShow(file: ImageFile): Promise<boolean>;
}
