import type { ContainerModule } from 'inversify';
import { SampleServices } from '../../adapters/fallback/sample-services';
import { MockAccountGateway } from '../../adapters/mock/accounts/mock-account-gateway';
import { MockMenuGateway } from '../../adapters/mock/menu/mock-menu-gateway';
import type { SessionRepository } from '../../domain/auth/ports';
import type { MenuGateway } from '../../domain/menu/ports';
import type { Clock } from '../../domain/shared/ports';
import { categoryNamed } from '../../domain/menu/product';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { loadSample } from '../profiles/samples';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { accountGateway, httpServicesModules } from './http.module';
import { HttpServices } from '../../adapters/http/http-services';
import { mockServicesModule } from './mock.module';
import { wire } from './wiring';

/** Sample data answers where the menu or the account service is down. Orders are always real. */
export async function fallbackModules(settings: Settings): Promise<readonly ContainerModule[]> {
  const sample = await loadSample(settings.profile);
  return [
    ...(await httpServicesModules(settings)),
    mockServicesModule(sample),
    wire(({ value, makeSingle }) => {
      const samples = new SampleServices();
      value(tokens.sampleDataInUse, samples);
      makeSingle(
        tokens.menuGateway,
        (service: MenuGateway, mock: MockMenuGateway, { defaultCategories }: ShopProfile) =>
          samples.menu(service, {
            todaysMenu: (cancel) => mock.todaysMenu(cancel),
            preview: (query, cancel) => mock.preview(query, cancel),
            categories: async () => defaultCategories.map((name) => categoryNamed(name)),
          }),
        [tokens.menuService, MockMenuGateway, tokens.shop],
      );
      makeSingle(
        tokens.accountGateway,
        (services: HttpServices, sessions: SessionRepository, clock: Clock, mock: MockAccountGateway) =>
          samples.account(accountGateway(services, sessions, clock), mock),
        [HttpServices, tokens.sessionRepository, tokens.clock, MockAccountGateway],
      );
    }),
  ];
}
