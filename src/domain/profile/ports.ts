import type { ImageFile, ProfileChange } from '../auth/ports';
import type { NotificationChoices } from './notifications';

export interface NotificationsRepository {
  load(): NotificationChoices;
  save(choices: NotificationChoices): void;
}

/** Stores, for the visit, the fields that were changed when the session ended. */
export interface ProfileDraftRepository {
  save(userId: string, typed: Partial<ProfileChange>): void;
  /** Removes the draft, and returns it only if this customer typed it. */
  consume(userId: string): Partial<ProfileChange> | undefined;
}

/** Pictures that this browser cannot show (HEIC in most) are not sent. */
export interface PictureReader {
  canShow(file: ImageFile): Promise<boolean>;
}
