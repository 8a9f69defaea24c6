import type { Cancel } from '../../domain/shared/ports';
import type { BrowserStorageAvailability } from './storage-availability';

/** The part of Web Storage that is needed. */
export type WebItems = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StorageChange {
  /** Null when everything was cleared at once. */
  readonly key: string | null;
}

/** Tells of changes made in other tabs; the window is one. */
export interface StorageChanges {
  addEventListener(type: 'storage', listener: (change: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (change: StorageChange) => void): void;
}

/**
 * Web Storage that never throws. What the browser refuses to keep, because storage is full, disabled or blocked, is kept
 * here for the visit, and reported.
 */
export class JsonStorage {
  /** What the browser did not take; undefined stands for an item it did not let go. */
  private readonly refused = new Map<string, string | undefined>();
  private opened: WebItems | undefined;

  constructor(
    /** Even asking for Web Storage throws where cookies are blocked. */
    private readonly open: () => WebItems,
    private readonly health: BrowserStorageAvailability,
    private readonly changes?: StorageChanges,
  ) {}

  /** Undefined for what is not there or is no JSON. */
  read(key: string): unknown {
    const text = this.readText(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /** Whether the browser keeps it; where it does not, it lasts for the visit. */
  write(key: string, value: unknown): boolean {
    return this.writeText(key, JSON.stringify(value));
  }

  readText(key: string): string | undefined {
    if (this.refused.has(key)) return this.refused.get(key);
    try {
      return this.items().getItem(key) ?? undefined;
    } catch {
      this.health.reportFailure();
      return undefined;
    }
  }

  writeText(key: string, text: string): boolean {
    return this.change(key, text, (items) => items.setItem(key, text));
  }

  remove(key: string): void {
    this.change(key, undefined, (items) => items.removeItem(key));
  }

  /** Calls `listener` after a change made elsewhere until the returned function is called. */
  onChange(key: string, listener: () => void): Cancel {
    const heard = (change: StorageChange) => {
      if (change.key !== null && change.key !== key) return;
      // Another tab's storage worked, and it is newer than what was refused here.
      this.refused.delete(key);
      listener();
    };
    this.changes?.addEventListener('storage', heard);
    return () => this.changes?.removeEventListener('storage', heard);
  }

  private items(): WebItems {
    this.opened ??= this.open();
    return this.opened;
  }

  private change(key: string, text: string | undefined, work: (items: WebItems) => void): boolean {
    try {
      work(this.items());
      this.refused.delete(key);
      return true;
    } catch {
      this.refused.set(key, text);
      this.health.reportFailure();
      return false;
    }
  }
}

/** Items that are gone with the page. */
export function memoryItems(): WebItems {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}
