import type { JsonStorage } from './json-storage';

// What the first visit needs of three repositories that load later.

export const pendingOrderKey = 'storefront.pendingOrderItems';

export function hasPendingOrder(storage: JsonStorage): boolean {
  return storage.readText(pendingOrderKey) !== undefined;
}

export const signInJourneyKey = 'storefront.signInJourney';

export function endSignInJourney(storage: JsonStorage): void {
  storage.remove(signInJourneyKey);
}

export const earlyAddsKey = 'storefront.earlyAdds';

export function hasEarlyAdds(storage: JsonStorage): boolean {
  return storage.readText(earlyAddsKey) !== undefined;
}
