import type { User } from '../../../domain/auth/user';
import { dateOf, fieldsOf, pick, textOf } from './parse-stored';

export function decodeUser(stored: unknown): User | undefined {
  const { authProvider } = fieldsOf(stored);
  const { id, email, firstName = '', lastName = '' } = pick(stored, ['id', 'email', 'firstName', 'lastName'], textOf);
  if (!id || !email) return undefined;
  return {
    id,
    email,
    firstName,
    lastName,
    authProvider: authProvider === 'email' ? 'email' : 'google',
    ...pick(stored, ['phone'], textOf),
    ...pick(stored, ['avatar'], pictureOf),
    ...pick(stored, ['createdAt', 'updatedAt'], dateOf),
  };
}

function pictureOf(stored: unknown): string | undefined {
  const url = textOf(stored);
  return url !== undefined && /^(https?:\/\/|data:image\/(png|jpeg|webp|gif|avif)[;,])/i.test(url) ? url : undefined;
}
