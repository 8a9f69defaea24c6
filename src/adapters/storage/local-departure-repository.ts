import type { DepartureRepository } from '../../domain/checkout/ports';
import type { JsonStorage } from './json-storage';
import { textOf } from './codecs/parse-stored';

const key = 'storefront.departure';

/** Session storage, because Back belongs to the tab that left. */
export class LocalDepartureRepository implements DepartureRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): string | undefined {
    return textOf(this.storage.read(key));
  }

  save(checkoutUrl: string): void {
    this.storage.write(key, checkoutUrl);
  }

  clear(): void {
    this.storage.remove(key);
  }
}
