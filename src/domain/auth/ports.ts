import type { Subscribe } from '../shared/ports';
import type { Session, Tokens, User } from './user';

export interface EmailLogin {
  readonly email: string;
  readonly password: string;
}

export interface ProfileChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface Registration extends ProfileChange {
  readonly password: string;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** A `File` of the browser has this shape. */
export interface ImageFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export interface AccountGateway {
  /** The URL is not checked yet. `UrlGuard` checks it. */
  googleAuthUrl(): Promise<string>;
  exchangeGoogleCode(code: string): Promise<Session>;
  login(login: EmailLogin): Promise<Session>;
  register(registration: Registration): Promise<Session>;
  logout(): Promise<void>;
  /** The service refuses an empty refresh token: 'No refresh token found'. */
  refresh(refreshToken: string): Promise<Tokens>;
  profile(): Promise<User>;
  updateProfile(change: ProfileChange): Promise<User>;
  changePassword(change: PasswordChange): Promise<void>;
  /** Resolves with the picture's URL. */
  uploadAvatar(file: ImageFile): Promise<string>;
}

export interface SessionRepository {
  /** Clears a session with a corrupted user or token. */
  load(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  /** Says whether a session was cleared as corrupted since the last call. */
  consumeCorruption(): boolean;
  /** It is undefined if neither the token nor the service states it. */
  expiresAt(): Date | undefined;
  /** Reports a sign-in or sign-out in another tab. */
  readonly onChange: Subscribe<Session | undefined>;
}

/** The journey survives the redirect to Google and back. */
export interface SignInJourney {
  readonly state?: string;
  readonly returnPath: string;
  readonly startedAt: Date;
}

export interface SignInJourneyRepository {
  /** Returns false if the journey cannot be stored. The callback could then not be verified. */
  save(journey: SignInJourney): boolean;
  consume(): SignInJourney | undefined;
}

/** The specified `auth_error` event: a service no longer accepts the customer's token. */
export interface AuthErrorChannel {
  report(): void;
  readonly onAuthError: Subscribe<void>;
}
