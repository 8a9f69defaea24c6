import type { Randomness } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';

const key = 'storefront.inSample';

/** Decided once a visit, so that its steps are complete also across the payment page. */
export function isVisitInSample(visit: JsonStorage, randomness: Randomness, percent: number): boolean {
  const stored = visit.read(key);
  if (typeof stored === 'boolean') return stored;
  // The first eight digits of a UUID are random.
  const drawn = (parseInt(randomness.uuid().slice(0, 8), 16) / 2 ** 32) * 100;
  visit.write(key, drawn < percent);
  return drawn < percent;
}
