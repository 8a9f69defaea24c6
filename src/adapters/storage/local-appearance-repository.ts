import { readAppearance, type Appearance } from '../../domain/shop/appearance';
import type { AppearanceRepository } from '../../domain/shop/ports';
import type { JsonStorage } from './json-storage';

/** Also read by the script in the head of index.html, before anything is painted. */
const key = 'storefront.appearance';

export class LocalAppearanceRepository implements AppearanceRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): Appearance {
    return readAppearance(this.storage.read(key));
  }

  save(appearance: Appearance): void {
    this.storage.write(key, appearance);
  }
}
