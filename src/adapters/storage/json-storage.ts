import { paths } from '../../domain/shared/paths';
import type { Cancel } from '../../domain/shared/ports';
import type { BrowserStorageAvailability } from './storage-availability';
import { ownItems, ownKey, type WebItems } from './own-items';
import { spareKeys } from './reply-keys';

/** Undefined removes the item. */
type Change = readonly [key: string, text: string | undefined];

interface StorageChange {
  /** Null when the whole storage was cleared. */
  readonly key: string | null;
}

/** Reports changes made in other tabs; implemented by the window. */
export interface StorageChanges {
  addEventListener(type: 'storage', listener: (change: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (change: StorageChange) => void): void;
}

/**
 * Web Storage that never throws. What the browser refuses to store, because storage is full, disabled or blocked, stays
 * in memory for the visit, and the failure is reported.
 */
export class JsonStorage {
  /** Values the browser refused to store; undefined for an item it refused to remove. */
  private readonly refused = new Map<string, string | undefined>();
  private opened: WebItems | undefined;

  constructor(
    /** May throw: accessing Web Storage throws where cookies are blocked. */
    private readonly open: () => WebItems,
    private readonly availability: BrowserStorageAvailability,
    private readonly changes?: StorageChanges,
    /** The shop's base path. */
    private readonly base: string = paths.home,
  ) {}

  /** Undefined for a missing or malformed value. */
  read(key: string): unknown {
    const text = this.readText(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /**
   * False where the browser refused it, so that it lasts only for the visit. `linked`: a key that belongs to this one. If its
   * value was refused, both are stored now, or neither.
   */
  write(key: string, value: unknown, linked?: string): boolean {
    return this.change(key, JSON.stringify(value), linked);
  }

  /** Whether `read` returns what the browser refused to store; what is stored is older. */
  isRefused(key: string): boolean {
    return this.refused.has(key);
  }

  readText(key: string): string | undefined {
    if (this.refused.has(key)) return this.refused.get(key);
    try {
      return this.items().getItem(key) ?? undefined;
    } catch {
      this.availability.reportFailure();
      return undefined;
    }
  }

  writeText(key: string, text: string): boolean {
    return this.change(key, text);
  }

  remove(key: string, linked?: string): void {
    this.change(key, undefined, linked);
  }

  /** Calls `listener` after a change made elsewhere until the returned function is called. */
  onChange(key: string, listener: () => void): Cancel {
    const onStorage = ({ key: changed }: StorageChange) => {
      // The other tab's value is newer than the one refused here. This applies to any key, because a session has several.
      if (changed === null) this.refused.clear();
      else
        for (const refused of this.refused.keys())
          if (ownKey(refused, this.base) === changed) this.refused.delete(refused);
      if (changed === null || changed === ownKey(key, this.base)) listener();
    };
    this.changes?.addEventListener('storage', onStorage);
    return () => this.changes?.removeEventListener('storage', onStorage);
  }

  private items(): WebItems {
    this.opened ??= ownItems(this.open(), this.base);
    return this.opened;
  }

  private change(key: string, text: string | undefined, linked?: string): boolean {
    const isLinkedRefused = linked !== undefined && this.refused.has(linked);
    const waiting: readonly Change[] = isLinkedRefused ? [[linked, this.refused.get(linked)]] : [];
    const changes: readonly Change[] = [[key, text], ...waiting];
    try {
      storeAll(this.items(), changes);
      for (const [stored] of changes) this.refused.delete(stored);
      return true;
    } catch {
      this.refused.set(key, text);
      this.availability.reportFailure();
      return false;
    }
  }
}

/** Items that are lost with the page. */
export function memoryItems(): WebItems {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

/** Stores all or none. What grows most comes first: taking it back always fits. */
function storeAll(items: WebItems, changes: readonly Change[]): void {
  const growth = ([key, text = '']: Change) => text.length - (items.getItem(key)?.length ?? 0);
  const [first, ...rest] = changes.toSorted((one, other) => growth(other) - growth(one));
  if (!first) return;
  const before = rest.length > 0 ? items.getItem(first[0]) : undefined;
  store(items, first);
  try {
    storeAll(items, rest);
  } catch (refusal) {
    store(items, [first[0], before ?? undefined]);
    throw refusal;
  }
}

/** Where storage is full, copies for offline reading make room, but not for one another. */
function store(items: WebItems, [key, text]: Change): void {
  if (text === undefined) return items.removeItem(key);
  try {
    items.setItem(key, text);
  } catch (refusal) {
    if (spareKeys.includes(key)) throw refusal;
    for (const spare of spareKeys) items.removeItem(spare);
    items.setItem(key, text);
  }
}
