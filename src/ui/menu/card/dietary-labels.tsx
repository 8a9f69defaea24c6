import { nameKey } from '../../../domain/shared/name-list';
import type { DietaryLabel } from '../../../domain/menu/product';
import { SrOnly } from '../../components/text/sr-only';
import { LabelSign } from './label-sign';

const shown = 3;

interface DietaryLabelsProps {
  readonly labels: readonly DietaryLabel[] | undefined;
  /** The keys of the labels that the customer asked for. These labels come first. */
  readonly asked?: readonly string[] | undefined;
}

export function DietaryLabels({ labels = [], asked = [] }: DietaryLabelsProps) {
  if (labels.length === 0) return null;
  const isAsked = ({ name }: DietaryLabel) => asked.includes(nameKey(name));
  const ordered = labels.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  const rest = ordered.slice(shown);
  return (
    <ul className="labels" role="list" aria-label="Dietary labels">
      {ordered.slice(0, shown).map((label) => (
        <li className={isAsked(label) ? 'label label--asked' : 'label'} key={label.name}>
          <LabelSign label={label} />
          <bdi>{label.name}</bdi>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="label label--more">
          <span aria-hidden="true">{`+${rest.length}`}</span>
          <SrOnly>{`and ${rest.map(({ name }) => name).join(', ')}`}</SrOnly>
        </li>
      )}
    </ul>
  );
}
