import type { AvoidedAllergensRepository } from '../../domain/menu/ports';
import type { JsonStorage } from './json-storage';
import { listOf, textOf } from './codecs/parse-stored';
import { StoredValue } from './stored-value';

export const avoidedAllergensKey = 'storefront.avoidedAllergens';

export function localAvoidedAllergensRepository(storage: JsonStorage): AvoidedAllergensRepository {
  return new StoredValue(storage, avoidedAllergensKey, (stored) => listOf(stored, textOf));
}
