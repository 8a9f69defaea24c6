import type { ProfileChange, SignInJourney } from '../../domain/auth/ports';
import { safeReturnPath } from '../../domain/auth/safe-return-path';
import type { EarlyAdd } from '../../domain/cart/early-adds';
import type { ProfileDraftRepository } from '../../domain/profile/ports';
import type { Randomness } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';
import { earlyAddsKey, signInJourneyKey } from './keys';
import { stored, type StoredValue } from './stored';
import { aBoolean, aText, listOf, recordOf, type Schema } from './stored-schema';

// One tab remembers these until it is closed. They are in session storage, which survives a visit to another site.

/** Back from the payment page belongs to the tab that left for it. */
export const localDepartureRepository = stored<string | undefined>('storefront.departure', aText, undefined);

/** `site/early-menu/draw-first-dishes.tsx` writes them, and a link may leave the page before they are read. */
export const localEarlyAddRepository = stored<readonly EarlyAdd[]>(
  earlyAddsKey,
  listOf(recordOf({ id: aText, name: aText })),
  [],
);

const journey = recordOf({ returnPath: aText, startedAt: aTime }, { state: aText });

/** The callback belongs to the tab that started the sign-in. */
export const localSignInJourneyRepository = stored<SignInJourney | undefined>(
  signInJourneyKey,
  (written) => {
    const read = journey(written);
    return read && { ...read, returnPath: safeReturnPath(read.returnPath) };
  },
  undefined,
  (started) => started && { ...started, startedAt: started.startedAt.getTime() },
);

function aTime(written: unknown): Date | undefined {
  return typeof written === 'number' ? new Date(written) : undefined;
}

const typedText: Schema<string> = (written) => (typeof written === 'string' ? written : undefined);

interface ProfileDraft {
  readonly userId: string;
  readonly typed: Partial<ProfileChange>;
}

const storedProfileDraft = stored<ProfileDraft | undefined>(
  'storefront.profileDraft',
  recordOf({
    userId: aText,
    typed: recordOf({}, { firstName: typedText, lastName: typedText, email: typedText, phone: typedText }),
  }),
  undefined,
);

export class LocalProfileDraftRepository implements ProfileDraftRepository {
  private readonly draft: StoredValue<ProfileDraft | undefined>;

  constructor(storage: JsonStorage) {
    this.draft = storedProfileDraft(storage);
  }

  save(userId: string, typed: Partial<ProfileChange>): void {
    this.draft.save({ userId, typed });
  }

  consume(userId: string): Partial<ProfileChange> | undefined {
    return this.draft.load()?.userId === userId ? this.draft.consume()?.typed : undefined;
  }
}

const storedInSample = stored<boolean | undefined>('storefront.inSample', aBoolean, undefined);

/** The first page of a visit decides, so that the steps of the visit are complete across the payment page. */
export function isVisitInSample(visit: JsonStorage, randomness: Randomness, percent: number): boolean {
  const inSample = storedInSample(visit);
  const known = inSample.load();
  if (known !== undefined) return known;
  // The first eight digits of a UUID are random.
  const drawn = (parseInt(randomness.uuid().slice(0, 8), 16) / 2 ** 32) * 100;
  inSample.save(drawn < percent);
  return drawn < percent;
}
