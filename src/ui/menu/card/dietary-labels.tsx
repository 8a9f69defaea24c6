import { SrOnly } from '../../components/text/sr-only';

const shown = 3;

export function DietaryLabels({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null;
  const rest = labels.slice(shown);
  return (
    <ul className="labels" role="list" aria-label="Dietary labels">
      {labels.slice(0, shown).map((label) => (
        <li className="label" key={label}>
          <bdi>{label}</bdi>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="label label--more">
          <span aria-hidden="true">{`+${rest.length}`}</span>
          <SrOnly>{`and ${rest.join(', ')}`}</SrOnly>
        </li>
      )}
    </ul>
  );
}
