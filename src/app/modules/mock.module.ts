import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { MockAccountGateway } from '../../adapters/mock/accounts/mock-account-gateway';
import { MockBackend } from '../../adapters/mock/mock-backend';
import { MockTransport } from '../../adapters/mock/mock-transport';
import { MockConnectivity } from '../../adapters/mock/mock-connectivity';
import { MockMenuGateway } from '../../adapters/mock/menu/mock-menu-gateway';
import type { SampleData } from '../../adapters/mock/sample-data';
import type { ImageFile, SessionRepository } from '../../domain/auth/ports';
import { RefreshSession } from '../../domain/auth/refresh-session';
import type { Browser, Clock, Randomness } from '../../domain/shared/ports';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { construct } from '../wiring';
import { loadSample } from '../profiles/samples';
import type { Settings } from '../settings';
import { tokens } from '../tokens';

export async function mockModules({ profile }: Settings): Promise<readonly ContainerModule[]> {
  const sample = await loadSample(profile);
  return [
    mockServicesModule(sample),
    new ContainerModule(({ bind }) => {
      bind(tokens.connectivity)
        .toResolvedValue(construct(MockConnectivity), [tokens.deviceConnectivity, MockBackend])
        .inSingletonScope();
      bind(tokens.sampleDataInUse).toConstantValue({ inUse: () => undefined, onChange: () => () => undefined });
      bind(tokens.menuService).toService(MockMenuGateway);
      bind(tokens.menuGateway).toService(tokens.menuService);
      bind(tokens.accountGateway).toService(MockAccountGateway);
      bind(RefreshSession)
        .toResolvedValue(construct(RefreshSession), [
          tokens.accountGateway,
          tokens.sessionRepository,
          tokens.authErrorChannel,
          tokens.locks,
          tokens.clock,
          tokens.timers,
        ])
        .inSingletonScope();
    }),
  ];
}

export function mockServicesModule(sample: SampleData): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(MockBackend)
      .toResolvedValue(
        // The services use the device's time, whatever hour the demo's clock is set to.
        (shop: ShopProfile, storage: JsonStorage, device: Clock, randomness: Randomness) =>
          new MockBackend(sample, shop, storage, device, randomness),
        [tokens.shop, JsonStorage, tokens.deviceClock, tokens.randomness],
      )
      .inSingletonScope();
    bind(MockTransport).toResolvedValue(construct(MockTransport), [
      MockBackend,
      tokens.timers,
      tokens.sessionRepository,
      tokens.authErrorChannel,
    ]);
    bind(MockMenuGateway).toResolvedValue(construct(MockMenuGateway), [
      MockTransport,
      MockBackend,
      tokens.cartRepository,
    ]);
    bind(MockAccountGateway).toResolvedValue(
      (connection: MockTransport, sessions: SessionRepository, browser: Browser) =>
        new MockAccountGateway(connection, sessions, browser, avatarThumbnail),
      [MockTransport, tokens.sessionRepository, tokens.browser],
    );
  });
}

async function avatarThumbnail(file: ImageFile): Promise<string> {
  return (await import('../../adapters/browser/picture-reader')).avatarThumbnail(file);
}
