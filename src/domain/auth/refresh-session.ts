import type { Clock, Locks, Timers } from '../shared/ports';
import { asServiceError, callTimeout, isRefusal, ServiceError } from '../shared/service-error';
import type { AccountGateway, AuthErrorChannel, SessionRepository } from './ports';
import type { Session } from './user';

/** Held by the one tab that refreshes the access token. */
const lockName = 'storefront.session';
const heldText = 'Another tab of this shop is renewing your session. Try again.';
/** ms after which the stored session is read again. */
const lookAgain = 500;

/** The session with an access token that is not known to have expired. */
export class RefreshSession {
  private running: Promise<Session | undefined> | undefined;
  /** The last access token that a service refused although it was not known to have expired. */
  private refusedToken: string | undefined;

  constructor(
    private readonly account: Pick<AccountGateway, 'refresh'>,
    private readonly sessions: Pick<SessionRepository, 'load' | 'save' | 'clear' | 'expiresAt'>,
    private readonly authErrorChannel: Pick<AuthErrorChannel, 'report'>,
    private readonly locks: Locks,
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {}

  /**
   * The stored session, after a refresh if its token has expired; undefined for a guest, or where the service refused the
   * refresh token. Rejects with a ServiceError of kind `refused` where the service could not answer, of kind `locked` where
   * another tab did not end its refresh in time.
   */
  async execute(): Promise<Session | undefined> {
    const session = this.sessions.load();
    return this.expiredRefreshToken(session) ? this.refreshOnce() : session;
  }

  /**
   * The session after a service has refused this access token: undefined where the token says when it expires, where no refresh
   * token is stored, and for a guest. Rejects like `execute`.
   */
  async renew(refusedToken: string): Promise<Session | undefined> {
    const session = this.sessions.load();
    if (session?.accessToken !== refusedToken) return session;
    if (this.sessions.expiresAt() || !session.refreshToken) return undefined;
    this.refusedToken = refusedToken;
    return this.refreshOnce();
  }

  /** Several calls may need it at once. */
  private refreshOnce(): Promise<Session | undefined> {
    this.running ??= this.locks
      .exclusive(lockName, () => this.refresh(), { heldText })
      .finally(() => (this.running = undefined));
    return this.running;
  }

  private async refresh(): Promise<Session | undefined> {
    // Another tab may have refreshed while this one waited for its turn.
    const session = this.sessions.load();
    const refreshToken = this.expiredRefreshToken(session);
    if (!session || !refreshToken) return session;
    const tokens = await this.account.refresh(refreshToken).catch(asServiceError);
    const isRefused = tokens instanceof ServiceError && isRefusal(tokens);
    // Another tab may have used the refresh token first and may still be waiting for the reply.
    if (isRefused && !this.locks.spanTabs) await this.otherRefresh(session);
    // Since the request, the customer may have signed out, another may have signed in, or another tab may have refreshed.
    const current = this.sessions.load();
    if (current?.accessToken !== session.accessToken) return current;
    if (!(tokens instanceof ServiceError)) return this.save({ ...withoutExpiry(current), ...tokens });
    // The call that waits for the token is not sent, so its outcome is never unknown.
    if (!isRefused) throw new ServiceError('refused', tokens.message, tokens.status);
    this.sessions.clear();
    this.authErrorChannel.report();
    return undefined;
  }

  /** Resolves when another tab has stored a session, or after the time in which its call must have ended. */
  private async otherRefresh({ accessToken }: Session): Promise<void> {
    for (let waited = 0; waited < callTimeout; waited += lookAgain) {
      if (this.sessions.load()?.accessToken !== accessToken) return;
      await new Promise<void>((resume) => void this.timers.after(lookAgain, resume));
    }
  }

  /** The refresh token, if the access token is known to be of no use. */
  private expiredRefreshToken(session: Session | undefined): string | undefined {
    const expiresAt = this.sessions.expiresAt();
    const isExpired = expiresAt !== undefined && expiresAt <= this.clock.now();
    const isRefused = session !== undefined && session.accessToken === this.refusedToken;
    return isExpired || isRefused ? session?.refreshToken : undefined;
  }

  private save(session: Session): Session {
    this.sessions.save(session);
    return session;
  }
}

/** Removes the expiry of the replaced token: the reply states the expiry of the new one, or none. */
function withoutExpiry({ expiresAt: _former, ...session }: Session): Session {
  return session;
}
