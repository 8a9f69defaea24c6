import type { Product } from './product';

/**
 * Price, day and quantity come from the schedule. Allergens come from both, because a needless warning does less harm
 * than none.
 */
export function withDetails(scheduled: Product, details: Product): Product {
  const dietaryLabels = scheduled.dietaryLabels ?? details.dietaryLabels;
  const ingredients = scheduled.ingredients ?? details.ingredients;
  const isVegetarian = scheduled.isVegetarian ?? details.isVegetarian;
  const portion = scheduled.portion ?? details.portion;
  const spiceLevel = scheduled.spiceLevel ?? details.spiceLevel;
  const allergens = [...new Set([...(scheduled.allergens ?? []), ...(details.allergens ?? [])])];
  return {
    ...scheduled,
    description: scheduled.description || details.description,
    ...(dietaryLabels ? { dietaryLabels } : {}),
    ...(isVegetarian === undefined ? {} : { isVegetarian }),
    ...(portion ? { portion } : {}),
    ...(spiceLevel ? { spiceLevel } : {}),
    ...(ingredients ? { ingredients } : {}),
    ...(scheduled.allergens || details.allergens ? { allergens } : {}),
  };
}
