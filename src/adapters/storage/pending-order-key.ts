import type { JsonStorage } from './json-storage';

export const pendingOrderKey = 'storefront.pendingOrderItems';

/** Answers without loading the repository that reads the order. */
export function hasPendingOrder(storage: JsonStorage): boolean {
  return storage.readText(pendingOrderKey) !== undefined;
}
