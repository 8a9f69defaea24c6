import { nameKey } from '../../../domain/shared/name-list';
import { containsMeat, dietaryLabels, vegetarian, type DietaryLabel } from '../../../domain/menu/product';

/** `DietaryIcon` draws these. Its drawings stay out of the first page, which has cards and no filters. */
const drawn = new Set([...dietaryLabels, vegetarian, containsMeat].map(({ name }) => nameKey(name)));

/** The service adds this to a name, which says the same if it is left out. */
export function LabelSign({ label: { name, color, icon } }: { readonly label: DietaryLabel }) {
  return (
    <>
      {color && <i className="label__dot" style={{ background: color }} aria-hidden="true" />}
      {icon && !drawn.has(nameKey(name)) && (
        <span aria-hidden="true" translate="no">
          {icon}
        </span>
      )}
    </>
  );
}
