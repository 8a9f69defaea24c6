import { paths } from '../../domain/shared/paths.ts';

const common = 'storefront.';

/** Separates shops in folders of one origin. `/` has no folder in its keys. */
export function keyPrefix(base: string): string {
  return base === paths.home ? common : `storefront:${base}.`;
}

export function ownKey(key: string, base: string): string {
  return key.replace(common, keyPrefix(base));
}

export type WebItems = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function ownItems(items: WebItems, base: string): WebItems {
  return {
    getItem: (key) => items.getItem(ownKey(key, base)),
    setItem: (key, text) => items.setItem(ownKey(key, base), text),
    removeItem: (key) => items.removeItem(ownKey(key, base)),
  };
}
