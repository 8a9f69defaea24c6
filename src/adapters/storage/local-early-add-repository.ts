import type { EarlyAdd } from '../../domain/cart/early-adds';
import type { EarlyAddRepository } from '../../domain/cart/ports';
import type { JsonStorage } from './json-storage';
import { earlyAddsKey } from './first-keys';
import { listOf, pick, textOf } from './codecs/parse-stored';

/** `build/page-scripts/draw-first-dishes.ts` writes them to session storage, because a link may leave the page. */
export class LocalEarlyAddRepository implements EarlyAddRepository {
  constructor(private readonly storage: JsonStorage) {}

  take(): readonly EarlyAdd[] {
    const adds = listOf(this.storage.read(earlyAddsKey), readAdd);
    if (adds.length > 0) this.storage.remove(earlyAddsKey);
    return adds;
  }
}

function readAdd(stored: unknown): EarlyAdd | undefined {
  const { id, name } = pick(stored, ['id', 'name'], textOf);
  return id !== undefined && name !== undefined ? { id, name } : undefined;
}
