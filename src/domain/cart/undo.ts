import { applyChange, type Cart, type CartChange } from './cart';

/** How long Remove and Clear Cart can be undone, in ms. */
export const undoPeriod = 8000;

export type UndoRemove = Extract<CartChange, { kind: 'undoRemove' }>;

/** The change that takes a removal back; undefined when the change removed nothing. */
export function undoRemovalOf(before: Cart, change: CartChange): UndoRemove | undefined {
  const kept = new Set(applyChange(before, change).map(({ id }) => id));
  const items = before.flatMap((item, position) => (kept.has(item.id) ? [] : [{ item, position }]));
  return items.length > 0 ? { kind: 'undoRemove', items } : undefined;
}
