import type { ProfileChange } from '../../domain/auth/ports';
import type { ProfileDraftRepository } from '../../domain/profile/ports';
import type { JsonStorage } from './json-storage';
import { fieldsOf, pick, textOf } from './parse-stored';

const key = 'storefront.profileDraft';

/** In session storage, because signing in with Google leaves the page. */
export class LocalProfileDraftRepository implements ProfileDraftRepository {
  constructor(private readonly storage: JsonStorage) {}

  save(userId: string, typed: ProfileChange): void {
    this.storage.write(key, { userId, typed });
  }

  take(userId: string): ProfileChange | undefined {
    const draft = fieldsOf(this.storage.read(key));
    if (draft.userId !== userId) return undefined;
    this.storage.remove(key);
    const typed = pick(draft.typed, ['firstName', 'lastName', 'email', 'phone'], textOf);
    return { firstName: '', lastName: '', email: '', phone: '', ...typed };
  }
}
