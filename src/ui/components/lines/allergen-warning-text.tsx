import type { AllergenWarning } from '../../../domain/menu/allergens';
import { formatList } from '../../format/format-list';

export function AllergenWarningText({ warning }: { readonly warning: AllergenWarning }) {
  if (warning.kind === 'notStated') return <span>Allergens aren't listed. Ask before you order.</span>;
  return (
    <>
      <span>{'Contains '}</span>
      <bdi>{formatList(warning.allergens)}</bdi>
      <span>, which you avoid.</span>
    </>
  );
}
