import type { JsonStorage } from './json-storage';

export const pendingOrderKey = 'storefront.pendingOrderItems';

/** Apart from the repository, which loads later. */
export function hasPendingOrder(storage: JsonStorage): boolean {
  return storage.readText(pendingOrderKey) !== undefined;
}
