import type { User } from './user';

export function initials(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const letters = [user.firstName, user.lastName].map((name) => /\S/u.exec(name)).join('');
  return (letters || user.email.charAt(0)).toUpperCase();
}
