import type { SignInJourney, SignInJourneyRepository } from '../../domain/auth/ports';
import { safeReturnPath } from '../../domain/auth/return-path';
import type { JsonStorage } from './json-storage';

const key = 'storefront.signInJourney';

/** In session storage: the way back belongs to the tab that started it. */
export class LocalSignInJourneyRepository implements SignInJourneyRepository {
  constructor(private readonly storage: JsonStorage) {}

  save(journey: SignInJourney): boolean {
    return this.storage.write(key, journey);
  }

  take(): SignInJourney | undefined {
    const stored = this.storage.read(key);
    this.storage.remove(key);
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('returnPath' in stored) ||
      typeof stored.returnPath !== 'string'
    )
      return undefined;
    const state = 'state' in stored && typeof stored.state === 'string' ? { state: stored.state } : {};
    return { returnPath: safeReturnPath(stored.returnPath), ...state };
  }
}
