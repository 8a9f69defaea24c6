import type { SignInJourney, SignInJourneyRepository } from '../../domain/auth/ports';
import { safeReturnPath } from '../../domain/auth/return-path';
import type { JsonStorage } from './json-storage';
import { fieldsOf } from './parse-stored';

const key = 'storefront.signInJourney';

/** In session storage, because the callback belongs to the tab that started the sign-in. */
export class LocalSignInJourneyRepository implements SignInJourneyRepository {
  constructor(private readonly storage: JsonStorage) {}

  save(journey: SignInJourney): boolean {
    return this.storage.write(key, journey);
  }

  take(): SignInJourney | undefined {
    const { returnPath, state } = fieldsOf(this.storage.read(key));
    this.storage.remove(key);
    if (typeof returnPath !== 'string') return undefined;
    return { returnPath: safeReturnPath(returnPath), ...(typeof state === 'string' ? { state } : {}) };
  }
}
