import type { ImageFile, PasswordChange, ProfileChange } from '../auth/ports';
import type { User } from '../auth/user';
import type { FieldErrors } from '../shared/field-errors';
import { minPasswordLength, passwordTooShortText } from '../shared/password';

export const successMessagePeriod = 3000;
export const maxAvatarBytes = 5 * 1024 * 1024;

export const profileFields = ['firstName', 'lastName', 'email', 'phone'] as const;

export function profileForm(user: User): ProfileChange {
  return { firstName: user.firstName, lastName: user.lastName, email: user.email, phone: user.phone ?? '' };
}

export function changedFields(form: ProfileChange, user: User): Partial<ProfileChange> {
  const stored = profileForm(user);
  const changed: { -readonly [Field in keyof ProfileChange]?: string } = {};
  for (const field of profileFields) if (form[field] !== stored[field]) changed[field] = form[field];
  return changed;
}

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

export function avatarError({ type, size }: ImageFile): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose an image file';
  if (size === 0) return 'This image file is empty';
  return size > maxAvatarBytes ? 'The image must be 5 MB or smaller' : undefined;
}
