import type { User } from './user';

/** `PR` for Priya Raman, or the email's first letter. */
export function initials(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const letters = [user.firstName, user.lastName].map((name) => /\S/u.exec(name)).join('');
  return (letters || user.email.charAt(0)).toUpperCase();
}
