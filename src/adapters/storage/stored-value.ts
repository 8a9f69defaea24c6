import type { JsonStorage } from './json-storage';

/** One value under one key. */
export class StoredValue<Value> {
  constructor(
    private readonly storage: JsonStorage,
    private readonly key: string,
    /** Reads the stored value, which may be of any age or undefined. */
    private readonly decode: (stored: unknown) => Value,
  ) {}

  load(): Value {
    return this.decode(this.storage.read(this.key));
  }

  save(value: Value): void {
    this.storage.write(this.key, value);
  }
}
