import { fieldsOf, textOf } from '../../storage/parse-stored';
import type { StateStorage } from '../mock-store';

const cartKey = 'storefront.cart';
const pendingKey = 'storefront.pendingOrderItems';
/** What the shop stores its items under. */
export const itemKeys: readonly string[] = [cartKey, pendingKey];

/** Numbers of pieces by the ids of items. */
export type Pieces = ReadonlyMap<string, number>;

/** A pending order as it is stored, read without the shop's own code. */
export interface StoredPending {
  readonly key: string;
  readonly stage: string;
  readonly customerId: string | undefined;
  /** The failed order that is paid again. */
  readonly retryOf: string | undefined;
  readonly items: Pieces;
  readonly toTake: Pieces;
}

export function storedCart(storage: Pick<StateStorage, 'read'>): Pieces {
  return readPieces(fieldsOf(storage.read(cartKey)).items);
}

export function storedPending(storage: Pick<StateStorage, 'read'>): readonly StoredPending[] {
  const newest = fieldsOf(storage.read(pendingKey));
  const previous = Array.isArray(newest.previous) ? newest.previous.map(fieldsOf) : [];
  return [newest, ...previous].flatMap((order) => {
    const key = textOf(order.idempotencyKey);
    if (key === undefined) return [];
    return {
      key,
      stage: textOf(order.stage) ?? '',
      customerId: textOf(order.customerId),
      retryOf: textOf(order.retryOf),
      items: readPieces(fieldsOf(order.cart).items),
      toTake: readPieces(fieldsOf(order.toTake).items),
    };
  });
}

/** Of a list of items with id and quantity. */
export function readPieces(items: unknown): Pieces {
  const lines = Array.isArray(items) ? items.map(fieldsOf) : [];
  return new Map(lines.map(({ id, quantity }) => [String(id), Number(quantity)]));
}
