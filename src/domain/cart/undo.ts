import { applyChange, type Cart, type CartChange } from './cart';

/** ms during which Remove and Clear Cart can be undone. */
export const undoPeriod = 8000;

export type UndoRemove = Extract<CartChange, { kind: 'undoRemove' }>;

/** The change that undoes a removal; undefined when `change` removes nothing. */
export function undoRemovalOf(before: Cart, change: CartChange): UndoRemove | undefined {
  const left = new Set(applyChange(before, change).map(({ id }) => id));
  const items = before.flatMap((item, position) => (left.has(item.id) ? [] : [{ item, position }]));
  return items.length > 0 ? { kind: 'undoRemove', items } : undefined;
}
