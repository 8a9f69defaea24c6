import type { AllergenWarning } from '../../../domain/menu/allergens';
import { formatList, inSentence } from '../../format/format-list';

export function AllergenWarningText({ warning }: { readonly warning: AllergenWarning }) {
  if (warning.kind === 'notStated') return <span>Allergens aren't listed. Ask before you order.</span>;
  return (
    <>
      <span>{'Contains '}</span>
      <bdi>{formatList(warning.allergens.map(inSentence))}</bdi>
      <span>, which you avoid.</span>
    </>
  );
}
