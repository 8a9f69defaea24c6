import { useEffect } from 'react';
import type { AllergenWarning } from '../../../domain/menu/allergens';
import { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';
import { useShared } from '../../view-model-context';

export function useAllergenWarning(itemId: string): AllergenWarning | undefined {
  const allergens = useShared(AllergensViewModel);
  const warning = allergens.warningAbout(itemId);
  const isWarned = warning !== undefined;
  useEffect(() => {
    if (isWarned) allergens.lookUpInCart(itemId);
  }, [allergens, itemId, isWarned]);
  return warning;
}
