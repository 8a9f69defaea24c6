import type { AvoidedAllergensRepository } from '../../domain/menu/ports';
import type { Cancel } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';
import { listOf, textOf } from './parse-stored';

const key = 'storefront.avoidedAllergens';

export class LocalAvoidedAllergensRepository implements AvoidedAllergensRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): readonly string[] {
    return listOf(this.storage.read(key), textOf);
  }

  save(names: readonly string[]): void {
    this.storage.write(key, names);
  }

  onChange(listener: (names: readonly string[]) => void): Cancel {
    return this.storage.onChange(key, () => listener(this.load()));
  }
}
