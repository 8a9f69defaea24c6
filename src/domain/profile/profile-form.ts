import type { ProfileChange } from '../auth/ports';
import type { User } from '../auth/user';

export const successMessagePeriod = 3000;

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
