import type { Product } from './product';

/**
 * An item of the schedule with what its own reply states. Price, day and quantity are the schedule's. Allergens of both
 * count: too many warn in vain, too few do harm.
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
