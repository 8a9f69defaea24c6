import { paths } from '../../domain/shared/paths.ts';

const common = 'storefront.';

/** Keys separate shops in folders of one origin. The keys of `/` name no folder. */
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
