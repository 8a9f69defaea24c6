import type { Clock } from '../shared/ports';
import { asServiceError, isRefusal, ServiceError } from '../shared/service-error';
import type { AccountGateway, SessionRepository } from './ports';
import type { Session } from './user';

/** Who is signed in when the shop opens; an access token known to have expired is refreshed first. */
export class ResumeSession {
  private running: Promise<Session | undefined> | undefined;

  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<Session | undefined> {
    this.running ??= this.resume().finally(() => (this.running = undefined));
    return this.running;
  }

  private async resume(): Promise<Session | undefined> {
    const session = this.sessions.load();
    const expiresAt = this.sessions.expiresAt();
    if (!session?.refreshToken || !expiresAt || expiresAt > this.clock.now()) return session;
    const tokens = await this.account.refresh(session.refreshToken).catch(asServiceError);
    // Another tab may have signed out, or refreshed itself, while the service was asked.
    const current = this.sessions.load();
    if (current?.accessToken !== session.accessToken) return current;
    if (!(tokens instanceof ServiceError)) return this.keep({ ...session, ...tokens });
    // Only the service ends a session: a service that is down does not sign anybody out.
    if (!isRefusal(tokens)) return session;
    this.sessions.clear();
    return undefined;
  }

  private keep(session: Session): Session {
    this.sessions.save(session);
    return session;
  }
}
