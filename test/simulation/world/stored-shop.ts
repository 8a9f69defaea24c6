import { fieldsOf, aText } from '../../../src/adapters/storage/stored-schema';
import type { StateStorage } from '../../../src/adapters/mock/state-storage';

const cartKey = 'storefront.cart';
const pendingKey = 'storefront.pendingOrderItems';

export type Pieces = ReadonlyMap<string, number>;

export interface StoredPending {
  readonly key: string;
  readonly stage: string;
  readonly customerId: string | undefined;
  readonly retryOf: string | undefined;
  readonly items: Pieces;
  readonly toTake: Pieces;
  /** The removal of this item has begun, and the shop has not heard whether it was made. */
  readonly taking: string | undefined;
  /** The same of an item that goes back into the cart. */
  readonly puttingBack: string | undefined;
}

export function storedCart(storage: Pick<StateStorage, 'read'>): Pieces {
  return cartPieces(storage.read(cartKey));
}

export function storedPending(storage: Pick<StateStorage, 'read'>): readonly StoredPending[] {
  const newest = fieldsOf(storage.read(pendingKey));
  const previous = Array.isArray(newest.previous) ? newest.previous.map(fieldsOf) : [];
  return [newest, ...previous].flatMap((order) => {
    const key = aText(order.idempotencyKey);
    if (key === undefined) return [];
    return {
      key,
      stage: aText(order.stage) ?? '',
      customerId: aText(order.customerId),
      retryOf: aText(order.retryOf),
      items: cartPieces(order.cart),
      toTake: cartPieces(order.toTake),
      taking: aText(fieldsOf(order.taking).itemId),
      puttingBack: aText(fieldsOf(order.puttingBack).itemId),
    };
  });
}

export function cartPieces(cart: unknown): Pieces {
  const { items } = fieldsOf(cart);
  const lines = Array.isArray(items) ? items.map(fieldsOf) : [];
  return new Map(lines.map(({ id, quantity }) => [String(id), Number(quantity)]));
}
