import type { ImageFile, ProfileChange } from '../auth/ports';
import type { User } from '../auth/user';

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

export function avatarError({ type, size }: ImageFile): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose an image file';
  if (size === 0) return 'This image file is empty';
  return size > maxAvatarBytes ? 'The image must be 5 MB or smaller' : undefined;
}
