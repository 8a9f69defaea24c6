import type { Product } from './product';

/**
 * A scheduled item, completed with the details from its own reply. Price, day and quantity are the schedule's. Allergens from
 * both count: too many only cause needless warnings, too few do harm.
 */
export function withDetails(scheduled: Product, details: Product): Product {
  const dietaryLabels = scheduled.dietaryLabels ?? details.dietaryLabels;
  const ingredients = scheduled.ingredients ?? details.ingredients;
  const allergens = [...new Set([...(scheduled.allergens ?? []), ...(details.allergens ?? [])])];
  return {
    ...scheduled,
    description: scheduled.description || details.description,
    ...(dietaryLabels ? { dietaryLabels } : {}),
    ...(ingredients ? { ingredients } : {}),
    ...(scheduled.allergens || details.allergens ? { allergens } : {}),
  };
}
