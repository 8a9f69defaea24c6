import type { ProfileChange } from '../../domain/auth/ports';
import type { ProfileDraftRepository } from '../../domain/profile/ports';
import { profileFields } from '../../domain/profile/profile';
import type { JsonStorage } from './json-storage';
import { fieldsOf, pick } from './codecs/parse-stored';

const key = 'storefront.profileDraft';

/** Session storage, because sign-in with Google leaves the page. */
export class LocalProfileDraftRepository implements ProfileDraftRepository {
  constructor(private readonly storage: JsonStorage) {}

  save(userId: string, typed: Partial<ProfileChange>): void {
    this.storage.write(key, { userId, typed });
  }

  take(userId: string): Partial<ProfileChange> | undefined {
    const draft = fieldsOf(this.storage.read(key));
    if (draft.userId !== userId) return undefined;
    this.storage.remove(key);
    return pick(draft.typed, profileFields, (typed) => (typeof typed === 'string' ? typed : undefined));
  }
}
