import type { OrderedItemsRepository } from '../../domain/checkout/ports';
import type { JsonStorage } from './json-storage';

const key = 'storefront.orderedItems';
const mostOrders = 50;

type OrderedItems = readonly { readonly itemId: string; readonly name: string }[];

/** Kept as a list of pairs: an order may have any id, also one that means something to an object. */
export class LocalOrderedItemsRepository implements OrderedItemsRepository {
  constructor(private readonly storage: JsonStorage) {}

  remember(orderId: string, items: OrderedItems): void {
    const others = [...this.read()].filter(([id]) => id !== orderId);
    this.storage.write(key, [...others, [orderId, items]].slice(-mostOrders));
  }

  find(orderId: string): OrderedItems | undefined {
    return this.read().get(orderId);
  }

  private read(): ReadonlyMap<string, OrderedItems> {
    const stored = this.storage.read(key);
    return new Map(Array.isArray(stored) ? stored.flatMap(readPair) : []);
  }
}

function readPair(stored: unknown): readonly (readonly [string, OrderedItems])[] {
  if (!Array.isArray(stored)) return [];
  const [orderId, items]: readonly unknown[] = stored;
  return typeof orderId === 'string' && Array.isArray(items) ? [[orderId, items.flatMap(readItem)]] : [];
}

function readItem(stored: unknown): OrderedItems {
  if (typeof stored !== 'object' || stored === null || !('itemId' in stored) || !('name' in stored)) return [];
  const { itemId, name } = stored;
  return typeof itemId === 'string' && typeof name === 'string' ? [{ itemId, name }] : [];
}
