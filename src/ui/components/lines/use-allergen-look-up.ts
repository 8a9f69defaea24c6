import { useEffect } from 'react';
import type { Product } from '../../../domain/menu/product';
import type { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';

/** A menu that is read again brings another row of the item. That no warning came for the row before says nothing of it. */
export function useAllergenLookUp(allergens: AllergensViewModel, product: Product | undefined): void {
  useEffect(() => allergens.lookUp(product), [allergens, product, allergens.avoided]);
}
