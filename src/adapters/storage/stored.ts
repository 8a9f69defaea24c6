import type { Cancel } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';
import type { Schema } from './stored-schema';

/** One value under one key. It never throws: what storage refuses lasts for the visit. */
export class StoredValue<Value> {
  constructor(
    private readonly storage: JsonStorage,
    private readonly key: string,
    private readonly schema: Schema<Value>,
    private readonly fallback: Value,
    private readonly toJson: (value: Value) => unknown,
  ) {}

  load(): Value {
    return this.schema(this.storage.read(this.key)) ?? this.fallback;
  }

  /** Returns false if storage refused the value. */
  save(value: Value): boolean {
    return this.storage.write(this.key, this.toJson(value));
  }

  /** Loads the value and removes it, so that only one caller gets it. */
  consume(): Value {
    const value = this.load();
    this.clear();
    return value;
  }

  clear(): void {
    this.storage.remove(this.key);
  }

  /** The listener hears what other tabs save. */
  onChange(listener: (value: Value) => void): Cancel {
    return this.storage.onChange(this.key, () => listener(this.load()));
  }
}

/**
 * The schema reads and repairs what this device has stored, and `fallback` replaces what it cannot read.
 * `toJson` is needed where JSON would lose something, as it does of a Set.
 */
export function stored<Value>(
  key: string,
  schema: Schema<Value>,
  fallback: Value,
  toJson: (value: Value) => unknown = (value) => value,
): (storage: JsonStorage) => StoredValue<Value> {
  return (storage) => new StoredValue(storage, key, schema, fallback, toJson);
}
