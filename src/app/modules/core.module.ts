import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { hasPendingOrder } from '../../adapters/storage/pending-order-key';
import { endSignInJourney } from '../../adapters/storage/sign-in-journey-key';
import { LocalDepartureRepository } from '../../adapters/storage/local-departure-repository';
import { RefreshSession } from '../../domain/auth/refresh-session';
import { SignOut } from '../../domain/auth/sign-out';
import { CheckoutIntent } from '../../domain/checkout/checkout-intent';
import type { DepartureRepository } from '../../domain/checkout/ports';
import type { BackForwardRestore } from '../../domain/shared/ports';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { BackForwardRestoreViewModel } from '../../view-models/shell/back-forward-restore.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { SignInJourneyViewModel } from '../../view-models/auth/sign-in-journey.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** What every page needs: one cart, session, connection state, and one owner of toasts and overlays. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(CheckoutIntent).toResolvedValue(construct(CheckoutIntent), [tokens.checkoutIntentRepository, tokens.clock]);
  bind(SignOut).toResolvedValue(construct(SignOut), [tokens.accountGateway, tokens.sessionRepository]);

  bind(ToastsViewModel).toResolvedValue(construct(ToastsViewModel), [tokens.timers]).inSingletonScope();
  bind(CartViewModel)
    .toResolvedValue(construct(CartViewModel), [tokens.cartRepository, ToastsViewModel, tokens.shop])
    .inSingletonScope();
  bind(SessionViewModel)
    .toResolvedValue(construct(SessionViewModel), [
      tokens.sessionRepository,
      tokens.authErrorChannel,
      RefreshSession,
      SignOut,
      ToastsViewModel,
    ])
    .inSingletonScope();
  bind(OverlaysViewModel)
    .toResolvedValue(construct(OverlaysViewModel), [SessionViewModel, CheckoutIntent])
    .inSingletonScope();
  bind(ConnectionViewModel).toResolvedValue(construct(ConnectionViewModel), [tokens.connectivity]).inSingletonScope();
  bind(CheckoutEntryViewModel)
    .toResolvedValue(construct(CheckoutEntryViewModel), [OverlaysViewModel, SessionViewModel, CheckoutIntent])
    .inSingletonScope();
  bind(BackForwardRestoreViewModel)
    .toResolvedValue(construct(BackForwardRestoreViewModel), [
      tokens.backForwardRestore,
      OverlaysViewModel,
      SessionViewModel,
      CartViewModel,
    ])
    .inSingletonScope();
  bind(SignInJourneyViewModel).toResolvedValue(
    (storage: JsonStorage, backForwardRestore: BackForwardRestore) =>
      new SignInJourneyViewModel(() => endSignInJourney(storage), backForwardRestore),
    [tokens.visitStorage, tokens.backForwardRestore],
  );
  bind(tokens.departureRepository).toResolvedValue(construct(LocalDepartureRepository), [tokens.visitStorage]);
  bind(PendingOrderPresenceViewModel)
    .toResolvedValue(
      (storage: JsonStorage, departures: DepartureRepository, backForwardRestore: BackForwardRestore) =>
        new PendingOrderPresenceViewModel(() => hasPendingOrder(storage), departures, backForwardRestore),
      [JsonStorage, tokens.departureRepository, tokens.backForwardRestore],
    )
    .inSingletonScope();
});
