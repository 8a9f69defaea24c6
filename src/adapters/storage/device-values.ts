import type { FulfillmentType } from '../../domain/cart/cart-summary';
import type { CheckoutIntentRepository } from '../../domain/checkout/ports';
import { defaultNotifications, type NotificationChoices } from '../../domain/profile/notifications';
import type { ReportConsent } from '../../domain/reports/ports';
import { appearances, type Appearance } from '../../domain/shop/appearance';
import type { JsonStorage } from './json-storage';
import { avoidedAllergensKey, lastOrderOfferKey } from './keys';
import { stored, type StoredValue } from './stored';
import { aBoolean, aDate, anyOf, aText, listOf, orElse, recordOf, type Schema } from './stored-schema';

// This device remembers these from visit to visit, beside the cart, the session and the orders.

/** `apply-device-state.ts` reads this key before first paint. */
export const localAppearanceRepository = stored<Appearance>('storefront.appearance', anyOf(appearances), 'system');

const productIds = listOf(aText);

export const localFavoritesRepository = stored<ReadonlySet<string>>(
  'storefront.favorites',
  (ids) => new Set(productIds(ids)),
  new Set(),
  (ids) => [...ids],
);

export const localAvoidedAllergensRepository = stored<readonly string[]>(avoidedAllergensKey, listOf(aText), []);

export const localFulfillmentRepository = stored<FulfillmentType | undefined>(
  'storefront.fulfillment',
  anyOf(['DELIVERY', 'PICKUP']),
  undefined,
);

const choices: Schema<NotificationChoices> = recordOf({
  orderUpdates: orElse(aBoolean, defaultNotifications.orderUpdates),
  todaysMenu: orElse(aBoolean, defaultNotifications.todaysMenu),
  offers: orElse(aBoolean, defaultNotifications.offers),
});

export const localNotificationsRepository = stored('storefront.notifications', choices, defaultNotifications);

export const localLastOrderOfferRepository = stored(lastOrderOfferKey, aBoolean, false);

const storedConsent = stored('storefront.reportConsent', aBoolean, false);

export class LocalReportConsent implements ReportConsent {
  private readonly consent: StoredValue<boolean>;

  constructor(
    storage: JsonStorage,
    readonly isRefusedByBrowser: boolean,
  ) {
    this.consent = storedConsent(storage);
  }

  isGiven(): boolean {
    return !this.isRefusedByBrowser && this.consent.load();
  }

  save(given: boolean): void {
    this.consent.save(given);
  }
}

const intentKey = 'storefront.redirectToCheckout';

/** The time is stored as a plain text, not as JSON. */
export class LocalCheckoutIntentRepository implements CheckoutIntentRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): Date | undefined {
    return aDate(this.storage.readText(intentKey));
  }

  save(notedAt: Date): void {
    this.storage.writeText(intentKey, notedAt.toISOString());
  }

  clear(): void {
    this.storage.remove(intentKey);
  }
}
