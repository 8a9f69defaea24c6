import type { AuthErrorChannel, SessionRepository } from '../../domain/auth/ports';
import { RefreshSession } from '../../domain/auth/refresh-session';
import type { Reports } from '../../domain/reports/ports';
import type { Browser, Clock, Connectivity, Locks, Timers } from '../../domain/shared/ports';
import type { JsonStorage } from '../storage/json-storage';
import { StoredReplies } from '../storage/stored-replies';
import { EarlyReply } from './early-reply';
import { HttpAccountGateway } from './http-account-gateway';
import { HttpClient, type HttpEnvironment } from './http-client';

type Sessions = Pick<HttpEnvironment, 'refreshSession' | 'renewSession'>;

interface HttpSettings {
  readonly menuApiUrl: string;
  readonly authApiUrl: string;
  readonly orderApiUrl: string;
  readonly tokenStorage: 'local' | 'memory';
}

interface HttpServicesNeeds {
  readonly settings: HttpSettings;
  readonly timers: Timers;
  readonly sessions: SessionRepository;
  readonly authErrorChannel: AuthErrorChannel;
  readonly browser: Browser;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly storage: JsonStorage;
  readonly connectivity: Connectivity;
  readonly reports: Reports;
}

/** Each service has a separate client, because the three may be on different hosts. */
export class HttpServices {
  readonly menu: HttpClient;
  readonly account: HttpClient;
  readonly order: HttpClient;
  readonly refreshSession: RefreshSession;

  constructor({
    settings,
    timers,
    sessions,
    authErrorChannel,
    browser,
    locks,
    clock,
    storage,
    connectivity,
    reports,
  }: HttpServicesNeeds) {
    const { fetch, waitedFor, sentAgo } = new EarlyReply(globalThis);
    const environment = {
      fetch,
      waitedFor,
      sentAgo,
      timers,
      sessions,
      authErrorChannel,
      inspect: inspectionFor(reports),
    };
    const replies = new StoredReplies(storage, sessions, connectivity, clock);
    const clientOf = (baseUrl: string, sessionOf: Sessions, replies?: StoredReplies) =>
      new HttpClient(baseUrl || browser.origin, { ...environment, ...sessionOf, replies });
    const refreshClient = clientOf(settings.authApiUrl, { refreshSession: async () => sessions.load() });
    const refreshGateway = new HttpAccountGateway(refreshClient, sessions, clock);
    this.refreshSession = new RefreshSession(refreshGateway, sessions, authErrorChannel, locks, clock, timers);
    const refreshed: Sessions = {
      refreshSession: () => this.refreshSession.execute(),
      renewSession: (refusedToken) => this.refreshSession.renew(refusedToken),
    };
    this.menu = clientOf(settings.menuApiUrl, refreshed, replies);
    this.account = clientOf(settings.authApiUrl, refreshed);
    // If tokens must not outlive the page, stored orders must not either.
    this.order = clientOf(settings.orderApiUrl, refreshed, settings.tokenStorage === 'local' ? replies : undefined);
  }
}

function inspectionFor(reports: Reports): NonNullable<HttpEnvironment['inspect']> {
  return (call, answer) => {
    if (!reports.isOn()) return;
    import('./inspect-reply').then(
      ({ inspectReply }) => inspectReply(call, answer, reports),
      // Only the report is missing if a filter list blocks this script.
      () => undefined,
    );
  };
}
