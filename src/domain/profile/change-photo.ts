import type { AccountGateway, ImageFile, SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';
import { asServiceError, type ServiceError } from '../shared/service-error';
import { updateSessionUser } from './update-session-user';
import { avatarError } from './profile';

export type PhotoOutcome =
  | { readonly kind: 'saved'; readonly user: User }
  /** Nothing was sent. */
  | { readonly kind: 'unfit'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: ServiceError };

/** Uploads another picture for the customer: an image of up to 5 MB. */
export class ChangePhoto {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
  ) {}

  async execute(user: User, file: ImageFile): Promise<PhotoOutcome> {
    const message = avatarError(file);
    if (message !== undefined) return { kind: 'unfit', message };
    try {
      const avatar = await this.account.uploadAvatar(file);
      const now = this.sessions.load()?.user;
      // The name may have changed during the upload.
      const changed = { ...(now?.id === user.id ? now : user), avatar };
      updateSessionUser(this.sessions, changed);
      return { kind: 'saved', user: changed };
    } catch (failure) {
      return { kind: 'failed', error: asServiceError(failure) };
    }
  }
}
