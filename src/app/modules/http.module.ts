import { ContainerModule } from 'inversify';
import { HttpAccountGateway } from '../../adapters/http/http-account-gateway';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { HttpMenuGateway } from '../../adapters/http/http-menu-gateway';
import { RefreshSession } from '../../domain/auth/refresh-session';
import type { SessionRepository } from '../../domain/auth/ports';
import type { Clock, Locks, SampleDataInUse } from '../../domain/shared/ports';
import { byName } from '../wiring';
import { HttpServices } from '../http-services';
import type { Settings } from '../settings';
import { tokens } from '../tokens';

const neverSample: SampleDataInUse = { inUse: () => undefined, onChange: () => () => undefined };

export async function httpModules(settings: Settings): Promise<readonly ContainerModule[]> {
  return [
    await httpServicesModule(settings),
    new ContainerModule(({ bind }) => {
      bind(tokens.sampleDataInUse).toConstantValue(neverSample);
      bind(tokens.menuGateway).toService(tokens.menuService);
      bind(tokens.accountGateway)
        .toResolvedValue(accountGateway, [HttpServices, tokens.sessionRepository, tokens.clock])
        .inSingletonScope();
    }),
  ];
}

export async function httpServicesModule(settings: Settings): Promise<ContainerModule> {
  const serverCart = settings.cart === 'browser' ? undefined : await import('../../adapters/http/http-cart-repository');
  return new ContainerModule(({ bind }) => {
    bind(HttpServices)
      .toResolvedValue(
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
      )
      .inSingletonScope();
    bind(RefreshSession).toResolvedValue(({ refreshSession }: HttpServices) => refreshSession, [HttpServices]);
    bind(tokens.menuService)
      .toResolvedValue(({ menu }: HttpServices) => new HttpMenuGateway(menu), [HttpServices])
      .inSingletonScope();
    bind(tokens.connectivity).toService(tokens.deviceConnectivity);
    if (serverCart) {
      const owner = settings.cart === 'server-token' ? 'token' : 'cookie';
      const { HttpCartRepository } = serverCart;
      bind(tokens.cartRepository)
        .toResolvedValue(
          ({ account }: HttpServices, locks: Locks) => new HttpCartRepository(account, locks, owner),
          [HttpServices, tokens.locks],
        )
        .inSingletonScope();
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
