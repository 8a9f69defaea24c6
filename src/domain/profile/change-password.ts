import type { AccountGateway, PasswordChange } from '../auth/ports';
import type { User } from '../auth/user';
import { hasErrors, type FieldErrors } from '../shared/field-errors';
import { minPasswordLength, passwordTooShortText } from '../shared/password';
import { asServiceError, type ServiceError } from '../shared/service-error';

export interface PasswordFormFields extends PasswordChange {
  readonly confirmPassword: string;
}

export const googlePasswordText = 'Password change not available for Google accounts';

export function validatePassword({
  currentPassword,
  newPassword,
  confirmPassword,
}: PasswordFormFields): FieldErrors<PasswordFormFields> {
  return {
    ...(currentPassword ? {} : { currentPassword: 'Current password is required' }),
    ...newPasswordErrors(currentPassword, newPassword),
    ...(confirmPassword ? {} : { confirmPassword: 'Please confirm your new password' }),
    ...(confirmPassword && confirmPassword !== newPassword ? { confirmPassword: 'Passwords do not match' } : {}),
  };
}

function newPasswordErrors(current: string, wanted: string): FieldErrors<PasswordFormFields> {
  if (wanted === '') return { newPassword: 'New password is required' };
  if (wanted.length < minPasswordLength) return { newPassword: passwordTooShortText };
  return wanted === current ? { newPassword: 'New password must be different from current password' } : {};
}

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
