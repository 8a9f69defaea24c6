import type { Product } from '../menu/product';
import { present } from '../shared/present';
import { quantityLimit, quantityOf, type Cart } from './cart';

/** The customer pressed Add before the shop had started. */
export interface EarlyAdd {
  readonly id: string;
  readonly name: string;
}

interface SettledAdd {
  readonly name: string;
  readonly addition?: { readonly product: Product; readonly quantity: number };
  /** `gone`: the item cannot be ordered, so nothing was added. `limit`: only this many pieces can be ordered. */
  readonly refusal?: { readonly kind: 'gone' } | { readonly kind: 'limit'; readonly limit: number };
}

/** `menu` is empty if it cannot be read. */
export function settleEarlyAdds(
  adds: readonly EarlyAdd[],
  menu: readonly Product[],
  cart: Cart,
): readonly SettledAdd[] {
  const names = new Map(adds.map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => {
    const product = menu.find((candidate) => candidate.id === id);
    if (!product) return { name, refusal: { kind: 'gone' } };
    const wanted = adds.filter((add) => add.id === id).length;
    const limit = quantityLimit(product);
    const quantity = Math.min(wanted, limit - quantityOf(cart, id));
    return present({
      name: product.name,
      addition: quantity > 0 ? { product, quantity } : undefined,
      refusal: quantity < wanted ? ({ kind: 'limit', limit } as const) : undefined,
    });
  });
}
