export type AuthProvider = 'google' | 'email';

export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly authProvider: AuthProvider;
  /** Address of a picture. */
  readonly avatar?: string;
  readonly createdAt?: Date;
  readonly updatedAt?: Date;
}

export interface Session {
  readonly user: User;
  readonly accessToken: string;
  readonly refreshToken?: string;
}

export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** `PR` for Priya Raman; the first letter of the address where there is no name. */
export function initials(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const letters = [user.firstName, user.lastName].map((name) => name.trim().charAt(0)).join('');
  return (letters || user.email.charAt(0)).toUpperCase();
}

/** A stored user of any age; undefined when it is corrupted. */
export function readUser(stored: unknown): User | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  const { id, email, firstName, lastName, phone, avatar } = fields;
  if (typeof id !== 'string' || id === '' || typeof email !== 'string' || email === '') return undefined;
  const createdAt = readDate(fields.createdAt);
  const updatedAt = readDate(fields.updatedAt);
  return {
    id,
    email,
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
    authProvider: fields.authProvider === 'email' ? 'email' : 'google',
    ...(typeof phone === 'string' && phone !== '' ? { phone } : {}),
    ...(typeof avatar === 'string' && avatar !== '' ? { avatar } : {}),
    ...(createdAt ? { createdAt } : {}),
    ...(updatedAt ? { updatedAt } : {}),
  };
}

function readDate(written: unknown): Date | undefined {
  const instant = typeof written === 'string' ? new Date(written) : undefined;
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined;
}
