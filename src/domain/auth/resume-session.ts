import type { Clock } from '../shared/ports';
import { asServiceError, isRefusal, ServiceError } from '../shared/service-error';
import type { AccountGateway, SessionRepository } from './ports';
import type { Session } from './user';

/** The session when the shop opens. An access token known to have expired is refreshed first. */
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
    // Another tab may have signed out or refreshed the token during the request.
    const current = this.sessions.load();
    if (current?.accessToken !== session.accessToken) return current;
    if (!(tokens instanceof ServiceError)) return this.save({ ...session, ...tokens });
    // Only a refusal ends the session, not an outage.
    if (!isRefusal(tokens)) return session;
    this.sessions.clear();
    return undefined;
  }

  private save(session: Session): Session {
    this.sessions.save(session);
    return session;
  }
}
