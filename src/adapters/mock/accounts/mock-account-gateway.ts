import type {
  AccountGateway,
  EmailLogin,
  ImageFile,
  PasswordChange,
  ProfileChange,
  Registration,
  SessionRepository,
} from '../../../domain/auth/ports';
import type { Session, User } from '../../../domain/auth/user';
import type { Browser } from '../../../domain/shared/ports';
import { replyTimes, type MockTransport } from '../mock-transport';

/** Rejects with ServiceError for a file that is no picture. */
type MakeThumbnail = (file: ImageFile) => Promise<string>;

export class MockAccountGateway implements AccountGateway {
  constructor(
    private readonly transport: MockTransport,
    private readonly sessions: SessionRepository,
    private readonly browser: Browser,
    private readonly makeThumbnail: MakeThumbnail,
  ) {}

  googleAuthUrl(): Promise<string> {
    return this.transport.ask('account', ({ accounts }) => `${this.browser.home}${accounts.googlePath()}`);
  }

  exchangeGoogleCode(code: string): Promise<Session> {
    return this.transport.ask('account', ({ accounts }) => accounts.exchangeGoogleCode(code));
  }

  login(login: EmailLogin): Promise<Session> {
    return this.transport.ask('account', ({ accounts }) => accounts.login(login), { takes: replyTimes.login });
  }

  register(registration: Registration): Promise<Session> {
    return this.transport.ask('account', ({ accounts }) => accounts.register(registration), {
      takes: replyTimes.login,
    });
  }

  /** The call carries no token, so the service does not know whose session to end. */
  logout(): Promise<void> {
    return this.transport.ask('account', () => undefined);
  }

  refresh(refreshToken: string): Promise<Session> {
    return this.transport.ask('account', ({ accounts }) => accounts.refresh(refreshToken));
  }

  profile(): Promise<User> {
    return this.transport.askSignedIn('account', (_services, customer) => customer);
  }

  updateProfile(change: ProfileChange): Promise<User> {
    return this.transport.askSignedIn('account', ({ customers }, { id }) => customers.changeProfile(id, change));
  }

  changePassword(change: PasswordChange): Promise<void> {
    const accessToken = this.sessions.load()?.accessToken ?? '';
    return this.transport.askSignedIn('account', ({ customers, accounts }, { id }) => {
      customers.changePassword(id, change);
      accounts.endOtherSessions(id, accessToken);
    });
  }

  uploadAvatar(file: ImageFile): Promise<string> {
    return this.transport.askSignedIn('account', async ({ customers }, { id }) => {
      const avatar = await this.makeThumbnail(file);
      customers.changeAvatar(id, avatar);
      return avatar;
    });
  }
}
