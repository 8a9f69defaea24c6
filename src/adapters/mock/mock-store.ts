import type { Cancel, Clock } from '../../domain/shared/ports';
import { freshState, readState, writeState, type MockState } from './mock-state';

export const mockStateKey = 'storefront.mock';

/** Where JSON is kept; `JsonStorage` is one. */
export interface StateStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  /** Changes made elsewhere, for example in another tab. */
  onChange(key: string, listener: () => void): Cancel;
}

/** Keeps the state for as long as the program runs. */
export function memoryStorage(): StateStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => JSON.parse(kept.get(key) ?? 'null'),
    write: (key, value) => void kept.set(key, JSON.stringify(value)),
    onChange: () => () => undefined,
  };
}

/** The state as it is kept now: the stand-in pages and other tabs change it too, so nothing is remembered in between. */
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
    this.keep({ ...state, ...change(state) });
  }

  reset(): void {
    this.keep(freshState(this.clock.now()));
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

  private keep(state: MockState): void {
    this.storage.write(mockStateKey, writeState(state));
    for (const listener of this.listeners) listener();
  }
}
