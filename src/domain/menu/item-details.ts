import { present } from '../shared/present';
import type { Product } from './product';

/**
 * Price, day and quantity come from the schedule. Allergens come from both, because a needless warning does less harm
 * than none.
 */
export function withDetails(scheduled: Product, details: Product): Product {
  const stated = { ...details, ...scheduled };
  const { dietaryLabels, ingredients, isVegetarian, portion, spiceLevel } = stated;
  const allergens = [scheduled, details].flatMap((product) => product.allergens ?? []);
  return present({
    ...scheduled,
    description: scheduled.description || details.description,
    dietaryLabels,
    isVegetarian,
    portion,
    spiceLevel,
    ingredients,
    allergens: stated.allergens && [...new Set(allergens)],
  });
}
