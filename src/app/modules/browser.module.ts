import { ContainerModule } from 'inversify';
import { BrowserStorageAvailability } from '../../adapters/storage/storage-availability';
import { CryptoRandomness, SystemClock, WindowTimers } from '../../adapters/browser/time-and-chance';
import {
  DocumentVisibility,
  WindowAuthErrorChannel,
  WindowBackForwardRestore,
  WindowConnectivity,
} from '../../adapters/browser/window-events';
import { JsonStorage, memoryItems, type StorageChanges } from '../../adapters/storage/json-storage';
import { ownKey, type WebItems } from '../../adapters/storage/own-items';
import {
  localAppearanceRepository,
  LocalCheckoutIntentRepository,
  localFavoritesRepository,
  localNotificationsRepository,
  LocalReportConsent,
} from '../../adapters/storage/device-values';
import { LocalCartRepository } from '../../adapters/storage/local-cart-repository';
import { LocalSessionRepository } from '../../adapters/storage/local-session-repository';
import { IndexedLockTurns } from '../../adapters/browser/lock-turns';
import { SyncedLocks } from '../../adapters/browser/synced-locks';
import { WebLocks } from '../../adapters/browser/web-locks';
import { WindowBrowser } from '../../adapters/browser/window-browser';
import { WindowInstaller } from '../../adapters/browser/window-installer';
import type { Settings } from '../settings';
import { tokens } from '../tokens';

/** The build prerenders with a substitute for these parts of the window. */
export type BrowserGlobals = EventTarget &
  StorageChanges & {
    readonly localStorage: WebItems;
    readonly sessionStorage: WebItems;
    readonly document: EventTarget & Pick<Document, 'visibilityState'>;
    readonly location: Pick<Location, 'origin' | 'assign'>;
    readonly navigator: Pick<Navigator, 'onLine'> &
      Partial<Pick<Navigator, 'locks' | 'userAgent'>> & { readonly globalPrivacyControl?: boolean };
    readonly crypto: Pick<Crypto, 'getRandomValues'>;
    readonly indexedDB?: IDBFactory;
  };

export function browserModule(globals: BrowserGlobals, settings: Settings): ContainerModule {
  const availability = new BrowserStorageAvailability();
  const base = import.meta.env.BASE_URL;
  const local = new JsonStorage(() => globals.localStorage, availability, globals, base);
  const tokenStorage = settings.tokens === 'memory' ? new JsonStorage(memoryItems, availability) : local;

  const timers = new WindowTimers();

  return new ContainerModule(({ bind }) => {
    bind(JsonStorage).toConstantValue(local);
    bind(tokens.storageAvailability).toConstantValue(availability);
    bind(tokens.tabStorage).toConstantValue(
      new JsonStorage(() => globals.sessionStorage, availability, undefined, base),
    );
    bind(tokens.browser).toConstantValue(new WindowBrowser(globals.location, base, globals.navigator.userAgent));
    bind(tokens.deviceClock).toConstantValue(new SystemClock());
    bind(tokens.clock).toService(tokens.deviceClock);
    bind(tokens.timers).toConstantValue(timers);
    bind(tokens.locks).toConstantValue(
      new SyncedLocks(
        new WebLocks(globals.navigator.locks, timers, base),
        local,
        new IndexedLockTurns(() => globals.indexedDB, ownKey('storefront.turns', base)),
        timers,
      ),
    );
    bind(tokens.randomness).toConstantValue(new CryptoRandomness(globals.crypto));
    bind(tokens.deviceConnectivity).toConstantValue(new WindowConnectivity(globals));
    bind(tokens.backForwardRestore).toConstantValue(new WindowBackForwardRestore(globals, performance));
    bind(tokens.installer).toConstantValue(new WindowInstaller(globals));
    bind(tokens.pageVisibility).toConstantValue(new DocumentVisibility(globals.document));
    bind(tokens.authErrorChannel).toConstantValue(new WindowAuthErrorChannel(globals));
    if (settings.cart === 'browser' || settings.backend === 'mock')
      bind(tokens.cartRepository).toConstantValue(new LocalCartRepository(local));
    bind(tokens.favoritesRepository).toConstantValue(localFavoritesRepository(local));
    bind(tokens.notificationsRepository).toConstantValue(localNotificationsRepository(local));
    bind(tokens.appearanceRepository).toConstantValue(localAppearanceRepository(local));
    bind(tokens.reportConsent).toConstantValue(
      new LocalReportConsent(local, globals.navigator.globalPrivacyControl === true),
    );
    bind(tokens.sessionRepository).toConstantValue(new LocalSessionRepository(local, tokenStorage));
    bind(tokens.checkoutIntentRepository).toConstantValue(new LocalCheckoutIntentRepository(local));
  });
}
