export type AuthProvider = 'google' | 'email';

export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly authProvider: AuthProvider;
  /** URL of a picture. */
  readonly avatar?: string;
  readonly createdAt?: Date;
  readonly updatedAt?: Date;
}

export interface Session {
  readonly user: User;
  readonly accessToken: string;
  readonly refreshToken?: string;
  /** As the service told with the token; a JWT says it itself. */
  readonly expiresAt?: Date;
}

/** What a refresh gets. */
export type Tokens = Omit<Session, 'user'>;

/** Whether a token can go in a header: printable Latin-1. With any other token no request could be sent. */
export function isSendable(accessToken: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]+$/.test(accessToken);
}

export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
