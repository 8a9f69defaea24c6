import type { ImageFile, ProfileChange } from '../auth/ports';
import type { NotificationChoices } from './notifications';

export interface NotificationsRepository {
  load(): NotificationChoices;
  save(choices: NotificationChoices): void;
}

/** Fields that were changed when the session ended; lasts for the visit. */
export interface ProfileDraftRepository {
  save(userId: string, typed: Partial<ProfileChange>): void;
  /** Removes the draft. Only for the customer who typed it. */
  take(userId: string): Partial<ProfileChange> | undefined;
}

/** Pictures that this browser cannot show (HEIC in most) are not sent. */
export interface PictureReader {
  canShow(file: ImageFile): Promise<boolean>;
}
