import type { Cart, CartItem } from './cart';

/** Unchanged items keep their objects, so their lines do not render again. */
export function reuseUnchanged(before: Cart, after: Cart): Cart {
  const known = new Map(before.map((item) => [item.id, item]));
  return after.map((item) => {
    const old = known.get(item.id);
    return old && isSame(old, item) ? old : item;
  });
}

function isSame(one: CartItem, other: CartItem): boolean {
  const fields = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  return entries.length === fields.size && entries.every(([name, value]) => fields.get(name) === value);
}
