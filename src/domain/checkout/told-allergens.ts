import type { Cart } from '../cart/cart';
import { allergenWarning, type AllergenWarning } from '../menu/allergens';
import type { Product } from '../menu/product';

/** The allergens that the confirmation named when the customer pressed Confirm & Pay. */
export interface ToldAllergens {
  readonly avoided: readonly string[];
  /** By the ids of the items. */
  readonly warnings: ReadonlyMap<string, AllergenWarning>;
}

/** Whether today's menu states an avoided allergen that the customer was not told of. */
export function hasUntoldAllergen(
  cart: Cart,
  menu: readonly Product[] | undefined,
  { avoided, warnings }: ToldAllergens,
): boolean {
  const byId = new Map(menu?.map((product) => [product.id, product]));
  return cart.some(({ id }) => {
    const told = containedIn(warnings.get(id));
    return containedIn(allergenWarning(byId.get(id)?.allergens, avoided)).some((name) => !told.includes(name));
  });
}

function containedIn(warning: AllergenWarning | undefined): readonly string[] {
  return warning?.kind === 'contains' ? warning.allergens : [];
}
