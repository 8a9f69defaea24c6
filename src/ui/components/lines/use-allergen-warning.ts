import type { AllergenWarning } from '../../../domain/menu/allergens';
import { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';
import { useShared } from '../../view-model-context';
import { useAllergenLookUp } from './use-allergen-look-up';

export function useAllergenWarning(itemId: string): AllergenWarning | undefined {
  const allergens = useShared(AllergensViewModel);
  useAllergenLookUp(allergens, allergens.menu.byId.get(itemId));
  return allergens.warningAbout(itemId);
}
