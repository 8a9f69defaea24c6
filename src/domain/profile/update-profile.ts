import { trimCustomer, validateCustomer } from '../auth/customer-form';
import type { AccountGateway, ProfileChange, SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';
import { hasErrors, type FieldErrors } from '../shared/field-errors';
import { asServiceError, ServiceError } from '../shared/service-error';
import { updateSessionUser } from './update-session-user';

export type ProfileOutcome =
  | { readonly kind: 'saved'; readonly user: User }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors<ProfileChange> }
  | { readonly kind: 'failed'; readonly error: ServiceError };

/** Changes the customer's details at the service and in the session. */
export class UpdateProfile {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
  ) {}

  async execute(change: ProfileChange): Promise<ProfileOutcome> {
    const errors = validateCustomer(change);
    if (hasErrors(errors)) return { kind: 'invalid', errors };
    const customer = this.sessions.load()?.user;
    try {
      const user = await this.account.updateProfile(trimCustomer(change));
      if (customer && user.id !== customer.id)
        throw new ServiceError('invalidReply', 'Profile update failed. Please try again.');
      updateSessionUser(this.sessions, user);
      return { kind: 'saved', user };
    } catch (failure) {
      return { kind: 'failed', error: asServiceError(failure) };
    }
  }
}
