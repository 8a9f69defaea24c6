import { appearances, type Appearance } from '../../domain/shop/appearance';
import type { AppearanceRepository } from '../../domain/shop/ports';
import type { JsonStorage } from './json-storage';
import { StoredValue } from './stored-value';

/** `apply-device-state.ts` reads this key before first paint. */
const key = 'storefront.appearance';

export function localAppearanceRepository(storage: JsonStorage): AppearanceRepository {
  return new StoredValue(storage, key, decodeAppearance);
}

export function decodeAppearance(stored: unknown): Appearance {
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}
