import { useEffect } from 'react';
import type { Product } from '../../../domain/menu/product';
import type { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';

/** When the menu is read again, the item has a new row. That the old row needed no warning says nothing about the new one. */
export function useAllergenLookUp(allergens: AllergensViewModel, product: Product | undefined): void {
  useEffect(() => allergens.lookUp(product), [allergens, product, allergens.avoided]);
}
