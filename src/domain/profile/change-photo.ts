import type { AccountGateway, ImageFile, SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';
import { asServiceError, ServiceError, sessionExpiredText } from '../shared/service-error';
import { avatarError } from './avatar-file';
import type { PictureReader } from './ports';
import { updateSessionUser } from './update-session-user';

const unreadableText = "We couldn't read this picture. Please choose another, for example a JPEG or PNG.";

export type PhotoOutcome =
  | { readonly kind: 'saved'; readonly user: User }
  | { readonly kind: 'unfit'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: ServiceError };

export class ChangePhoto {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
    private readonly pictures: PictureReader,
  ) {}

  async execute(user: User, file: ImageFile): Promise<PhotoOutcome> {
    const message = avatarError(file);
    if (message !== undefined) return { kind: 'unfit', message };
    if (!(await this.pictures.canShow(file))) return { kind: 'unfit', message: unreadableText };
    try {
      if (this.sessions.load()?.user.id !== user.id) throw new ServiceError('sessionEnded', sessionExpiredText);
      const avatar = await this.account.uploadAvatar(file);
      const now = this.sessions.load()?.user;
      const changed = { ...(now?.id === user.id ? now : user), avatar };
      updateSessionUser(this.sessions, changed);
      return { kind: 'saved', user: changed };
    } catch (failure) {
      return { kind: 'failed', error: asServiceError(failure) };
    }
  }
}
