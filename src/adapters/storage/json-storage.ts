import { paths } from '../../domain/shared/paths';
import type { Cancel } from '../../domain/shared/ports';
import type { BrowserStorageAvailability } from './storage-availability';
import { ownItems, ownKey, type WebItems } from './own-items';
import { spareKeys } from './keys';

type Change = readonly [key: string, text: string | undefined];

interface StorageChange {
  /** The key is null after the whole storage was cleared. */
  readonly key?: string | null;
  /** True if Back has restored the page from memory, where it heard of no change. */
  readonly persisted?: boolean;
}

type StorageEvents = 'storage' | 'pageshow';

export interface StorageChanges {
  addEventListener(type: StorageEvents, listener: (change: StorageChange) => void): void;
  removeEventListener(type: StorageEvents, listener: (change: StorageChange) => void): void;
}

/**
 * Web Storage that never throws. Values that storage refuses, because it is full, disabled or blocked, stay in memory
 * for the visit.
 */
export class JsonStorage {
  /** The texts that storage refused. A value that it refused to remove is undefined here. */
  private readonly refused = new Map<string, string | undefined>();
  private opened: WebItems | undefined;

  constructor(
    /** The function throws where cookies are blocked. */
    private readonly open: () => WebItems,
    private readonly availability: BrowserStorageAvailability,
    private readonly changes?: StorageChanges,
    private readonly base: string = paths.home,
  ) {}

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
   * Returns false if storage refuses the value, because it is full, disabled or blocked. If the value of `linked` was
   * refused earlier and waits in memory, either both are stored or neither is.
   */
  write(key: string, value: unknown, linked?: string): boolean {
    return this.change(key, JSON.stringify(value), linked);
  }

  isRefused(key: string): boolean {
    return this.refused.has(key);
  }

  has(key: string): boolean {
    return this.readText(key) !== undefined;
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

  onChange(key: string, listener: () => void): Cancel {
    const onChange = ({ key: changed, persisted }: StorageChange) => {
      const isChanged = (own: string) => changed === null || changed === ownKey(own, this.base);
      // Another tab's value is newer than the refused one. A session has several keys, so all of them are looked at.
      for (const refused of this.refused.keys()) if (isChanged(refused)) this.refused.delete(refused);
      if (persisted || isChanged(key)) listener();
    };
    const events = ['storage', 'pageshow'] as const;
    for (const type of events) this.changes?.addEventListener(type, onChange);
    return () => events.forEach((type) => this.changes?.removeEventListener(type, onChange));
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

export function memoryItems(): WebItems {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

/** Stores all changes or none. The entry that grows most goes first, so that taking it back never exceeds the quota. */
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

/** If storage is full, copies for offline reading give way, but not to another copy. */
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
