import type { FavoritesRepository } from '../../domain/menu/ports';
import type { Cancel } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';

const key = 'storefront.favorites';

export class LocalFavoritesRepository implements FavoritesRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): ReadonlySet<string> {
    const stored = this.storage.read(key);
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  }

  save(productIds: ReadonlySet<string>): void {
    this.storage.write(key, [...productIds]);
  }

  onChange(listener: (productIds: ReadonlySet<string>) => void): Cancel {
    return this.storage.onChange(key, () => listener(this.load()));
  }
}
