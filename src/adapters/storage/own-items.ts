import { paths } from '../../domain/shared/paths.ts';

const common = 'storefront.';

/**
 * The beginning of each key under which the shop at this base path stores or locks something: other shops may be in other
 * folders of its origin. `/` has no folder in its keys.
 */
export function keyPrefix(base: string): string {
  return base === paths.home ? common : `storefront:${base}.`;
}

/** The key of the shop at `base` for a key like `storefront.cart`. */
export function ownKey(key: string, base: string): string {
  return key.replace(common, keyPrefix(base));
}

/** The part of Web Storage that is used. */
export type WebItems = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the shop at `base` has stored, by keys like `storefront.cart`. */
export function ownItems(items: WebItems, base: string): WebItems {
  return {
    getItem: (key) => items.getItem(ownKey(key, base)),
    setItem: (key, text) => items.setItem(ownKey(key, base), text),
    removeItem: (key) => items.removeItem(ownKey(key, base)),
  };
}
