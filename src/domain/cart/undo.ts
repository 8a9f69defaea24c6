import { applyChange, quantityOf, type Cart, type CartChange } from './cart';

/** A removal can be taken back for this long. */
export const undoPeriod = 8000;

export type UndoRemove = Extract<CartChange, { kind: 'undoRemove' }>;

export function undoRemovalOf(before: Cart, change: CartChange): UndoRemove | undefined {
  const after = applyChange(before, change);
  const items = before.flatMap((item, position) => {
    const quantity = item.quantity - quantityOf(after, item.id);
    return quantity > 0 ? [{ item: { ...item, quantity }, position }] : [];
  });
  return items.length > 0 ? { kind: 'undoRemove', items } : undefined;
}
