import type { ContainerModule } from 'inversify';
import { HttpAccountGateway } from '../../adapters/http/http-account-gateway';
import { HttpMenuGateway } from '../../adapters/http/http-menu-gateway';
import { HttpServices } from '../../adapters/http/http-services';
import { JsonStorage } from '../../adapters/storage/json-storage';
import type { SessionRepository } from '../../domain/auth/ports';
import { RefreshSession } from '../../domain/auth/refresh-session';
import type { Clock, SampleDataInUse } from '../../domain/shared/ports';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { byName, wire } from './wiring';

const neverSample: SampleDataInUse = { inUse: () => undefined, onChange: () => () => undefined };

export async function httpModules(settings: Settings): Promise<readonly ContainerModule[]> {
  return [
    ...(await httpServicesModules(settings)),
    wire(({ value, alias, makeSingle }) => {
      value(tokens.sampleDataInUse, neverSample);
      alias(tokens.menuGateway, tokens.menuService);
      makeSingle(tokens.accountGateway, accountGateway, [HttpServices, tokens.sessionRepository, tokens.clock]);
    }),
  ];
}

/** The services that `fallback` builds have too. Orders and contact are bound with their features. */
export async function httpServicesModules(settings: Settings): Promise<readonly ContainerModule[]> {
  const services = wire(({ make, makeSingle, alias }) => {
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
  });
  if (settings.cart === 'browser') return [services];
  return [services, (await import('./server-cart.module')).serverCartModule(settings)];
}

export function accountGateway(
  { account }: HttpServices,
  sessions: SessionRepository,
  clock: Clock,
): HttpAccountGateway {
  return new HttpAccountGateway(account, sessions, clock);
}
