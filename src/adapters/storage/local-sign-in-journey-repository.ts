import type { SignInJourney, SignInJourneyRepository } from '../../domain/auth/ports';
import { safeReturnPath } from '../../domain/auth/safe-return-path';
import type { JsonStorage } from './json-storage';
import { fieldsOf } from './codecs/parse-stored';
import { signInJourneyKey as key } from './first-keys';

/** Session storage, because the callback belongs to the tab that started the sign-in. */
export class LocalSignInJourneyRepository implements SignInJourneyRepository {
  constructor(private readonly storage: JsonStorage) {}

  save(journey: SignInJourney): boolean {
    return this.storage.write(key, { ...journey, startedAt: journey.startedAt.getTime() });
  }

  take(): SignInJourney | undefined {
    const { returnPath, state, startedAt } = fieldsOf(this.storage.read(key));
    this.storage.remove(key);
    if (typeof returnPath !== 'string' || typeof startedAt !== 'number') return undefined;
    return {
      returnPath: safeReturnPath(returnPath),
      startedAt: new Date(startedAt),
      ...(typeof state === 'string' ? { state } : {}),
    };
  }
}
