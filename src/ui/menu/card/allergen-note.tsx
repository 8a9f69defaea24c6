import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { Product } from '../../../domain/menu/product';
import { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';
import { AllergenWarningText } from '../../components/lines/allergen-warning-text';
import { useAllergenLookUp } from '../../components/lines/use-allergen-look-up';
import { useShared } from '../../view-model-context';
import { CardNote } from './card-note';

interface AllergenNoteProps {
  readonly id: string;
  readonly product: Product;
}

export const AllergenNote = observer(function AllergenNote({ id, product }: AllergenNoteProps) {
  const allergens = useShared(AllergensViewModel);
  const warning = allergens.warningOf(product);
  useAllergenLookUp(allergens, product);
  return (
    warning && (
      <CardNote id={id} icon={TriangleAlert}>
        <AllergenWarningText warning={warning} />
      </CardNote>
    )
  );
});
