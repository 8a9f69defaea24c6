import type { Clock, Locks, Timers } from '../shared/ports';
import { asServiceError, callTimeout, isRefusal, ServiceError } from '../shared/service-error';
import type { AccountGateway, AuthErrorChannel, SessionRepository } from './ports';
import type { Session } from './user';

const lockName = 'storefront.session';
const heldText = 'Another tab of this shop is renewing your session. Try again.';
const lookAgain = 500;

export class RefreshSession {
  private running: Promise<Session | undefined> | undefined;
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
   * Refreshes an expired token. Undefined for a guest and after a refused refresh. Throws ServiceError: `refused` if
   * the service could not answer, `locked` if another tab takes too long.
   */
  async execute(): Promise<Session | undefined> {
    const session = this.sessions.load();
    return this.expiredRefreshToken(session) ? this.refreshOnce() : session;
  }

  /**
   * Refreshes a token that a service refused. Undefined for a guest, without a refresh token, and if the token states
   * its expiry.
   */
  async renew(refusedToken: string): Promise<Session | undefined> {
    const session = this.sessions.load();
    if (session?.accessToken !== refusedToken) return session;
    if (this.sessions.expiresAt() || !session.refreshToken) return undefined;
    this.refusedToken = refusedToken;
    return this.refreshOnce();
  }

  private refreshOnce(): Promise<Session | undefined> {
    this.running ??= this.locks
      .exclusive(lockName, () => this.refresh(), { heldText })
      .finally(() => (this.running = undefined));
    return this.running;
  }

  private async refresh(): Promise<Session | undefined> {
    const session = this.sessions.load();
    const refreshToken = this.expiredRefreshToken(session);
    if (!session || !refreshToken) return session;
    const tokens = await this.account.refresh(refreshToken).catch(asServiceError);
    const isRefused = tokens instanceof ServiceError && isRefusal(tokens);
    // Another tab may have used the refresh token and still wait for the reply.
    if (isRefused && !this.locks.spanTabs) await this.otherRefresh(session);
    const current = this.sessions.load();
    if (current?.accessToken !== session.accessToken) return current;
    if (!(tokens instanceof ServiceError)) return this.save({ ...withoutExpiry(current), ...tokens });
    // The waiting call is not sent, so its outcome is never unknown.
    if (!isRefused) throw new ServiceError('refused', tokens.message, tokens.status);
    this.sessions.clear();
    this.authErrorChannel.report();
    return undefined;
  }

  private async otherRefresh({ accessToken }: Session): Promise<void> {
    for (let waited = 0; waited < callTimeout; waited += lookAgain) {
      if (this.sessions.load()?.accessToken !== accessToken) return;
      await new Promise<void>((resume) => void this.timers.after(lookAgain, resume));
    }
  }

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

function withoutExpiry({ expiresAt: _former, ...session }: Session): Session {
  return session;
}
