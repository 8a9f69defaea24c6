import type { Cancel } from '../../domain/shared/ports';

export const mockStateKey = 'storefront.mock';

export interface StateStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  onChange(key: string, listener: () => void): Cancel;
}

export function memoryStorage(): StateStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => JSON.parse(texts.get(key) ?? 'null'),
    write: (key, value) => void texts.set(key, JSON.stringify(value)),
    onChange: () => () => undefined,
  };
}
