import { BrowserStorageAvailability } from '../../src/adapters/storage/storage-availability';
import { JsonStorage, memoryItems, type StorageChanges, type WebItems } from '../../src/adapters/storage/json-storage';

type Listener = Parameters<StorageChanges['addEventListener']>[1];

/** A tab that can be told of changes made elsewhere. */
export class FakeTab implements StorageChanges {
  readonly listeners = new Set<Listener>();

  addEventListener(_type: 'storage', listener: Listener) {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'storage', listener: Listener) {
    this.listeners.delete(listener);
  }

  /** Null stands for everything. */
  hearOf(key: string | null) {
    for (const listener of this.listeners) listener({ key });
  }
}

export function aJsonStorage(
  items: WebItems = memoryItems(),
  tab?: FakeTab,
  health = new BrowserStorageAvailability(),
): JsonStorage {
  return new JsonStorage(() => items, health, tab);
}

/** One browser's storage as two tabs see it: what the first writes, the second hears of. */
export function twoTabs(items: WebItems = memoryItems()): { readonly here: JsonStorage; readonly there: JsonStorage } {
  const tab = new FakeTab();
  const told: WebItems = {
    getItem: (key) => items.getItem(key),
    setItem: (key, text) => {
      items.setItem(key, text);
      tab.hearOf(key);
    },
    removeItem: (key) => {
      items.removeItem(key);
      tab.hearOf(key);
    },
  };
  return { here: aJsonStorage(told), there: aJsonStorage(items, tab) };
}

/** Items over a list that a test can read and corrupt. */
export function itemsOver(texts: Map<string, string>): WebItems {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** A browser whose storage is full: what is there can be read, nothing new is taken. */
export function fullItems(texts = new Map<string, string>()): WebItems {
  return {
    ...itemsOver(texts),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}

/** A browser that blocks cookies: even asking for the storage throws. */
export function blockedStorage(health = new BrowserStorageAvailability()): JsonStorage {
  const open = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  return new JsonStorage(open, health);
}
