import type { JsonStorage } from './json-storage';

export const signInJourneyKey = 'storefront.signInJourney';

/** Forgets a sign-in that was started, without loading the repository that reads it. */
export function endSignInJourney(storage: JsonStorage): void {
  storage.remove(signInJourneyKey);
}
