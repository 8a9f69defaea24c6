import type { ProfileChange } from '../../domain/auth/ports';
import type { ProfileDraftRepository } from '../../domain/profile/ports';
import type { JsonStorage } from './json-storage';

const key = 'storefront.profileDraft';

/** In session storage: the way to Google and back leaves the page. */
export class LocalProfileDraftRepository implements ProfileDraftRepository {
  constructor(private readonly storage: JsonStorage) {}

  keep(userId: string, typed: ProfileChange): void {
    this.storage.write(key, { userId, typed });
  }

  take(userId: string): ProfileChange | undefined {
    const draft = fieldsOf(this.storage.read(key));
    if (draft.userId !== userId) return undefined;
    this.storage.remove(key);
    const { firstName, lastName, email, phone } = fieldsOf(draft.typed);
    return { firstName: text(firstName), lastName: text(lastName), email: text(email), phone: text(phone) };
  }
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

function text(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}
