import type { WebItems } from './json-storage';
import { spareKeys } from './reply-keys';

/** Undefined removes the item. */
export type Change = readonly [key: string, text: string | undefined];

/** Stores all or none. What grows most comes first: taking it back always fits. */
export function storeAll(items: WebItems, changes: readonly Change[]): void {
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
