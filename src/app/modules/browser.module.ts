import { ContainerModule } from 'inversify';
import { BrowserStorageAvailability } from '../../adapters/storage/storage-availability';
import { CryptoRandomness } from '../../adapters/browser/crypto-randomness';
import { DocumentVisibility } from '../../adapters/browser/document-visibility';
import { JsonStorage, memoryItems, type StorageChanges, type WebItems } from '../../adapters/storage/json-storage';
import { localAppearanceRepository } from '../../adapters/storage/local-appearance-repository';
import { LocalCartRepository } from '../../adapters/storage/local-cart-repository';
import { LocalCheckoutIntentRepository } from '../../adapters/storage/local-checkout-intent-repository';
import { LocalFavoritesRepository } from '../../adapters/storage/local-favorites-repository';
import { LocalSessionRepository } from '../../adapters/storage/local-session-repository';
import { SystemClock } from '../../adapters/browser/system-clock';
import { WindowAuthErrorChannel } from '../../adapters/browser/window-auth-error-channel';
import { WindowBrowser } from '../../adapters/browser/window-browser';
import { WindowConnectivity } from '../../adapters/browser/window-connectivity';
import { WindowBackForwardRestore } from '../../adapters/browser/window-back-forward-restore';
import { WindowTimers } from '../../adapters/browser/window-timers';
import type { Settings } from '../settings';
import { tokens } from '../tokens';

/** The parts of a window that the shop stands on; the build renders the first screens with a stand-in for it. */
export type BrowserGlobals = EventTarget &
  StorageChanges & {
    readonly localStorage: WebItems;
    readonly sessionStorage: WebItems;
    readonly document: EventTarget & Pick<Document, 'visibilityState'>;
    readonly location: Pick<Location, 'origin' | 'assign'>;
    readonly navigator: Pick<Navigator, 'onLine'>;
    readonly crypto: Pick<Crypto, 'getRandomValues'>;
  };

/** This device: its storage, its clock, its connection. */
export function browserModule(world: BrowserGlobals, settings: Settings): ContainerModule {
  const health = new BrowserStorageAvailability();
  const local = new JsonStorage(() => world.localStorage, health, world);
  const tokenStorage = settings.tokens === 'memory' ? new JsonStorage(memoryItems, health) : local;

  return new ContainerModule(({ bind }) => {
    bind(JsonStorage).toConstantValue(local);
    bind(tokens.storageAvailability).toConstantValue(health);
    bind(tokens.visitStorage).toConstantValue(new JsonStorage(() => world.sessionStorage, health));
    bind(tokens.browser).toConstantValue(new WindowBrowser(world.location));
    bind(tokens.clock).toConstantValue(new SystemClock());
    bind(tokens.timers).toConstantValue(new WindowTimers());
    bind(tokens.randomness).toConstantValue(new CryptoRandomness(world.crypto));
    bind(tokens.deviceConnectivity).toConstantValue(new WindowConnectivity(world));
    bind(tokens.backForwardRestore).toConstantValue(new WindowBackForwardRestore(world, performance));
    bind(tokens.pageVisibility).toConstantValue(new DocumentVisibility(world.document));
    bind(tokens.authErrorChannel).toConstantValue(new WindowAuthErrorChannel(world));
    // A demo has no server to keep a cart on.
    if (settings.cart === 'browser' || settings.backend === 'mock')
      bind(tokens.cartRepository).toConstantValue(new LocalCartRepository(local));
    bind(tokens.favoritesRepository).toConstantValue(new LocalFavoritesRepository(local));
    bind(tokens.appearanceRepository).toConstantValue(localAppearanceRepository(local));
    bind(tokens.sessionRepository).toConstantValue(new LocalSessionRepository(local, tokenStorage));
    bind(tokens.checkoutIntentRepository).toConstantValue(new LocalCheckoutIntentRepository(local));
  });
}
