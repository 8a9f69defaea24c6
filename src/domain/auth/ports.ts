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

/** A picture chosen on the device; structurally a File. */
export interface ImageFile {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The auth and user service. Rejects only with ServiceError, whose message may be shown. */
export interface AccountGateway {
  /** The URL of Google's sign-in page, as the service sent it: not checked yet. */
  googleAuthUrl(): Promise<string>;
  exchangeGoogleCode(code: string): Promise<Session>;
  login(login: EmailLogin): Promise<Session>;
  register(registration: Registration): Promise<Session>;
  logout(): Promise<void>;
  /** New tokens for an expired access token. An empty refresh token is refused: 'No refresh token found'. */
  refresh(refreshToken: string): Promise<Tokens>;
  profile(): Promise<User>;
  updateProfile(change: ProfileChange): Promise<User>;
  changePassword(change: PasswordChange): Promise<void>;
  /** The URL of the new picture. */
  uploadAvatar(file: ImageFile): Promise<string>;
}

/** The session stored on this device. Never throws: where storage fails, the session lasts for the visit. */
export interface SessionRepository {
  /** Undefined when the user or the token is missing; a session with a corrupted user or token is cleared. */
  load(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  /** Whether a corrupted session was cleared since the last call. */
  takeCorruptionFlag(): boolean;
  /** When the stored access token expires; undefined if neither the token nor the service says. */
  expiresAt(): Date | undefined;
  /** Signing in or out in another tab. */
  readonly onChange: Subscribe<Session | undefined>;
}

/** What must survive the redirect to Google and back. */
export interface SignInJourney {
  /** The `state` parameter of the auth URL. */
  readonly state?: string;
  /** Path inside the app to return to. */
  readonly returnPath: string;
  readonly startedAt: Date;
}

export interface SignInJourneyRepository {
  /** False when the browser cannot store it, so that the callback could not be verified. */
  save(journey: SignInJourney): boolean;
  /** Returns the journey and removes it. */
  take(): SignInJourney | undefined;
}

/** The `auth_error` event: a service no longer accepts the customer's token. */
export interface AuthErrorChannel {
  report(): void;
  readonly onAuthError: Subscribe<void>;
}
