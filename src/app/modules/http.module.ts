import { ContainerModule } from 'inversify';
import { HttpAccountGateway } from '../../adapters/http/http-account-gateway';
import { HttpCartRepository } from '../../adapters/http/http-cart-repository';
import { HttpClient } from '../../adapters/http/http-client';
import { HttpMenuGateway } from '../../adapters/http/http-menu-gateway';
import type { AuthErrors, SessionRepository } from '../../domain/auth/ports';
import type { Browser, Connectivity, SampleDataInUse, Timers } from '../../domain/shared/ports';
import { construct } from '../construct';
import type { Settings } from '../settings';
import { tokens } from '../tokens';

/** One client per service: they may live on three hosts. */
export class HttpServices {
  readonly menu: HttpClient;
  readonly account: HttpClient;
  readonly order: HttpClient;

  constructor(
    settings: Settings,
    timers: Timers,
    sessions: SessionRepository,
    authErrors: AuthErrors,
    browser: Browser,
  ) {
    // An unbound fetch refuses to run, so it is called as the window's.
    const surroundings = {
      fetch: (input: string, init: RequestInit) => fetch(input, init),
      timers,
      sessions,
      authErrors,
    };
    const clientOf = (baseUrl: string) => new HttpClient(baseUrl || browser.origin, surroundings);
    this.menu = clientOf(settings.menuApiUrl);
    this.account = clientOf(settings.authApiUrl);
    this.order = clientOf(settings.orderApiUrl);
  }
}

const neverSample: SampleDataInUse = { inUse: () => undefined, onChange: () => () => undefined };

/** The real services, and nothing beside them. */
export function httpModules(settings: Settings): readonly ContainerModule[] {
  return [
    httpServicesModule(settings),
    new ContainerModule(({ bind }) => {
      bind(tokens.sampleDataInUse).toConstantValue(neverSample);
      bind(tokens.menuGateway).toResolvedValue(({ menu }: HttpServices) => new HttpMenuGateway(menu), [HttpServices]);
      bind(tokens.accountGateway).toResolvedValue(accountGateway, [HttpServices, tokens.sessionRepository]);
    }),
  ];
}

/** What `http` and `fallback` share. */
export function httpServicesModule(settings: Settings): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(HttpServices)
      .toResolvedValue(construct(HttpServices), [
        tokens.settings,
        tokens.timers,
        tokens.sessionRepository,
        tokens.authErrors,
        tokens.browser,
      ])
      .inSingletonScope();
    bind(tokens.connectivity).toResolvedValue((device: Connectivity) => device, [tokens.deviceConnectivity]);
    if (settings.cart === 'server') {
      bind(tokens.cartRepository)
        .toResolvedValue(({ account }: HttpServices) => new HttpCartRepository(account), [HttpServices])
        .inSingletonScope();
    }
  });
}

export function accountGateway({ account }: HttpServices, sessions: SessionRepository): HttpAccountGateway {
  return new HttpAccountGateway(account, sessions);
}
