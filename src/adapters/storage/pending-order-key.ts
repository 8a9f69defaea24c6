import type { JsonStorage } from './json-storage';

export const pendingOrderKey = 'storefront.pendingOrderItems';

/** Whether anything of a pending order is kept; what it is, whoever loads the repository reads. */
export function hasPendingOrder(storage: JsonStorage): boolean {
  return storage.readText(pendingOrderKey) !== undefined;
}
