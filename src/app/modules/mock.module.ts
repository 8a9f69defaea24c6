import type { ContainerModule } from 'inversify';
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
import { loadSample } from '../profiles/samples';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { construct, wire } from './wiring';

export async function mockModules({ profile }: Settings): Promise<readonly ContainerModule[]> {
  const sample = await loadSample(profile);
  return [
    mockServicesModule(sample),
    wire(({ single, makeSingle, alias, value }) => {
      makeSingle(tokens.connectivity, construct(MockConnectivity), [tokens.deviceConnectivity, MockBackend]);
      value(tokens.sampleDataInUse, { inUse: () => undefined, onChange: () => () => undefined });
      alias(tokens.menuService, MockMenuGateway);
      alias(tokens.menuGateway, tokens.menuService);
      alias(tokens.accountGateway, MockAccountGateway);
      single(RefreshSession, [
        tokens.accountGateway,
        tokens.sessionRepository,
        tokens.authErrorChannel,
        tokens.locks,
        tokens.clock,
        tokens.timers,
      ]);
    }),
  ];
}

/** The services that `fallback` builds have too. Orders and contact are bound with their features. */
export function mockServicesModule(sample: SampleData): ContainerModule {
  return wire(({ add, make, makeSingle }) => {
    makeSingle(
      MockBackend,
      // Sessions and orders keep the device's time, whatever hour a demo shows: another hour would end the first and put
      // the second into the future. Only what the kitchen offers is that hour's.
      (shop: ShopProfile, storage: JsonStorage, device: Clock, randomness: Randomness, kitchenClock: Clock) =>
        new MockBackend(sample, shop, storage, device, randomness, kitchenClock),
      [tokens.shop, JsonStorage, tokens.deviceClock, tokens.randomness, tokens.clock],
    );
    add(MockTransport, [MockBackend, tokens.timers, tokens.sessionRepository, tokens.authErrorChannel]);
    add(MockMenuGateway, [MockTransport, MockBackend, tokens.cartRepository]);
    make(
      MockAccountGateway,
      (connection: MockTransport, sessions: SessionRepository, browser: Browser) =>
        new MockAccountGateway(connection, sessions, browser, avatarThumbnail),
      [MockTransport, tokens.sessionRepository, tokens.browser],
    );
  });
}

async function avatarThumbnail(file: ImageFile): Promise<string> {
  return (await import('../../adapters/browser/picture-reader')).avatarThumbnail(file);
}
