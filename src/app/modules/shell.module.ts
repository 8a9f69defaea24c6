import { deviceTimeZone } from '../../adapters/browser/time-and-chance';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { pendingOrderKey, signInJourneyKey } from '../../adapters/storage/keys';
import { RefreshSession } from '../../domain/auth/refresh-session';
import { SignOut } from '../../domain/auth/sign-out';
import { CheckoutIntent } from '../../domain/checkout/checkout-intent';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { BackForwardRestore } from '../../domain/shared/ports';
import { SessionEndViewModel } from '../../view-models/auth/session-end.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { SignInJourneyViewModel } from '../../view-models/auth/sign-in-journey.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { BackForwardRestoreViewModel } from '../../view-models/shell/back-forward-restore.view-model';
import { BannersViewModel } from '../../view-models/shell/banners.view-model';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { ReportConsentViewModel } from '../../view-models/shell/report-consent.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const shellModule = wire(({ add, single, make }) => {
  single(ToastsViewModel, [tokens.timers]);
  single(ConnectionViewModel, [tokens.connectivity]);
  single(CartViewModel, [tokens.cartRepository, ToastsViewModel, tokens.shop, tokens.reports]);
  add(SignOut, [tokens.accountGateway, tokens.sessionRepository]);
  single(SessionViewModel, [tokens.sessionRepository, RefreshSession, SignOut, ToastsViewModel]);
  add(CheckoutIntent, [tokens.checkoutIntentRepository, tokens.clock]);
  single(OverlaysViewModel, [SessionViewModel, CheckoutIntent]);
  single(SessionEndViewModel, [
    SessionViewModel,
    tokens.authErrorChannel,
    OverlaysViewModel,
    CheckoutIntent,
    ToastsViewModel,
  ]);
  single(CheckoutEntryViewModel, [OverlaysViewModel, SessionViewModel, CheckoutIntent]);
  single(BackForwardRestoreViewModel, [tokens.backForwardRestore, OverlaysViewModel, SessionViewModel, CartViewModel]);

  make(SignInJourneyViewModel, signInJourney, [tokens.tabStorage, tokens.backForwardRestore]);
  make(tokens.hasPendingOrder, (storage: JsonStorage) => () => storage.has(pendingOrderKey), [JsonStorage]);
  single(PendingOrderPresenceViewModel, [
    tokens.hasPendingOrder,
    tokens.departureRepository,
    tokens.backForwardRestore,
  ]);

  single(AppearanceViewModel, [tokens.appearanceRepository]);
  add(BannersViewModel, [ConnectionViewModel, tokens.storageAvailability, tokens.sampleDataInUse, tokens.shop]);
  add(ReportConsentViewModel, [tokens.reportConsent, tokens.reportsHost]);
  add(OpeningHoursViewModel, [CustomerCalendar, tokens.timers, tokens.shop]);
  make(CustomerCalendar, (clock, { timeZone }) => new CustomerCalendar(clock, deviceTimeZone, timeZone), [
    tokens.clock,
    tokens.shop,
  ]);
});

function signInJourney(storage: JsonStorage, backForwardRestore: BackForwardRestore) {
  return new SignInJourneyViewModel(() => storage.remove(signInJourneyKey), backForwardRestore);
}
