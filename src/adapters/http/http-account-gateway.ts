import type {
  AccountGateway,
  EmailLogin,
  ImageFile,
  PasswordChange,
  ProfileChange,
  Registration,
  SessionRepository,
} from '../../domain/auth/ports';
import { noRefreshToken } from '../../domain/auth/sign-in-failures';
import type { AuthProvider, Session, Tokens, User } from '../../domain/auth/user';
import type { Clock } from '../../domain/shared/ports';
import { ServiceError } from '../../domain/shared/service-error';
import { jwtTimes } from '../storage/jwt-times';
import { accountCalls } from './account-calls';
import type { HttpClient } from './http-client';

type UserReply = Omit<User, 'authProvider'> & { readonly authProvider?: AuthProvider };
type TokensReply = Omit<Tokens, 'expiresAt'> & { readonly lifetimeInSeconds?: number };
type SessionReply = TokensReply & { readonly user: UserReply };

export class HttpAccountGateway implements AccountGateway {
  private readonly calls: ReturnType<typeof accountCalls>;

  constructor(
    private readonly http: HttpClient,
    private readonly sessions: Pick<SessionRepository, 'load'>,
    private readonly clock: Clock,
  ) {
    this.calls = accountCalls(http.baseUrl);
  }

  googleAuthUrl(): Promise<string> {
    return this.http.send(this.calls.googleAuthUrl);
  }

  async exchangeGoogleCode(code: string): Promise<Session> {
    return this.sessionBy('google', await this.http.send(this.calls.googleCallback, { query: { code } }));
  }

  /** For Google's own button, which no screen has. */
  async googleLogin(idToken: string): Promise<Session> {
    return this.sessionBy('google', await this.http.send(this.calls.google, { body: { idToken } }));
  }

  async login(login: EmailLogin): Promise<Session> {
    return this.sessionBy('email', await this.http.send(this.calls.login, { body: login }));
  }

  async register(registration: Registration): Promise<Session> {
    return this.sessionBy('email', await this.http.send(this.calls.register, { body: registration }));
  }

  async logout(): Promise<void> {
    await this.http.send(this.calls.logout);
  }

  async refresh(refreshToken: string): Promise<Tokens> {
    if (refreshToken === '') throw new ServiceError('refused', noRefreshToken);
    return this.dated(await this.http.send(this.calls.refresh, { body: { refreshToken } }));
  }

  async profile(): Promise<User> {
    return this.known(await this.http.send(this.calls.profile));
  }

  async updateProfile(change: ProfileChange): Promise<User> {
    return this.known(await this.http.send(this.calls.updateProfile, { body: change }));
  }

  async changePassword(change: PasswordChange): Promise<void> {
    await this.http.send(this.calls.changePassword, { body: change });
  }

  uploadAvatar(file: ImageFile): Promise<string> {
    if (!(file instanceof File)) throw new TypeError('Only a File of the browser can be uploaded');
    return this.http.send(this.calls.uploadAvatar, { body: { file } });
  }

  private known(user: UserReply): User {
    return { authProvider: this.sessions.load()?.user.authProvider ?? 'google', ...user };
  }

  private sessionBy(authProvider: AuthProvider, { user, ...tokens }: SessionReply): Session {
    return { ...this.dated(tokens), user: { authProvider, ...user } };
  }

  private dated({ lifetimeInSeconds, ...tokens }: TokensReply): Tokens {
    const lifetime = lifetimeInSeconds === undefined ? jwtLifetime(tokens.accessToken) : lifetimeInSeconds * 1000;
    if (lifetime === undefined) return tokens;
    return { ...tokens, expiresAt: new Date(this.clock.now().getTime() + lifetime) };
  }
}

/** Both times are from one clock, so the difference is right on any device. */
function jwtLifetime(token: string): number | undefined {
  const { issuedAt, expiresAt } = jwtTimes(token);
  return issuedAt === undefined || expiresAt === undefined ? undefined : Math.max(0, expiresAt - issuedAt);
}
