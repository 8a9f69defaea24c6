import { fieldsOf, textOf } from '../../../src/adapters/storage/parse-stored';
import type { SharedStorage } from '../world/shared-storage';

/** Numbers of pieces by the ids of items. */
export type Pieces = ReadonlyMap<string, number>;

/** A pending order as it is stored, read without the shop's own code. */
export interface StoredPending {
  readonly key: string;
  readonly stage: string;
  readonly customerId: string | undefined;
  readonly items: Pieces;
  readonly toTake: Pieces;
}

export function storedCart(storage: SharedStorage): Pieces {
  return piecesOf(storage.read('storefront.cart'));
}

export function storedPending(storage: SharedStorage): readonly StoredPending[] {
  const newest = fieldsOf(storage.read('storefront.pendingOrderItems'));
  const previous = Array.isArray(newest.previous) ? newest.previous.map(fieldsOf) : [];
  return [newest, ...previous].flatMap((order) => {
    const key = textOf(order.idempotencyKey);
    if (key === undefined) return [];
    return {
      key,
      stage: textOf(order.stage) ?? '',
      customerId: textOf(order.customerId),
      items: piecesOf(order.cart),
      toTake: piecesOf(order.toTake),
    };
  });
}

function piecesOf(cart: unknown): Pieces {
  const { items } = fieldsOf(cart);
  const lines = Array.isArray(items) ? items.map(fieldsOf) : [];
  return new Map(lines.map(({ id, quantity }) => [String(id), Number(quantity)]));
}
