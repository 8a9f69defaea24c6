import type { ContainerModule } from 'inversify';
import { EarlyReply } from '../../adapters/http/early-reply';
import { HttpAccountGateway } from '../../adapters/http/http-account-gateway';
import { HttpClient, type HttpEnvironment } from '../../adapters/http/http-client';
import { HttpMenuGateway } from '../../adapters/http/http-menu-gateway';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { StoredReplies } from '../../adapters/storage/stored-replies';
import type { AuthErrorChannel, SessionRepository } from '../../domain/auth/ports';
import { RefreshSession } from '../../domain/auth/refresh-session';
import type { Reports } from '../../domain/reports/ports';
import type { Browser, Clock, Connectivity, Locks, SampleDataInUse, Timers } from '../../domain/shared/ports';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { byName, wire } from './wiring';

const neverSample: SampleDataInUse = { inUse: () => undefined, onChange: () => () => undefined };

export async function httpModules(settings: Settings): Promise<readonly ContainerModule[]> {
  return [
    await httpServicesModule(settings),
    wire(({ value, alias, makeSingle }) => {
      value(tokens.sampleDataInUse, neverSample);
      alias(tokens.menuGateway, tokens.menuService);
      makeSingle(tokens.accountGateway, accountGateway, [HttpServices, tokens.sessionRepository, tokens.clock]);
    }),
  ];
}

/** The services that `fallback` builds have too. Orders and contact are bound with their features. */
export async function httpServicesModule(settings: Settings): Promise<ContainerModule> {
  const serverCart = settings.cart === 'browser' ? undefined : await import('../../adapters/http/http-cart-repository');
  return wire(({ make, makeSingle, alias }) => {
    makeSingle(
      HttpServices,
      ...byName(HttpServices, {
        settings: tokens.settings,
        timers: tokens.timers,
        sessions: tokens.sessionRepository,
        authErrorChannel: tokens.authErrorChannel,
        browser: tokens.browser,
        locks: tokens.locks,
        clock: tokens.clock,
        storage: JsonStorage,
        connectivity: tokens.deviceConnectivity,
        reports: tokens.reports,
      }),
    );
    make(RefreshSession, ({ refreshSession }: HttpServices) => refreshSession, [HttpServices]);
    makeSingle(tokens.menuService, ({ menu }: HttpServices) => new HttpMenuGateway(menu), [HttpServices]);
    alias(tokens.connectivity, tokens.deviceConnectivity);
    if (serverCart) {
      const owner = settings.cart === 'server-token' ? 'token' : 'cookie';
      const { HttpCartRepository } = serverCart;
      makeSingle(
        tokens.cartRepository,
        ({ account }: HttpServices, locks: Locks) => new HttpCartRepository(account, locks, owner),
        [HttpServices, tokens.locks],
      );
    }
  });
}

export function accountGateway(
  { account }: HttpServices,
  sessions: SessionRepository,
  clock: Clock,
): HttpAccountGateway {
  return new HttpAccountGateway(account, sessions, clock);
}

type Sessions = Pick<HttpEnvironment, 'freshSession' | 'renewedSession'>;

interface HttpServicesNeeds {
  readonly settings: Settings;
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

/** Each service has a client, because they may be on three hosts. */
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
    const refreshClient = clientOf(settings.authApiUrl, { freshSession: async () => sessions.load() });
    const refreshGateway = new HttpAccountGateway(refreshClient, sessions, clock);
    this.refreshSession = new RefreshSession(refreshGateway, sessions, authErrorChannel, locks, clock, timers);
    const refreshed: Sessions = {
      freshSession: () => this.refreshSession.execute(),
      renewedSession: (refusedToken) => this.refreshSession.renew(refusedToken),
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
    import('../../adapters/http/inspect-reply').then(
      ({ inspectReply }) => inspectReply(call, answer, reports),
      () => undefined,
    );
  };
}
