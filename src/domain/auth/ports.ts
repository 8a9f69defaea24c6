import type { Subscribe } from '../shared/ports';
import type { Session, User } from './user';

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

/** The auth and user service. Rejects only with ServiceError, whose message is the call's own text. */
export interface AccountGateway {
  /** Where Google asks the customer to sign in, as the service sent it. */
  googleAuthUrl(): Promise<string>;
  exchangeGoogleCode(code: string): Promise<Session>;
  login(login: EmailLogin): Promise<Session>;
  register(registration: Registration): Promise<Session>;
  logout(): Promise<void>;
  /** New tokens for an expired access token. Refused without a refresh token: 'No refresh token found'. */
  refresh(refreshToken: string): Promise<{ readonly accessToken: string; readonly refreshToken?: string }>;
  profile(): Promise<User>;
  updateProfile(change: ProfileChange): Promise<User>;
  changePassword(change: PasswordChange): Promise<void>;
  /** The address of the new picture. */
  uploadAvatar(file: ImageFile): Promise<string>;
}

/** The session kept on this device. Never rejects: where storage fails it lasts for the visit. */
export interface SessionRepository {
  /** Undefined when the user or the token is missing; a session with a corrupted user or token is cleared. */
  load(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  /** Whether a stored session was corrupted, and cleared, since this was asked last. */
  takeCorruptionFlag(): boolean;
  /** When the stored access token runs out, where it says so itself. */
  expiresAt(): Date | undefined;
  /** Signing in or out in another tab. */
  readonly onChange: Subscribe<Session | undefined>;
}

/** What must survive the way to Google and back. */
export interface SignInJourney {
  /** The `state` of the auth URL, where it had one. */
  readonly state?: string;
  /** Where the customer wanted to go; a path inside the app. */
  readonly returnPath: string;
}

export interface SignInJourneyRepository {
  /** False when the browser keeps nothing, so that the way back can not be recognised. */
  save(journey: SignInJourney): boolean;
  /** The journey, once: whoever asks again gets nothing. */
  take(): SignInJourney | undefined;
}

/** The `auth_error` event: a service no longer accepts the customer's token. */
export interface AuthErrorChannel {
  report(): void;
  readonly onAuthError: Subscribe<void>;
}
