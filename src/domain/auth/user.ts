export type AuthProvider = 'google' | 'email';

export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly authProvider: AuthProvider;
  readonly avatar?: string;
  readonly createdAt?: Date;
  readonly updatedAt?: Date;
}

export interface Session {
  readonly user: User;
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly expiresAt?: Date;
}

export type Tokens = Omit<Session, 'user'>;

/** HTTP headers carry only printable Latin-1. */
export function isSendable(accessToken: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]+$/.test(accessToken);
}

export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

export function initials(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const letters = [user.firstName, user.lastName].map((name) => /[^\s\p{P}]/u.exec(name)).join('');
  return (letters || user.email.charAt(0)).toUpperCase();
}
