import type { ImageFile, ProfileChange } from '../auth/ports';
import type { NotificationChoices } from './notifications';

/** Stored on this device only. Never throws: where storage fails, the choices last for the visit. */
export interface NotificationsRepository {
  load(): NotificationChoices;
  save(choices: NotificationChoices): void;
}

/** Fields that were changed when the session ended. Lasts for the visit; never throws. */
export interface ProfileDraftRepository {
  save(userId: string, typed: Partial<ProfileChange>): void;
  /** Removes the draft; only for the customer who typed it. */
  take(userId: string): Partial<ProfileChange> | undefined;
}

/**
 * Never rejects. A picture that this browser cannot show (HEIC in most) is not sent: the customer would see initials.
 */
export interface PictureReader {
  canShow(file: ImageFile): Promise<boolean>;
}
