import type { User } from '../../domain/auth/user';
import { dateOf, fieldsOf, pick, textOf } from './parse-stored';

/** A stored user of any age, repaired field by field; undefined without an id or an email address. */
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
    ...pick(stored, ['phone', 'avatar'], textOf),
    ...pick(stored, ['createdAt', 'updatedAt'], dateOf),
  };
}
