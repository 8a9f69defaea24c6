import type { FavoritesRepository } from '../../domain/menu/ports';
import type { JsonStorage } from './json-storage';
import { listOf, textOf } from './codecs/parse-stored';
import { StoredValue } from './stored-value';

export function localFavoritesRepository(storage: JsonStorage): FavoritesRepository {
  return new StoredValue<ReadonlySet<string>>(
    storage,
    'storefront.favorites',
    (stored) => new Set(listOf(stored, textOf)),
    (productIds) => [...productIds],
  );
}
