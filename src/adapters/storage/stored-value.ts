import type { Cancel } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';

export class StoredValue<Value> {
  constructor(
    private readonly storage: JsonStorage,
    private readonly key: string,
    private readonly decode: (stored: unknown) => Value,
    private readonly encode: (value: Value) => unknown = (value) => value,
  ) {}

  load(): Value {
    return this.decode(this.storage.read(this.key));
  }

  save(value: Value): void {
    this.storage.write(this.key, this.encode(value));
  }

  onChange(listener: (value: Value) => void): Cancel {
    return this.storage.onChange(this.key, () => listener(this.load()));
  }
}
