import type { OrderedItemsRepository } from '../../domain/checkout/ports';
import type { JsonStorage } from './json-storage';
import { listOf, pick, textOf } from './codecs/parse-stored';

const key = 'storefront.orderedItems';
const maxOrders = 50;

type OrderedItems = readonly { readonly itemId: string; readonly name: string }[];

/** Older versions lack the last part. */
type StoredOrder = readonly [orderId: string, items: OrderedItems, checkoutUrl?: string];

/** A list, newest last, because an order id may be `__proto__`. */
export class LocalOrderedItemsRepository implements OrderedItemsRepository {
  constructor(private readonly storage: JsonStorage) {}

  remember(orderId: string, items: OrderedItems, checkoutUrl?: string): void {
    const others = this.read().filter(([id]) => id !== orderId);
    const order = [orderId, items, ...(checkoutUrl === undefined ? [] : [checkoutUrl])];
    this.storage.write(key, [...others, order].slice(-maxOrders));
  }

  find(orderId: string): OrderedItems | undefined {
    return this.read().find(([id]) => id === orderId)?.[1];
  }

  findPaidAt(isMeant: (paymentPage: { readonly checkoutUrl: string }) => boolean): string | undefined {
    const order = this.read().findLast(([, , checkoutUrl]) => checkoutUrl !== undefined && isMeant({ checkoutUrl }));
    return order?.[0];
  }

  private read(): readonly StoredOrder[] {
    return listOf(this.storage.read(key), readOrder);
  }
}

function readOrder(stored: unknown): StoredOrder | undefined {
  if (!Array.isArray(stored)) return undefined;
  const [orderId, items, checkoutUrl]: readonly unknown[] = stored;
  if (typeof orderId !== 'string' || !Array.isArray(items)) return undefined;
  const lines = listOf(items, readItem);
  return typeof checkoutUrl === 'string' ? [orderId, lines, checkoutUrl] : [orderId, lines];
}

function readItem(stored: unknown): OrderedItems[number] | undefined {
  const { itemId, name } = pick(stored, ['itemId', 'name'], textOf);
  return itemId !== undefined && name !== undefined ? { itemId, name } : undefined;
}
