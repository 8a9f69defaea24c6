import type { ContainerModule } from 'inversify';
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
  localAvoidedAllergensRepository,
  LocalCheckoutIntentRepository,
  localFavoritesRepository,
  localFulfillmentRepository,
  localLastOrderOfferRepository,
  localNotificationsRepository,
  LocalReportConsent,
} from '../../adapters/storage/device-values';
import { LocalCartRepository } from '../../adapters/storage/local-cart-repository';
import { LocalSessionRepository } from '../../adapters/storage/local-session-repository';
import {
  localDepartureRepository,
  localEarlyAddRepository,
  LocalProfileDraftRepository,
  localSignInJourneyRepository,
} from '../../adapters/storage/tab-values';
import { IndexedLockTurns } from '../../adapters/browser/lock-turns';
import { SyncedLocks } from '../../adapters/browser/synced-locks';
import { WebLocks } from '../../adapters/browser/web-locks';
import { WindowBrowser } from '../../adapters/browser/window-browser';
import { WindowInstaller } from '../../adapters/browser/window-installer';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { wire } from './wiring';

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

/** The device, and what is stored on it. What only one feature needs of it is bound with that feature. */
export function browserModule(globals: BrowserGlobals, settings: Settings): ContainerModule {
  const availability = new BrowserStorageAvailability();
  const base = import.meta.env.BASE_URL;
  const local = new JsonStorage(() => globals.localStorage, availability, globals, base);
  const tab = new JsonStorage(() => globals.sessionStorage, availability, undefined, base);
  const tokenStorage = settings.tokenStorage === 'memory' ? new JsonStorage(memoryItems, availability) : local;
  const timers = new WindowTimers();
  const webLocks = new WebLocks(globals.navigator.locks, timers, base);
  const lockTurns = new IndexedLockTurns(() => globals.indexedDB, ownKey('storefront.turns', base));

  return wire(({ value, alias, makeSingle }) => {
    const { location, navigator } = globals;
    makeSingle(tokens.browser, (later) => new WindowBrowser(location, base, later, navigator.userAgent), [
      tokens.timers,
    ]);
    value(tokens.deviceClock, new SystemClock());
    alias(tokens.clock, tokens.deviceClock);
    value(tokens.timers, timers);
    value(tokens.locks, new SyncedLocks(webLocks, local, lockTurns, timers));
    value(tokens.randomness, new CryptoRandomness(globals.crypto));
    value(tokens.deviceConnectivity, new WindowConnectivity(globals));
    value(tokens.backForwardRestore, new WindowBackForwardRestore(globals, performance));
    value(tokens.installer, new WindowInstaller(globals));
    value(tokens.pageVisibility, new DocumentVisibility(globals.document));
    value(tokens.authErrorChannel, new WindowAuthErrorChannel(globals));

    value(JsonStorage, local);
    value(tokens.storageAvailability, availability);
    if (settings.cart === 'browser' || settings.backend === 'mock')
      value(tokens.cartRepository, new LocalCartRepository(local));
    value(tokens.sessionRepository, new LocalSessionRepository(local, tokenStorage));
    value(tokens.appearanceRepository, localAppearanceRepository(local));
    value(tokens.favoritesRepository, localFavoritesRepository(local));
    value(tokens.avoidedAllergensRepository, localAvoidedAllergensRepository(local));
    value(tokens.fulfillmentRepository, localFulfillmentRepository(local));
    value(tokens.notificationsRepository, localNotificationsRepository(local));
    value(tokens.lastOrderOfferRepository, localLastOrderOfferRepository(local));
    value(tokens.checkoutIntentRepository, new LocalCheckoutIntentRepository(local));
    value(tokens.reportConsent, new LocalReportConsent(local, globals.navigator.globalPrivacyControl === true));

    value(tokens.tabStorage, tab);
    value(tokens.departureRepository, localDepartureRepository(tab));
    value(tokens.earlyAddRepository, localEarlyAddRepository(tab));
    value(tokens.signInJourneyRepository, localSignInJourneyRepository(tab));
    value(tokens.profileDraftRepository, new LocalProfileDraftRepository(tab));
  });
}
