import type { Clock, Locks, Timers } from '../shared/ports';
import { asServiceError, isRefusal, ServiceError } from '../shared/service-error';
import { callTimeout } from '../shared/time-limits';
import { removeRefusedSession } from './remove-refused-session';
import type { AccountGateway, AuthErrorChannel, SessionRepository } from './ports';
import type { Session } from './user';

const lockName = 'storefront.session';
const heldText = 'Another tab of this shop is renewing your session. Try again.';
const lookAgain = 500;
/** A token is refreshed this long before its stated end, so that it does not end on the way. */
const refreshMargin = 30_000;
const tooManyRequests = 429;

/**
 * Renews a session before its token ends. All calls of a page and all tabs share one refresh, because a service may
 * accept a refresh token only once.
 */
export class RefreshSession {
  private running: Promise<Session | undefined> | undefined;
  private refusedToken: string | undefined;
  /** This token seemed expired when it was new. The clocks differ, so only a refusal says that it has expired. */
  private newToken: string | undefined;

  constructor(
    private readonly account: Pick<AccountGateway, 'refresh'>,
    private readonly sessions: Pick<SessionRepository, 'load' | 'save' | 'clear' | 'expiresAt'>,
    private readonly authErrorChannel: Pick<AuthErrorChannel, 'report'>,
    private readonly locks: Locks,
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {}

  /**
   * Refreshes a token that has expired or will soon. It resolves to undefined for a guest and after a refused refresh. It
   * rejects with ServiceError: `refused` if the service could not answer, `locked` if another tab takes too long.
   */
  async execute(): Promise<Session | undefined> {
    const session = this.sessions.load();
    if (!this.dueRefreshToken(session)) return session;
    try {
      return await this.refreshOnce();
    } catch (failure) {
      const error = asServiceError(failure);
      // The refresh came early: the token is still good.
      const current = this.sessions.load();
      if (current && !this.endsWithin(0)) return current;
      throw error;
    }
  }

  /**
   * Refreshes a token that a service refused, even if this device thinks it is valid, because the clocks may differ. It
   * resolves to undefined for a guest, and if there is no refresh token.
   */
  async renew(refusedToken: string): Promise<Session | undefined> {
    const session = this.sessions.load();
    if (session?.accessToken !== refusedToken) return session;
    if (!session.refreshToken) return undefined;
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
    const refreshToken = this.dueRefreshToken(session);
    if (!session || !refreshToken) return session;
    const tokens = await this.account.refresh(refreshToken).catch(asServiceError);
    const isRefused = tokens instanceof ServiceError && isRefusal(tokens) && tokens.status !== tooManyRequests;
    // Another tab may have used the refresh token and still wait for the reply.
    if (isRefused && !this.locks.spanTabs) await this.otherRefresh(session);
    const current = this.sessions.load();
    if (current?.accessToken !== session.accessToken) return current;
    if (!(tokens instanceof ServiceError)) return this.save({ ...withoutExpiry(current), ...tokens });
    // A refresh without an answer is reported as `refused`. The waiting call is not sent (or not sent again), so it must not
    // look like a call that may have made an order.
    if (!isRefused) throw new ServiceError('refused', tokens.message, tokens.status, tokens.retryAfter);
    removeRefusedSession(session.accessToken, this.sessions, this.authErrorChannel);
    return undefined;
  }

  private async otherRefresh({ accessToken }: Session): Promise<void> {
    for (let waited = 0; waited < callTimeout; waited += lookAgain) {
      if (this.sessions.load()?.accessToken !== accessToken) return;
      await new Promise<void>((resume) => void this.timers.after(lookAgain, resume));
    }
  }

  private dueRefreshToken(session: Session | undefined): string | undefined {
    const isRefused = session !== undefined && session.accessToken === this.refusedToken;
    const isNew = session !== undefined && session.accessToken === this.newToken;
    return isRefused || (!isNew && this.endsWithin(refreshMargin)) ? session?.refreshToken : undefined;
  }

  private endsWithin(milliseconds: number): boolean {
    const expiresAt = this.sessions.expiresAt();
    return expiresAt !== undefined && expiresAt.getTime() <= this.clock.now().getTime() + milliseconds;
  }

  private save(session: Session): Session {
    this.sessions.save(session);
    if (this.endsWithin(refreshMargin)) this.newToken = session.accessToken;
    return session;
  }
}

function withoutExpiry({ expiresAt: _former, ...session }: Session): Session {
  return session;
}
