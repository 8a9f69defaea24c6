import type { Cancel, Clock } from '../../domain/shared/ports';
import { freshState, readState, writeState, type MockState } from './mock-state';

export const mockStateKey = 'storefront.mock';

/** Stores JSON; implemented by `JsonStorage`. */
export interface StateStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  /** Changes made elsewhere, for example in another tab. */
  onChange(key: string, listener: () => void): Cancel;
}

/** Stores in memory, for as long as the program runs. */
export function memoryStorage(): StateStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => JSON.parse(texts.get(key) ?? 'null'),
    write: (key, value) => void texts.set(key, JSON.stringify(value)),
    onChange: () => () => undefined,
  };
}

/** Reads the stored state every time, because hosted pages and other tabs change it too. */
export class MockStore {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly storage: StateStorage,
    private readonly clock: Clock,
  ) {}

  read(): MockState {
    return readState(this.storage.read(mockStateKey), this.clock.now());
  }

  update(change: (state: MockState) => Partial<MockState>): void {
    const state = this.read();
    this.write({ ...state, ...change(state) });
  }

  reset(): void {
    this.write(freshState(this.clock.now()));
  }

  /** Calls `listener` after every change, in this tab or another, until the returned function is called. */
  onChange(listener: () => void): Cancel {
    this.listeners.add(listener);
    const stopElsewhere = this.storage.onChange(mockStateKey, listener);
    return () => {
      this.listeners.delete(listener);
      stopElsewhere();
    };
  }

  private write(state: MockState): void {
    this.storage.write(mockStateKey, writeState(state));
    for (const listener of this.listeners) listener();
  }
}
