import { HttpAccountGateway } from '../adapters/http/http-account-gateway';
import { EarlyReply } from '../adapters/http/early-reply';
import { HttpClient } from '../adapters/http/http-client';
import type { AuthErrorChannel, SessionRepository } from '../domain/auth/ports';
import { RefreshSession } from '../domain/auth/refresh-session';
import type { Session } from '../domain/auth/user';
import type { JsonStorage } from '../adapters/storage/json-storage';
import { StoredReplies } from '../adapters/storage/stored-replies';
import type { Browser, Clock, Connectivity, Locks, Timers } from '../domain/shared/ports';
import type { Settings } from './settings';

/** One client per service, because they may be on three hosts. A call that sends a token refreshes it first if needed. */
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
    storage: JsonStorage,
    connectivity: Connectivity,
  ) {
    const { fetch, waitedFor, sentAgo } = new EarlyReply(globalThis);
    const environment = {
      fetch,
      waitedFor,
      sentAgo,
      timers,
      sessions,
      authErrorChannel,
    };
    const replies = new StoredReplies(storage, sessions, connectivity, clock);
    const clientOf = (baseUrl: string, freshSession: () => Promise<Session | undefined>, replies?: StoredReplies) =>
      new HttpClient(baseUrl || browser.origin, { ...environment, freshSession, replies });
    // The refresh call itself carries no token.
    const refreshClient = clientOf(settings.authApiUrl, async () => sessions.load());
    const refreshGateway = new HttpAccountGateway(refreshClient, sessions);
    this.refreshSession = new RefreshSession(refreshGateway, sessions, authErrorChannel, locks, clock, timers);
    const freshSession = () => this.refreshSession.execute();
    this.menu = clientOf(settings.menuApiUrl, freshSession, replies);
    this.account = clientOf(settings.authApiUrl, freshSession);
    // If tokens must not outlive the page, stored orders must not either.
    this.order = clientOf(settings.orderApiUrl, freshSession, settings.tokens === 'local' ? replies : undefined);
  }
}
