import type { JsonStorage } from './json-storage';

export const signInJourneyKey = 'storefront.signInJourney';

/** Apart from the repository, which loads later. */
export function endSignInJourney(storage: JsonStorage): void {
  storage.remove(signInJourneyKey);
}
