import type { AccountGateway } from '../auth/ports';
import type { User } from '../auth/user';
import { hasErrors, type FieldErrors } from '../shared/field-errors';
import { asServiceError, type ServiceError } from '../shared/service-error';
import { googlePasswordText, validatePassword, type PasswordFormFields } from './profile';

export type PasswordOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors<PasswordFormFields> }
  | { readonly kind: 'blocked'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: ServiceError };

export class ChangePassword {
  constructor(private readonly account: AccountGateway) {}

  async execute({ authProvider }: Pick<User, 'authProvider'>, form: PasswordFormFields): Promise<PasswordOutcome> {
    if (authProvider === 'google') return { kind: 'blocked', message: googlePasswordText };
    const errors = validatePassword(form);
    if (hasErrors(errors)) return { kind: 'invalid', errors };
    try {
      await this.account.changePassword({ currentPassword: form.currentPassword, newPassword: form.newPassword });
      return { kind: 'changed' };
    } catch (failure) {
      return { kind: 'failed', error: asServiceError(failure) };
    }
  }
}
