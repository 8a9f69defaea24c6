import type { OrderedItemsRepository } from '../../domain/checkout/ports';
import type { JsonStorage } from './json-storage';
import { listOf, pick, textOf } from './parse-stored';

const key = 'storefront.orderedItems';
const maxOrders = 50;

type OrderedItems = readonly { readonly itemId: string; readonly name: string }[];

/** Stored as a list of pairs: an order id may be `__proto__`. */
export class LocalOrderedItemsRepository implements OrderedItemsRepository {
  constructor(private readonly storage: JsonStorage) {}

  remember(orderId: string, items: OrderedItems): void {
    const others = [...this.read()].filter(([id]) => id !== orderId);
    this.storage.write(key, [...others, [orderId, items]].slice(-maxOrders));
  }

  find(orderId: string): OrderedItems | undefined {
    return this.read().get(orderId);
  }

  private read(): ReadonlyMap<string, OrderedItems> {
    return new Map(listOf(this.storage.read(key), readPair));
  }
}

function readPair(stored: unknown): readonly [string, OrderedItems] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const [orderId, items]: readonly unknown[] = stored;
  return typeof orderId === 'string' && Array.isArray(items) ? [orderId, listOf(items, readItem)] : undefined;
}

function readItem(stored: unknown): OrderedItems[number] | undefined {
  const { itemId, name } = pick(stored, ['itemId', 'name'], textOf);
  return itemId !== undefined && name !== undefined ? { itemId, name } : undefined;
}
