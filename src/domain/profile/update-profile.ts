import { optionalNames, trimCustomer, validateCustomer } from '../auth/customer-form';
import type { AccountGateway, ProfileChange, SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';
import { hasErrors, type FieldErrors } from '../shared/field-errors';
import { asServiceError, ServiceError } from '../shared/service-error';
import { updateSessionUser } from './update-session-user';

export type ProfileOutcome =
  | { readonly kind: 'saved'; readonly user: User }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors<ProfileChange> }
  | { readonly kind: 'failed'; readonly error: ServiceError };

export class UpdateProfile {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
  ) {}

  async execute(change: ProfileChange): Promise<ProfileOutcome> {
    const before = this.sessions.load()?.user;
    const errors = validateCustomer(change, optionalNames(before));
    if (hasErrors(errors)) return { kind: 'invalid', errors };
    try {
      const reply = await this.account.updateProfile(trimCustomer(change));
      if (before && reply.id !== before.id)
        throw new ServiceError('invalidReply', 'Profile update failed. Please try again.');
      const now = this.sessions.load()?.user;
      // The reply may lack the photo, and the photo may have changed during the call.
      const keepsPhoto = now?.id === reply.id && (!reply.avatar || now.avatar !== before?.avatar);
      const user = keepsPhoto && now.avatar ? { ...reply, avatar: now.avatar } : reply;
      updateSessionUser(this.sessions, user);
      return { kind: 'saved', user };
    } catch (failure) {
      return { kind: 'failed', error: asServiceError(failure) };
    }
  }
}
