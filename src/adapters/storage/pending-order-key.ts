import type { JsonStorage } from './json-storage';

export const pendingOrderKey = 'storefront.pendingOrderItems';

/** Whether a pending order is stored, without loading the repository that reads it. */
export function hasPendingOrder(storage: JsonStorage): boolean {
  return storage.readText(pendingOrderKey) !== undefined;
}
