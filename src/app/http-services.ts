import { HttpAccountGateway } from '../adapters/http/http-account-gateway';
import { EarlyReply } from '../adapters/http/early-reply';
import { HttpClient } from '../adapters/http/http-client';
import type { AuthErrorChannel, SessionRepository } from '../domain/auth/ports';
import { RefreshSession } from '../domain/auth/refresh-session';
import type { Session } from '../domain/auth/user';
import type { Browser, Clock, Locks, Timers } from '../domain/shared/ports';
import type { Settings } from './settings';

/** One client per service: they may live on three hosts. Their calls with a token refresh it first where needed. */
export class HttpServices {
  readonly menu: HttpClient;
  readonly account: HttpClient;
  readonly order: HttpClient;
  readonly refreshSession: RefreshSession;

  constructor(
    settings: Settings,
    timers: Timers,
    sessions: SessionRepository,
    authErrorChannel: AuthErrorChannel,
    browser: Browser,
    locks: Locks,
    clock: Clock,
  ) {
    const { fetch, waitedFor } = new EarlyReply(globalThis);
    const environment = {
      fetch,
      waitedFor,
      timers,
      sessions,
      authErrorChannel,
    };
    const clientOf = (baseUrl: string, freshSession: () => Promise<Session | undefined>) =>
      new HttpClient(baseUrl || browser.origin, { ...environment, freshSession });
    // The refresh call itself carries no token.
    const refreshClient = clientOf(settings.authApiUrl, async () => sessions.load());
    const refreshGateway = new HttpAccountGateway(refreshClient, sessions);
    this.refreshSession = new RefreshSession(refreshGateway, sessions, authErrorChannel, locks, clock);
    const freshSession = () => this.refreshSession.execute();
    this.menu = clientOf(settings.menuApiUrl, freshSession);
    this.account = clientOf(settings.authApiUrl, freshSession);
    this.order = clientOf(settings.orderApiUrl, freshSession);
  }
}
