import { BrowserStorageAvailability } from '../../src/adapters/storage/storage-availability';
import { JsonStorage, memoryItems, type StorageChanges } from '../../src/adapters/storage/json-storage';
import type { WebItems } from '../../src/adapters/storage/own-items';

type Listener = Parameters<StorageChanges['addEventListener']>[1];

export class FakeTab implements StorageChanges {
  readonly listeners = { storage: new Set<Listener>(), pageshow: new Set<Listener>() };

  addEventListener(type: 'storage' | 'pageshow', listener: Listener) {
    this.listeners[type].add(listener);
  }

  removeEventListener(type: 'storage' | 'pageshow', listener: Listener) {
    this.listeners[type].delete(listener);
  }

  /** A null key means that the whole storage was cleared. */
  dispatchChange(key: string | null) {
    for (const listener of this.listeners.storage) listener({ key });
  }

  /** Back shows a page again, which was in memory (`persisted`) or is loaded anew. */
  dispatchReturn(persisted: boolean) {
    for (const listener of this.listeners.pageshow) listener({ persisted });
  }
}

export function aJsonStorage(
  items: WebItems = memoryItems(),
  tab?: FakeTab,
  health = new BrowserStorageAvailability(),
): JsonStorage {
  return new JsonStorage(() => items, health, tab);
}

/** Writes in `here` dispatch storage events in `there`. */
export function twoTabs(items: WebItems = memoryItems()): { readonly here: JsonStorage; readonly there: JsonStorage } {
  const tab = new FakeTab();
  const observedItems: WebItems = {
    getItem: (key) => items.getItem(key),
    setItem: (key, text) => {
      items.setItem(key, text);
      tab.dispatchChange(key);
    },
    removeItem: (key) => {
      items.removeItem(key);
      tab.dispatchChange(key);
    },
  };
  return { here: aJsonStorage(observedItems), there: aJsonStorage(items, tab) };
}

export function itemsOver(texts: Map<string, string>): WebItems {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Reads work, every write throws. */
export function fullItems(texts = new Map<string, string>()): WebItems {
  return {
    ...itemsOver(texts),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}

/** Counts the characters of all items. */
export function limitedItems(limit: number, texts = new Map<string, string>()): WebItems {
  return {
    ...itemsOver(texts),
    setItem: (key, text) => {
      const others = [...texts].reduce((sum, [other, { length }]) => (other === key ? sum : sum + length), 0);
      if (others + text.length > limit) fullItems().setItem(key, text);
      texts.set(key, text);
    },
  };
}

/** A browser that blocks cookies throws on opening its storage. */
export function blockedStorage(health = new BrowserStorageAvailability()): JsonStorage {
  const open = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  return new JsonStorage(open, health);
}
