import { appearances, type Appearance } from '../../domain/shop/appearance';
import type { AppearanceRepository } from '../../domain/shop/ports';
import type { JsonStorage } from './json-storage';
import { StoredValue } from './stored-value';

/** Also read by the script in the head of index.html, before anything is painted. */
const key = 'storefront.appearance';

export function localAppearanceRepository(storage: JsonStorage): AppearanceRepository {
  return new StoredValue(storage, key, decodeAppearance);
}

/** Anything other than a known choice follows the device. */
export function decodeAppearance(stored: unknown): Appearance {
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}
